public import FastiLeave
public import FastiWords

/// The question what the balances would be with an entry that is not saved: the entry, and the balances with and
/// without it.
public struct LeaveWhatIfPage: Sendable {
  /// The kinds of leave to choose from.
  public var types: [LeaveType]
  /// The entry.
  public var form: LeaveForm
  /// The balances; nil before a question.
  public var answer: Answer?
  /// Whether a profile is saved; otherwise the numbers are those of a sample.
  public var hasProfile = true

  /// The balances on the last day of the entry, or today if that is later.
  public struct Answer: Sendable {
    /// The balances with the entry.
    public var with: [BalanceCard]
    /// The same balances if the entry is not made.
    public var without: [BalanceCard]
    /// The limits of the profile that the entry would exceed.
    public var warnings: [LeaveNotice]
    /// The days of a span that do not use hours, and whether regions are missing.
    public var notes: [String]

    /// An answer.
    public init(with: [BalanceCard], without: [BalanceCard], warnings: [LeaveNotice], notes: [String]) {
      self.with = with
      self.without = without
      self.warnings = warnings
      self.notes = notes
    }
  }

  /// A question.
  public init(types: [LeaveType], form: LeaveForm) {
    self.types = types
    self.form = form
  }
}

extension LeaveWhatIfPage: Page {
  /// The sidebar marks Leave.
  public var screen: Screen? { .leave }
  /// The question.
  public func title(_ words: PageWords) -> String { words(.leaveWhatIfTitle) }

  /// The form, and the answer below.
  public func write(to html: inout HTML) {
    let words = html.words
    html.leaveQuestion(.whatIf, hasProfile: hasProfile) { html in
      html.choice(Field.type, chosen: form.type.string, options: types.map { FormChoice($0.string, words(leave: $0)) })
      html.choice(Field.action, chosen: LeaveForm.Field.value(form.action))
      html.hours(Field.hours, form.hours)
      html.field(Field.on, form.on, placeholder: words(.dateExample), hook: "date", isRequired: true)
      html.field(Field.until, form.until, placeholder: words(.optional), hook: "date")
      html.submit(words(.show), .search)
    }
    guard let answer else { return }
    html.element(.section, .class("card narrow")) { html in
      if let day = answer.with.first?.forecastAsOf { html.heading(words(.asOf, words.date(day))) }
      write(answer, &html)
      for warning in answer.warnings { html.element(.p, .class("notice"), text: words(warning)) }
      for note in answer.notes { html.element(.p, text: note) }
    }
  }

  private func write(_ answer: Answer, _ html: inout HTML) {
    html.element(.table, .class("plain-table")) { html in
      html.element(.thead) { html in
        html.element(.tr) { html in
          html.element(.th, .scope("col"), text: html.words(.leaveType))
          for heading in [Phrase.official, .forecast, .leaveWithIt] {
            html.element(.th, .scope("col"), .class("figure"), text: html.words(heading))
          }
        }
      }
      html.element(.tbody) { html in
        for (with, without) in zip(answer.with, answer.without) {
          html.element(.tr) { html in
            html.element(.th, .scope("row"), text: html.words(leave: with.type))
            // An entry in a period that is paid already changes the official balance too.
            let official = with.official == without.official ? [with.official] : [without.official, with.official]
            let texts = [official, [without.forecast], [with.forecast]].map { hours in
              hours.map { html.words.hours($0) }.joined(separator: " → ")
            }
            for text in texts { html.element(.td, .class("figure"), text: text) }
          }
        }
      }
    }
  }

  enum Field: String, FormField {
    case type, action, hours, on, until

    static let form: StaticString = "what-if"

    var label: Phrase? { entry.label }

    func choices(_ words: PageWords) -> [FormChoice] { entry.choices(words) }

    /// The same field of an entry.
    private var entry: LeaveForm.Field {
      switch self {
      case .type: .type
      case .action: .action
      case .hours: .hours
      case .on: .on
      case .until: .until
      }
    }
  }
}
