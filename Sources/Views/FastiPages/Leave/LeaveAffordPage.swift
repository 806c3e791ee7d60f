public import FastiCivil
public import FastiLeave
public import FastiWords

/// The question when hours of leave can be taken, and its answer.
public struct LeaveAffordPage: Sendable {
  /// The kinds of leave to choose from.
  public var types: [LeaveType]
  /// The selected kind.
  public var type: LeaveType
  /// The number of hours.
  public var hours: FieldInput
  /// The first day to consider.
  public var from: FieldInput
  /// The answer; nil before a question.
  public var answer: Answer?
  /// Whether a profile is saved; otherwise the numbers are those of a sample.
  public var hasProfile = true

  /// When the hours can be taken.
  public struct Answer: Sendable {
    /// The first day; nil for none.
    public var day: Day?
    /// The answer in words, as sentences.
    public var sentences: [String]
    /// The changes that make it possible on that day.
    public var changes: [LedgerRow]

    /// An answer.
    public init(day: Day?, sentences: [String], changes: [LedgerRow]) {
      self.day = day
      self.sentences = sentences
      self.changes = changes
    }
  }

  /// A question.
  public init(types: [LeaveType], type: LeaveType, hours: FieldInput, from: FieldInput) {
    self.types = types
    self.type = type
    self.hours = hours
    self.from = from
  }
}

extension LeaveAffordPage: Page {
  /// The sidebar marks Leave.
  public var screen: Screen? { .leave }
  /// The question.
  public func title(_ words: PageWords) -> String { words(.leaveAffordTitle) }

  /// The form, and the answer below.
  public func write(to html: inout HTML) {
    let words = html.words
    html.leaveQuestion(.afford, hasProfile: hasProfile) { html in
      html.choice(Field.type, chosen: type.string, options: types.map { FormChoice($0.string, words(leave: $0)) })
      html.hours(Field.hours, hours)
      html.field(Field.from, from, placeholder: words(.dateExample), hook: "date")
      html.submit(words(.show), .search)
    }
    guard let answer else { return }
    html.element(.section, .class("card narrow")) { html in
      if let day = answer.day {
        html.element(.output, .class("answer")) { html in
          html.element(.a, .class("big"), .href(Paths.newLeave(day)), text: words.date(day))
          html.element(.span, text: words.title(day.weekday))
        }
      }
      for sentence in answer.sentences { html.element(.p, text: sentence) }
      guard !answer.changes.isEmpty else { return }
      html.element(.ul, .class("rows ledger")) { html in
        for row in answer.changes { html.ledger(row) }
      }
    }
  }

  enum Field: String, FormField {
    case type, hours, from

    static let form: StaticString = "afford"

    var label: Phrase? {
      switch self {
      case .type: .leaveType
      case .hours: .hours
      case .from: .from
      }
    }
  }
}
