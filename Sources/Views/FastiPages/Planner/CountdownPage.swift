public import FastiCivil
public import FastiWords

/// The editor of a countdown. Posted to ``Paths/countdowns``, or to ``Paths/countdown(_:)`` to change one.
public struct CountdownPage: Sendable {
  /// The id of the edited countdown; nil for a new one.
  public var id: String?
  /// The title of the countdown, as typed.
  public var name: FieldInput
  /// The day of the countdown, as typed.
  public var on: FieldInput
  /// Whether it repeats every year.
  public var isYearly: Bool

  /// The version from which the form was filled; empty for a new countdown.
  public var seen = ""
  /// The version that was saved meanwhile; nil for none.
  public var conflict: Conflict?

  /// The editor of a new or an existing countdown.
  public init(id: String? = nil, name: FieldInput = FieldInput(), on: FieldInput, isYearly: Bool = false) {
    self.id = id
    self.name = name
    self.on = on
    self.isYearly = isYearly
  }
}

extension CountdownPage: Page {
  /// Nil: no entry of the sidebar is marked.
  public var screen: Screen? { nil }
  /// The title for a new or an edited countdown.
  public func title(_ words: PageWords) -> String { words(id == nil ? .newCountdown : .editCountdown) }

  /// This editor beside a version that was saved meanwhile: the typed values are kept, and both are shown.
  public func against(_ standing: CountdownPage, _ words: PageWords) -> CountdownPage {
    var page = self
    page.seen = standing.seen
    page.conflict = Conflict(
      standing: standing.facts(words), typed: facts(words), keep: id.map { Paths.countdown($0) } ?? Paths.today)
    return page
  }

  private func facts(_ words: PageWords) -> [(label: String, text: String)] {
    [
      (words(label: Field.title), name.text), (words(label: Field.on), on.text),
      (words(label: Field.every), words(isYearly ? .everyYear : .repeatsNever)),
    ]
  }

  /// Writes the form of a countdown, with its errors.
  public func write(to html: inout HTML) {
    let words = html.words
    html.pageHeader(.countdown, title(words), accent: "accent-star") { _ in }
    html.element(.section, .class("card narrow")) { html in
      html.conflict(conflict)
      html.form(
        posting: id.map { Paths.countdown($0) } ?? Paths.countdowns, class: "fields", hook: "wish", back: Paths.today,
        seen: seen
      ) { html in
        html.field(Field.title, name, isRequired: true)
        html.field(Field.on, on, placeholder: words(.dateExample), hook: "date", isRequired: true)
        html.choice(Field.every, chosen: isYearly ? "year" : "")
        html.submit(words(.save), .countdown)
      }
      if let id {
        html.form(posting: Paths.deleteCountdown(id), back: Paths.today) { html in
          html.submit(words(.deleteCountdown), .delete, class: "button danger")
        }
      }
    }
  }
}

extension CountdownPage {
  enum Field: String, FormField {
    case title, on, every

    static let form: StaticString = "countdown"

    var label: Phrase? {
      switch self {
      case .title: .title
      case .on: .onDay
      case .every: .repeats
      }
    }

    func choices(_ words: PageWords) -> [FormChoice] {
      guard self == .every else { return [] }
      return [FormChoice("", words(.repeatsNever)), FormChoice("year", words(.everyYear))]
    }
  }
}

extension Paths {
  /// The editor of a new countdown, on a day.
  public static func newCountdown(_ day: Day?) -> Path { path("/countdowns/new", on: day) }
  /// Adds a countdown.
  public static let countdowns = Path("/countdowns")
  /// The editor of a countdown, and the address to which its change is posted.
  public static func countdown(_ id: String) -> Path { path("/countdowns/", id) }
  /// The address of the button that deletes a countdown.
  public static func deleteCountdown(_ id: String) -> Path { path("/countdowns/", id, "/delete") }
}
