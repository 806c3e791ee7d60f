import FastiAgenda
import FastiWords

// The symbol and the colour that the user chose: shown beside a title, and picked in a form.
extension HTML {
  mutating func symbol(_ symbol: EventSymbol) { picture(symbol.word) }

  /// The box of a thing in a list: the symbol that was chosen for it, else the letter of its kind; in the colour that was chosen.
  /// - Parameter isNamed: Whether the kind is named for ears.
  mutating func sign(_ kind: EntryKind, _ look: EventLook, isNamed: Bool = true) {
    element(.span, .classes("sign", look.color?.style), .hiddenFromEars) { html in
      if let symbol = look.symbol {
        html.symbol(symbol)
      } else if let icon = kind.icon {
        html.icon(icon)
      } else {
        html.text(html.words(kind.signPhrase))
      }
    }
    if isNamed { element(.span, .class("ears"), text: words(kind.phrase)) }
    if let symbol = look.symbol { element(.span, .class("ears"), text: words(symbol.phrase)) }
  }

  /// What was chosen for a thing in a line of a grid; nothing where nothing was.
  mutating func chosen(_ look: EventLook) {
    if let symbol = look.symbol {
      element(.span, .classes("chosen-symbol", look.color?.style), .hiddenFromEars) { $0.symbol(symbol) }
      element(.span, .class("ears"), text: words(symbol.phrase))
    } else if let color = look.color {
      element(.span, .classes("mark round", color.style), .hiddenFromEars) { _ in }
    }
  }

  /// Writes the pictures and the colours to choose from, folded unless one is chosen.
  mutating func looks<Field: FormField>(symbol: Field, color: Field, _ look: EventLook) {
    element(.details, .class("whole"), look == .plain ? nil : .open) { html in
      html.element(.summary, text: html.words(.symbolAndColor))
      html.swatches(symbol, look.symbol.map { "\($0.word)" } ?? "") { html, choice in
        html.element(.span, .class("sign"), .hiddenFromEars) { html in
          if let symbol = EventSymbol.allCases.first(where: { "\($0.word)" == choice.value }) { html.symbol(symbol) }
        }
      }
      html.swatches(color, look.color.map { "\($0.word)" } ?? "") { html, choice in
        let color = EventColor.allCases.first { "\($0.word)" == choice.value }
        html.element(.span, .classes("sign", color?.style), .hiddenFromEars) { _ in }
      }
    }
  }

  private mutating func swatches(
    _ field: some FormField, _ chosen: String, _ write: (inout HTML, FormChoice) -> Void
  ) {
    let none = FormChoice("", words(.choiceNone))
    element(.fieldset, .class("swatches")) { html in
      html.element(.legend, text: html.words(label: field))
      for choice in [none] + field.choices(html.words) {
        html.element(.label, .class("swatch"), .tip(choice.label)) { html in
          html.element(
            .input, .type("radio"), .name(field), .value(choice.value), choice.value == chosen ? .checked : nil)
          write(&html, choice)
          html.element(.span, .class("ears"), text: choice.label)
        }
      }
    }
  }
}

extension FormChoice {
  static func symbols(_ words: PageWords) -> [FormChoice] {
    EventSymbol.allCases.map { FormChoice($0.word, words($0.phrase)) }
  }

  /// The colours.
  static func colors(_ words: PageWords) -> [FormChoice] {
    EventColor.allCases.map { FormChoice($0.word, words($0.phrase)) }
  }
}

extension EntryKind {
  /// The picture of the kind, the same in every language; nil for hours of leave, which have a sign of arithmetic.
  var icon: Icon? {
    switch self {
    case .holiday: .flag
    case .observance: .star
    case .note: .note
    case .event, .busy: .event
    case .trip: .plane
    case .birthday: .cake
    case .money, .payday: .money
    case .countdown: .countdown
    case .reminder: .reminders
    case .leaveUsed, .leaveAccrued, .leaveRaised, .leaveLowered: nil
    }
  }
}

extension EventColor {
  /// The class of the colour.
  var style: StaticString {
    switch self {
    case .red: "tint-red"
    case .orange: "tint-orange"
    case .yellow: "tint-yellow"
    case .green: "tint-green"
    case .teal: "tint-teal"
    case .cyan: "tint-cyan"
    case .purple: "tint-purple"
    case .pink: "tint-pink"
    }
  }
}
