import FastiCivil
public import FastiWords

/// A setting of a few words that the settings page changes, with a button for each word. Its raw value is its name in
/// `fasti config`.
///
/// A new one is a case here and its definition: the buttons, the route, and the description of a form that waits follow.
public enum ChoiceSetting: String, CaseIterable, Sendable {
  /// The weekday on which the rows of a month begin.
  case weekStart = "week.start"
  /// A clock of 12 or 24 hours.
  case hoursClock = "hours.clock"
  /// Whether exchange rates are fetched automatically.
  case currencyRefresh = "currency.refresh"

  fileprivate var definition: ChoiceDefinition {
    switch self {
    case .weekStart:
      ChoiceDefinition(.calendar, "/settings/calendar/week", .start, .weekStart, .weekStartWhat) { words in
        ChoiceSetting.weekStarts.map { FormChoice($0.word, words.title($0.day)) }
      }
    case .hoursClock:
      ChoiceDefinition(.calendar, "/settings/calendar/clock", .clock, .hoursClock, .hoursClockWhat) { words in
        [FormChoice("auto", words(.hoursAuto)), FormChoice("24", words(.hours24)), FormChoice("12", words(.hours12))]
      }
    case .currencyRefresh:
      ChoiceDefinition(.currency, "/settings/currency/refresh", .refresh, .currencyRefresh) { words in
        [FormChoice("off", words(.refreshOff)), FormChoice("auto", words(.currencyAuto))]
      }
    }
  }

  /// The weekdays to choose from, with their words.
  static let weekStarts: [(day: Weekday, word: StaticString)] = [
    (.monday, "monday"), (.saturday, "saturday"), (.sunday, "sunday"),
  ]
}

/// The form of a setting.
private struct ChoiceDefinition {
  let card: ChoiceSetting.Card
  let path: StaticString
  let field: ChoiceSetting.Field
  let label: Phrase
  let note: Phrase?
  let choices: @Sendable (PageWords) -> [FormChoice]

  init(
    _ card: ChoiceSetting.Card, _ path: StaticString, _ field: ChoiceSetting.Field, _ label: Phrase,
    _ note: Phrase? = nil, choices: @escaping @Sendable (PageWords) -> [FormChoice]
  ) {
    self.card = card
    self.path = path
    self.field = field
    self.label = label
    self.note = note
    self.choices = choices
  }
}

extension ChoiceSetting {
  /// The card of the settings page that has the setting.
  enum Card {
    case calendar, currency
  }

  /// The name of the field that is posted. It stays, because a browser may keep a form that waits.
  public enum Field: String, Sendable {
    case start, clock, refresh
  }

  /// The address to which a choice is posted.
  public var path: Path { Path(definition.path) }
  /// The name of the posted field.
  public var field: Field { definition.field }
  /// A word as the reader knows it.
  public func text(_ word: String, _ words: PageWords) -> String {
    definition.choices(words).first { $0.value == word }?.label ?? word
  }

  /// The field, by which a form that waits is described.
  var schema: FormSchema {
    let definition = definition
    return FormSchema(fields: [
      FormSchema.Field(
        name: definition.field.rawValue, label: definition.label, choices: definition.choices,
        text: { word, words in definition.choices(words).first { $0.value == word }?.label ?? word })
    ])
  }

  /// Whether a form may wait for a network: those of the calendar may.
  var mayWait: Bool { definition.card == .calendar }
}

/// The words of all settings with a few words.
public struct ChosenSettings: Hashable, Sendable {
  private let words: [String]

  /// The words that a closure gives.
  public init(_ word: (ChoiceSetting) -> String) { words = ChoiceSetting.allCases.map { word($0) } }

  /// The word of a setting.
  public subscript(setting: ChoiceSetting) -> String {
    for (other, word) in zip(ChoiceSetting.allCases, words) where other == setting { return word }
    return ""
  }
}

extension SettingsPage {
  /// The first weekday of the rows of a month, and the format of times.
  func writeCalendar(_ html: inout HTML) {
    html.element(.section, .class("card"), .id("calendar")) { html in
      writeChoices(.calendar, &html) { html, isFirst, label in
        if isFirst { html.heading(label) } else { html.element(.h3, text: label) }
      }
    }
  }

  /// The choices of a card.
  /// - Parameter heading: Writes the label of a setting.
  func writeChoices(
    _ card: ChoiceSetting.Card, _ html: inout HTML,
    heading: (inout HTML, _ isFirst: Bool, String) -> Void = { html, _, label in html.element(.h3, text: label) }
  ) {
    var isFirst = true
    for setting in ChoiceSetting.allCases {
      let (words, definition) = (html.words, setting.definition)
      guard definition.card == card else { continue }
      heading(&html, isFirst, words(definition.label))
      isFirst = false
      if let note = definition.note { html.element(.p, text: words(note)) }
      html.form(posting: setting.path, class: "segments") { html in
        for choice in definition.choices(words) {
          html.element(
            .button, .type("submit"), .name(definition.field), .value(choice.value),
            choice.value == chosen[setting] ? .current("true") : nil, text: choice.label)
        }
      }
    }
  }
}
