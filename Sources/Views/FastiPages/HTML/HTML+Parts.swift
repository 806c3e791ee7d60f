import FastiCivil
public import FastiHolidays
import FastiWords

// Parts that several pages share.
extension HTML {
  /// A region's pill: its code in its country's colours, and its name for screen readers.
  mutating func pill(_ region: RegionPill) {
    element(.span, .class("pill", region.style)) { html in
      html.element(.span, .hiddenFromEars, text: region.code)
      html.element(.span, .class("ears"), text: region.name)
    }
  }

  /// A link that looks like a button and shows only a picture.
  mutating func button(_ icon: Icon, _ label: String, _ path: Path, key: StaticString? = nil, hook: StaticString? = nil)
  {
    element(
      .a, .class("button square"), .href(path), .label(label), key.map { .key($0) }, hook.map { .hook($0) }
    ) { $0.icon(icon) }
  }

  /// A link that looks like a button.
  mutating func button(_ icon: Icon?, text: String, _ path: Path, key: StaticString? = nil) {
    element(.a, .class("button"), .href(path), key.map { .key($0) }) { html in
      if let icon { html.icon(icon) }
      html.text(text)
    }
  }

  /// The header of a page: icon, title, controls.
  /// - Parameter week: The week that a narrow window shows in place of the icon.
  mutating func pageHeader(
    _ icon: Icon, _ title: String, accent: StaticString, week: ISOWeek? = nil, controls: (inout HTML) -> Void
  ) {
    element(.header, .classes("page-header", accent)) { html in
      html.element(.span, .class("page-icon")) { $0.icon(icon) }
      if let week { html.weekNumber(week) }
      html.element(.h1, text: title)
      html.element(.div, .class("controls"), content: controls)
    }
  }

  /// The number of a week as a link to it.
  mutating func weekNumber(_ week: ISOWeek) {
    element(.a, .class("week-number"), .href(Paths.week(week))) { html in
      html.element(.small, text: html.words(.week))
      html.space()
      html.element(.strong, number: week.week)
    }
  }

  /// What a page has beside its steps: in its head, or at its end in a narrow window, where the head is one line.
  mutating func extras(isEnd: Bool = false, content: (inout HTML) -> Void) {
    element(.div, .classes("extras", isEnd ? "at-end" : nil), content: content)
  }

  /// The links to the previous period, today and the next period.
  mutating func steps(
    previous: Path?, _ previousLabel: String, next: Path?, _ nextLabel: String, today: Path, isToday: Bool
  ) {
    element(.a, .classes("button", "today-button"), .href(today), isToday ? .current("date") : nil, text: words(.today))
    if let previous { button(.previous, previousLabel, previous, hook: "previous") }
    if let next { button(.next, nextLabel, next, hook: "next") }
  }

  /// The heading of a part of a page.
  mutating func heading(_ text: String, id: StaticString? = nil) {
    element(.h2, id.map { .id($0) }, text: text)
  }

  /// A clock time as `07:45`, or as `7:45 AM`.
  mutating func clock(_ time: TimeOfDay) { clock(time, to: "") }

  /// A clock time and the end time: `07:45–08:30`.
  mutating func clock(_ time: TimeOfDay, to end: String) {
    element(.span, .class("clock")) { html in
      html.hour(time)
      if !end.isEmpty { html.text("–\(end)") }
    }
  }

  /// A day as text, with its date for programs.
  mutating func time(_ day: Day, _ text: String) { element(.time, .datetime(day), text: text) }
}

/// A region as a pill in its own colours.
public struct RegionPill: Hashable, Sendable {
  /// The code: `SE`, `AU-NSW`.
  public var code: String
  /// The name in the reader's language.
  public var name: String
  private let colours: RegionCode

  /// A region.
  /// - Parameter colours: The region whose colours it has; nil for the colours of its country.
  public init(code: String, name: String, colours: RegionCode? = nil) {
    self.code = code
    self.name = name
    self.colours = colours ?? RegionCode(code).country
  }

  /// The class for its colours.
  var style: [UInt8] { RegionPill.style(colours) }

  /// `pill-se`; empty if the text is not a code.
  private static func style(_ code: RegionCode) -> [UInt8] {
    guard RegionCode.isValid(code.bytes) else { return [] }
    let letters = code.bytes.map { (byte: UInt8) in
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
      case UInt8(ascii: "@"): UInt8(ascii: "-")
      default: byte
      }
    }
    return Array("pill-".utf8) + letters
  }

  /// The rules of the stylesheet that set the colours of these regions' pills, one line each.
  /// - Parameter book: The regions, with their parents.
  static func stylesheet(of book: RuleBook) -> [UInt8] {
    var writer = UTF8Writer()
    var written: Set<RegionCode> = []
    for region in book.regions {
      let source = book.colourSource(of: region.code)
      guard written.insert(source).inserted else { continue }
      let colours = book.colours(of: source)
      writer.write(".")
      writer.write(utf8: style(source))
      writer.write(" { background: #")
      writer.write(utf8: colours.ground.hex)
      writer.write("; color: #")
      writer.write(utf8: colours.ink.hex)
      writer.write("; }\n")
    }
    return writer.bytes
  }
}

/// The pictures of the sprite, `Data/Web/icons.svg`.
enum Icon: String, Sendable {
  case today, week, month, year, agenda, star, reminders, leave, days, settings, search, more
  case sun, sunAndCloud = "sun-cloud", cloud, fog, rain, sleet, snow, thunder
  case previous, next, add, lock, undo, delete, edit, note, event, countdown, why
  case flag, plane, cake, money
}
