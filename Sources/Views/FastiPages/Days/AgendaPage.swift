import FastiAgenda
public import FastiCivil
import FastiFormats
public import FastiWords

/// The days that have items, in order: a part of a list that continues in both directions.
public struct AgendaPage: Sendable {
  /// The days with their shown items, in order; today is included even without items.
  public var days: [DayCell]
  /// The range of days that was searched.
  public var range: DayRange
  /// Where the part before this one ends; nil at the beginning of the calendar.
  public var earlier: AgendaPlace?
  /// Where the part after this one begins; nil at the end of the calendar.
  public var later: AgendaPlace?

  /// The greatest number of items in a part.
  public static let most = 50

  /// A part of the list.
  public init(_ days: [DayCell], in range: DayRange, earlier: AgendaPlace?, later: AgendaPlace?) {
    self.days = days
    self.range = range
    self.earlier = earlier
    self.later = later
  }
}

extension AgendaPage: Page {
  /// The sidebar marks Agenda.
  public var screen: Screen? { .agenda }
  /// The first day shown.
  public var day: Day? { days.first?.day ?? range.first }
  /// The month of the first day.
  public var mini: MiniMonth? { MiniMonth(DayRange(days.first?.day ?? range.first), .agenda) }
  /// The agenda and the days it covers.
  public func title(_ words: PageWords) -> String { "\(words(.agenda)), \(words.span(shown))" }

  /// The first to the last day with items; the searched range if nothing was found.
  private var shown: DayRange {
    guard let first = days.first?.day, let last = days.last?.day else { return range }
    return DayRange(first...last)
  }

  /// The header, and the days between the links to earlier and later ones.
  public func write(to html: inout HTML) {
    let today = html.frame.today
    html.pageHeader(.agenda, html.words(.agenda), accent: "accent-calendar") { html in
      html.steps(
        previous: earlier.map { Paths.agenda(before: $0) }, html.words(.agendaEarlier),
        next: later.map { Paths.agenda(from: $0) }, html.words(.agendaLater), today: Paths.agenda(),
        isToday: days.first?.day == today)
      html.extras { writeExtras(&$0) }
    }
    html.element(.div, .class("agenda"), .hook("agenda")) { html in
      if let earlier { html.step(html.words(.agendaEarlier), Paths.agenda(before: earlier), hook: "earlier") }
      for day in days { write(day, &html) }
      if days.allSatisfy({ $0.items.isEmpty }) {
        html.element(.p, .class("empty"), text: html.words(.agendaNothing, html.words.span(range)))
      }
      if let later { html.step(html.words(.agendaLater), Paths.agenda(from: later), hook: "later") }
    }
    html.extras(isEnd: true) { writeExtras(&$0) }
  }

  private func writeExtras(_ html: inout HTML) {
    html.file(html.words(.downloadPDF), Paths.paper(days: shown))
    html.button(.add, html.words(.newEvent), Paths.newEvent(day), key: "c")
  }

  private func write(_ cell: DayCell, _ html: inout HTML) {
    let isToday = cell.mark.contains(.today)
    html.element(.section, .classes("agenda-day", isToday ? "now" : nil), .id(cell.day)) { html in
      html.element(.div) { html in
        html.element(.h2) { html in
          html.element(
            .a, Paths.inRange(cell.day).map { .href($0) }, cell.isRed ? .class("red") : nil,
            isToday ? .current("date") : nil, text: html.words.long(cell.day))
        }
        html.hijri(cell.hijri)
      }
      if cell.items.isEmpty {
        html.element(.p, .class("empty"), text: html.words(.nothingOn))
      } else {
        html.items(cell.items.map { $0.listed(on: cell.day, html.words) })
      }
    }
  }
}

extension HTML {
  /// A link to the earlier or later part of the list; the script of the page inserts that part in its place.
  fileprivate mutating func step(_ text: String, _ path: Path, hook: StaticString) {
    element(.a, .class("button"), .href(path), .hook(hook), text: text)
  }
}

extension DayItem {
  /// The item in a list of many days: with the number of its day, and only the text of a line.
  fileprivate func listed(on day: Day, _ words: PageWords) -> DayItem {
    var item = self
    item.title = Self.cut(title, 120)
    item.detail = Self.cut(detail, 160)
    if let days {
      let place = words(.toldDay, String(day - days.first + 1), String(days.count))
      item.detail = detail.isEmpty ? place : "\(place) · \(item.detail)"
    }
    return item
  }

  private static func cut(_ text: String, _ most: Int) -> String {
    text.utf8.count <= most || text.unicodeScalars.count <= most
      ? text : String(String.UnicodeScalarView(text.unicodeScalars.prefix(most - 1))) + "…"
  }
}
