public import FastiCivil
public import FastiWords

/// The form of one line that adds an event: `Lunch with Björn fri 12-13 every 2 weeks at Café X`. Posted to
/// ``Paths/sentence``.
public struct SentenceForm: Hashable, Sendable {
  /// The day of a sentence without a day.
  public var on: Day
  /// The typed sentence.
  public var sentence: FieldInput

  /// The form on a day.
  public init(on: Day, _ sentence: FieldInput = FieldInput()) {
    self.on = on
    self.sentence = sentence
  }
}

extension SentenceForm {
  enum Field: String, FormField {
    case sentence, on

    static let form: StaticString = "said"

    var label: Phrase? {
      switch self {
      case .sentence: .sayEvent
      case .on: .onDay
      }
    }
  }
}

/// The form of one line as a separate page, with the interpretation of the sentence or its error.
public struct SentencePage: Page {
  public var form: SentenceForm
  /// The interpretation of the sentence; empty for none.
  public var understood: String

  /// The page of a form.
  public init(_ form: SentenceForm, understood: String = "") {
    self.form = form
    self.understood = understood
  }

  /// Nil: no entry of the sidebar is marked.
  public var screen: Screen? { nil }
  /// The day of a sentence without a day.
  public var day: Day? { form.on }
  /// The title of a new event.
  public func title(_ words: PageWords) -> String { words(.newEvent) }

  /// Writes the page of the sentence form.
  public func write(to html: inout HTML) {
    html.pageHeader(.event, title(html.words), accent: "accent-calendar") { _ in }
    html.element(.section, .class("card narrow")) { html in
      html.sentence(form, back: Paths.day(form.on))
      if !understood.isEmpty { html.element(.p, .class("preview"), text: understood) }
    }
  }
}

extension HTML {
  /// Writes the form. The script of the page shows the interpretation below it, and moves the form to the place of the
  /// click.
  mutating func sentence(_ form: SentenceForm, back: Path? = nil) {
    self.form(posting: Paths.sentence, class: "asking say", hook: "say", back: back) { html in
      html.hidden(SentenceForm.Field.on, form.on.iso)
      html.field(
        SentenceForm.Field.sentence, form.sentence, placeholder: html.words(.sayEventExample), hook: "sentence",
        isRequired: true)
      html.submit(html.words(.save), .add)
      html.element(
        .button, .type("submit"), .class("button"), .asks, .asking(Paths.newEvent(nil)), .unchecked,
        text: html.words(.more))
    }
  }
}

extension Paths {
  /// The page of the form, and the address to which it is posted.
  public static let sentence = Path("/events/sentence")
}
