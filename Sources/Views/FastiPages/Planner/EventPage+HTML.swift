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
      (words(label: Field.until), until.text), (words(label: Field.at), at.text), (words(label: Field.to), to.text),
      (words(label: Field.in), zone.text), (words(label: Field.place), place.text),
      (words(label: Field.type), words(type.phrase)),
      (words(label: Field.every), rule ?? words(again.every?.phrase ?? .repeatsNever)),
      (words(label: Field.step), again.every == nil ? "" : again.step),
      (
        words(label: Field.weekdays),
        RecurrenceFields.week.filter { again.weekdays.contains($0) }.map { words.title($0) }.joined(separator: ", ")
      ),
      (words(label: Field.nth), again.ordinal.isEmpty ? "" : Self.name(of: again, words)),
      (words(label: Field.skip), again.skips ? words(.chosen) : ""),
      (words(label: Field.last), last.text), (words(label: Field.times), times.text),
      (words(label: Field.url), url.text), (words(label: Field.alarms), alarms.text),
      (words(label: Field.budget), budget.text),
      (words(label: Field.symbol), look.symbol.map { words($0.phrase) } ?? ""),
      (words(label: Field.color), look.color.map { words($0.phrase) } ?? ""),
      (words(label: Field.notes), notes.text),
    ]
  }

  /// `2 Tuesday`, `last day`.
  private static func name(of again: RecurrenceFields, _ words: PageWords) -> String {
    [(Field.nth, again.ordinal), (Field.counted, again.counted)].map { field, value in
      field.choices(words).first { $0.value == value }?.label ?? value
    }.joined(separator: " ")
  }

  /// How often it can recur: the words, and its present rule if none of them expresses it.
  private func repetitions(_ words: PageWords) -> [FormChoice] {
    Field.every.choices(words) + (rule.map { [FormChoice(Self.keptRule, $0)] } ?? [])
  }

  /// Writes the form of an event, with its errors.
  public func write(to html: inout HTML) {
    let words = html.words
    html.pageHeader(.event, title(words), accent: "accent-calendar") { _ in }
    html.element(.section, .class("card narrow")) { html in
      html.conflict(conflict)
      if let missing { html.element(.p, text: words(.occurrenceGone, words.date(missing))) }
      html.form(
        posting: id.map { Paths.event($0) } ?? Paths.events, class: "fields", hook: "wish", back: back, seen: seen
      ) { html in
        if let occurrence {
          html.hidden(Field.of, occurrence.iso)
          html.choice(Field.scope, chosen: scope.rawValue)
        }
        html.field(Field.title, name, isRequired: true)
        html.field(Field.on, on, placeholder: words(.dateExample), hook: "date", isRequired: true)
        html.field(Field.until, until, placeholder: words(.optional), hook: "date")
        html.field(Field.at, at, placeholder: words(.timeExample))
        html.field(Field.to, to, placeholder: words(.optional))
        html.field(Field.in, zone, placeholder: words(.timeZoneHint))
        html.choice(Field.type, chosen: "\(type.word)")
        html.choice(
          Field.every, chosen: rule == nil ? again.every.map { "\($0.word)" } ?? "" : Self.keptRule,
          options: repetitions(words), error: everyError)
        html.field(Field.step, FieldInput(again.step, error: stepError), inputMode: "numeric")
        html.field(Field.last, last, placeholder: words(.optional), hook: "date")
        html.field(Field.times, times, placeholder: words(.optional), inputMode: "numeric")
        writeDays(&html)
        html.field(Field.place, place, placeholder: words(.optional))
        html.field(Field.url, url, placeholder: "https://example.org/", inputMode: "url")
        html.field(Field.alarms, alarms, placeholder: "10m, 1h, 1d 18:00")
        html.field(Field.budget, budget, placeholder: "500 EUR")
        if let worth { html.element(.p, .class("field"), text: worth) }
        html.looks(symbol: Field.symbol, color: Field.color, look)
        html.area(Field.notes, notes)
        html.submit(words(.save), .event)
      }
      if let id {
        html.form(posting: Paths.deleteEvent(id), back: back) { html in
          guard let occurrence else { return html.submit(words(.deleteEvent), .delete, class: "button danger") }
          html.hidden(Field.of, occurrence.iso)
          for scope in Scope.allCases {
            html.element(
              .button, .type("submit"), .class("button danger"), .name(Field.scope), .value(scope.rawValue),
              text: words(scope.deletion))
          }
        }
      }
    }
  }
}

