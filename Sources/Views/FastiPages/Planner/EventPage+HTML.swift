import FastiAgenda
import FastiCivil
public import FastiWords

extension EventPage: Page {
  /// Nil: no entry of the sidebar is marked.
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
      (words(label: Field.title), name.text), (words(label: Field.on), on.text),
      (words(label: Field.until), until.text), (words(label: Field.at), at.text),
      (words(label: Field.type), words(type.phrase)),
      (words(label: Field.every), words(every?.phrase ?? .repeatsNever)),
      (words(label: Field.last), last.text), (words(label: Field.notes), notes.text),
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
        html.field(Field.title, name, isRequired: true)
        html.field(Field.on, on, placeholder: words(.dateExample), hook: "date", isRequired: true)
        html.field(Field.until, until, placeholder: words(.optional), hook: "date")
        html.field(Field.at, at, placeholder: words(.timeExample))
        html.choice(Field.type, chosen: "\(type.word)")
        html.choice(Field.every, chosen: every.map { "\($0.word)" } ?? "")
        html.field(Field.last, last, placeholder: words(.optional), hook: "date")
        html.area(Field.notes, notes)
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

extension EventPage {
  enum Field: String, FormField {
    case title, on, until, at, type, every, last, notes

    static let form: StaticString = "event"

    var label: Phrase? {
      switch self {
      case .title: .title
      case .on: .onDay
      case .until: .untilDay
      case .at: .atTime
      case .type: .sort
      case .every: .repeats
      case .last: .repeatsUntil
      case .notes: .notes
      }
    }

    func choices(_ words: PageWords) -> [FormChoice] {
      switch self {
      case .type: EventType.allCases.map { FormChoice($0.word, words($0.phrase)) }
      case .every:
        [FormChoice("", words(.repeatsNever))] + Repetition.allCases.map { FormChoice($0.word, words($0.phrase)) }
      default: []
      }
    }
  }
}
