import FastiAgenda
import FastiCivil
public import FastiWords

extension EventPage: Page {
  /// No screen of its own.
  public var screen: Screen? { nil }
  /// A new event, or the one that is changed.
  public func title(_ words: PageWords) -> String { words(id == nil ? .newEvent : .editEvent) }

  /// The day of the event: its editor is gone once it is deleted, and done with once it is kept.
  private var back: Path { (try? Day(iso: on.text)).map { Paths.day($0) } ?? Paths.today }

  /// This editor, where that one stands by now: what was typed is kept, and both are shown.
  public func against(_ standing: EventPage, _ words: PageWords) -> EventPage {
    var page = self
    page.seen = standing.seen
    page.conflict = Conflict(
      standing: standing.facts(words), typed: facts(words), keep: id.map { Paths.event($0) } ?? Paths.today)
    return page
  }

  private func facts(_ words: PageWords) -> [(label: String, text: String)] {
    [
      (words(.title), name.text), (words(.onDay), on.text), (words(.untilDay), until.text), (words(.atTime), at.text),
      (words(.sort), words(type.phrase)), (words(.repeats), words(every?.phrase ?? .repeatsNever)),
      (words(.repeatsUntil), last.text), (words(.notes), notes.text),
    ]
  }

  /// The form.
  public func write(to html: inout HTML) {
    let words = html.words
    html.pageHeader(.event, title(words), accent: "accent-calendar") { _ in }
    html.element(.section, .class("card narrow")) { html in
      html.conflict(conflict)
      html.form(
        posting: id.map { Paths.event($0) } ?? Paths.events, class: "fields", hook: "wish", back: back, seen: seen
      ) { html in
        html.field(words(.title), .title, name, in: "event", isRequired: true)
        html.field(
          words(.onDay), .on, on, in: "event", placeholder: words(.dateExample), hook: "date", isRequired: true)
        html.field(words(.untilDay), .until, until, in: "event", placeholder: words(.optional), hook: "date")
        html.field(words(.atTime), .at, at, in: "event", placeholder: words(.timeExample))
        html.choice(
          words(.sort), .type, in: "event", chosen: EventType.allCases.firstIndex(of: type) ?? 0,
          options: EventType.allCases.map { ("\($0.word)", words($0.phrase)) })
        html.choice(
          words(.repeats), .every, in: "event",
          chosen: every.flatMap { Repetition.allCases.firstIndex(of: $0) }.map { $0 + 1 } ?? 0,
          options: [("", words(.repeatsNever))] + Repetition.allCases.map { ("\($0.word)", words($0.phrase)) })
        html.field(words(.repeatsUntil), .last, last, in: "event", placeholder: words(.optional), hook: "date")
        html.area(words(.notes), .notes, notes, in: "event")
        html.submit(words(.save), .event)
      }
      if let id {
        html.form(posting: Paths.deleteEvent(id), back: back) { html in
          html.submit(words(.deleteEvent), .delete, class: "button danger")
        }
      }
    }
  }
}

extension EventType {
  var phrase: Phrase {
    switch self {
    case .event: .kindEvent
    case .trip: .kindTrip
    case .birthday: .kindBirthday
    case .money: .kindMoney
    }
  }
}

extension Repetition {
  var phrase: Phrase {
    switch self {
    case .day: .everyDay
    case .week: .everyWeek
    case .month: .everyMonth
    case .year: .everyYear
    }
  }
}