extension EventPage {
  /// On which days of a week or a month it recurs.
  private func writeDays(_ html: inout HTML) {
    let words = html.words
    html.element(.details, .class("whole"), again.saysMore ? .open : nil) { html in
      html.element(.summary, text: words(.whichDays))
      html.element(.div, .class("fields")) { html in
        html.element(.div, .class("field whole")) { html in
          html.element(.span, text: words(label: Field.weekdays))
          for day in RecurrenceFields.week {
            html.tick(
              Field.weekdays, RecurrenceFields.word(day), words.title(day), isOn: again.weekdays.contains(day))
          }
        }
        html.choice(Field.nth, chosen: again.ordinal)
        html.choice(Field.counted, chosen: again.counted)
        html.tick(Field.skip, isOn: again.skips)
      }
    }
  }
}

extension HTML {
  /// The form that the script of a grid fills in when an event is moved or stretched there, and sends to the event's own address; and
  /// what it says of the keys.
  mutating func moveForm() {
    element(.p, .id("drag-hint"), .hidden, text: words(.dragHint))
    form(posting: Paths.events, class: "actions", hook: "move", isHidden: true, lost: words(.fileNotSent)) { html in
      html.hidden(RequestField.seen, "")
      for field in [EventPage.Field.of, .title, .on, .until, .at, .to] { html.hidden(field, "") }
      html.element(.p, text: html.words(.scopeOf))
      for scope in EventPage.Scope.allCases {
        html.element(
          .button, .type("submit"), .class("button"), .name(EventPage.Field.scope), .value(scope.rawValue),
          text: html.words(scope.phrase))
      }
    }
  }
}

extension EventPage.Scope {
  fileprivate var phrase: Phrase {
    switch self {
    case .only: .scopeOnly
    case .from: .scopeFrom
    case .all: .scopeAll
    }
  }

  fileprivate var deletion: Phrase {
    switch self {
    case .only: .deleteOnly
    case .from: .deleteFrom
    case .all: .deleteAll
    }
  }
}

extension EventPage {
  enum Field: String, FormField {
    case of, scope, title, on, until, at, to, `in`, type, every, step, last, times, weekdays, nth, counted, skip, place,
      url,
      alarms, budget, symbol, color, notes

    static let form: StaticString = "event"

    var label: Phrase? {
      switch self {
      case .of: nil
      case .scope: .scopeOf
      case .title: .title
      case .on: .onDay
      case .until: .untilDay
      case .at: .atTime
      case .to: .endsAt
      case .in: .zoneOfEvent
      case .place: .placeOfEvent
      case .url: .linkAddress
      case .alarms: .alarmsOfEvent
      case .budget: .budgetOfEvent
      case .symbol: .symbolOfEvent
      case .color: .colorOfEvent
      case .type: .sort
      case .every: .repeats
      case .step: .everyHowMany
      case .last: .repeatsUntil
      case .times: .howManyTimes
      case .weekdays: .weekdays
      case .nth: .dayOfMonth
      case .counted: .whatOfMonth
      case .skip: .skipsMissing
      case .notes: .notes
      }
    }

    func choices(_ words: PageWords) -> [FormChoice] {
      switch self {
      case .scope: EventPage.Scope.allCases.map { FormChoice($0.rawValue, words($0.phrase)) }
      case .type: EventType.allCases.map { FormChoice($0.word, words($0.phrase)) }
      case .every:
        [FormChoice("", words(.repeatsNever))] + Repetition.allCases.map { FormChoice($0.word, words($0.phrase)) }
      case .weekdays: RecurrenceFields.week.map { FormChoice(RecurrenceFields.word($0), words.title($0)) }
      case .nth:
        [FormChoice("", words(.sameDayOfMonth))] + (1...5).map { FormChoice("\($0)", "\($0)") }
          + [FormChoice("last", words(.ordinalLast))]
      case .counted:
        [FormChoice("day", words(.countedDay)), FormChoice("weekday", words(.countedWeekday))]
          + RecurrenceFields.week.map { FormChoice(RecurrenceFields.word($0), words.title($0)) }
      case .skip: [.ticked(words)]
      case .symbol: FormChoice.symbols(words)
      case .color: FormChoice.colors(words)
      default: []
      }
    }

    func text(_ value: String, _ words: PageWords) -> String? {
      if self == .of { return nil }
      if self == .every, value == EventPage.keptRule { return words(.repeatsAsBefore) }
      return choices(words).first { $0.value == value }?.label ?? value
    }
  }
}
