import FastiCivil
public import FastiLeave
public import FastiWords

/// The question which days of leave to take in a year, and the plan.
public struct LeavePlanPage: Sendable {
  /// The kinds of leave to choose from.
  public var types: [LeaveType]
  /// The kind of the plan.
  public var type: LeaveType
  /// The civil year.
  public var year: FieldInput
  /// The hours of a day of leave.
  public var hoursPerDay = FieldInput("8")
  /// The greatest number of days of leave; empty for as many as the balance allows.
  public var budget = FieldInput()
  /// The lowest balance on any day; empty for the floor.
  public var keep = FieldInput()
  /// Whether the plan is for the longest single span.
  public var isLongest = false
  /// The shortest span of the plan, unless it is for the longest.
  public var minimum = FieldInput("4")
  /// The plan; nil before a question.
  public var answer: Answer?
  /// Whether a profile is saved; otherwise the numbers are those of a sample.
  public var hasProfile = true

  /// A plan.
  public struct Answer: Sendable {
    /// Its spans, earliest first, each with its hours in words.
    public var spans: [BridgeRow]
    /// The summary, as sentences.
    public var sentences: [String]

    /// A plan.
    public init(spans: [BridgeRow], sentences: [String]) {
      self.spans = spans
      self.sentences = sentences
    }
  }

  /// A question.
  public init(types: [LeaveType], type: LeaveType, year: FieldInput) {
    self.types = types
    self.type = type
    self.year = year
  }
}

extension LeavePlanPage: Page {
  /// The sidebar marks Leave.
  public var screen: Screen? { .leave }
  /// The question.
  public func title(_ words: PageWords) -> String { words(.leavePlanTitle) }

  /// The form, and the plan below.
  public func write(to html: inout HTML) {
    let words = html.words
    html.leaveQuestion(.plan, hasProfile: hasProfile) { html in
      html.field(Field.year, year, inputMode: "numeric", isRequired: true)
      html.choice(Field.type, chosen: type.string, options: types.map { FormChoice($0.string, words(leave: $0)) })
      html.field(Field.hoursPerDay, hoursPerDay, inputMode: "decimal")
      html.field(Field.budget, budget, placeholder: words(.optional), inputMode: "numeric")
      html.field(Field.keep, keep, placeholder: words(.optional), inputMode: "decimal")
      html.choice(Field.goal, chosen: isLongest ? "longest" : "total")
      html.field(Field.minimum, minimum, inputMode: "numeric")
      html.submit(words(.findSpans), .search)
    }
    guard let answer else { return }
    html.element(.section, .class("card narrow")) { html in
      if !answer.spans.isEmpty {
        html.element(.ul, .class("rows")) { html in
          for row in answer.spans { html.bridge(row, back: Paths.leave) }
        }
      }
      for sentence in answer.sentences { html.element(.p, text: sentence) }
    }
  }

  enum Field: String, FormField {
    case year, type, budget, keep, goal
    case hoursPerDay = "hours-per-day"
    case minimum = "min"

    static let form: StaticString = "plan"

    var label: Phrase? {
      switch self {
      case .year: .year
      case .type: .leaveType
      case .hoursPerDay: .leaveHoursPerDay
      case .budget: .daysOfLeave
      case .keep: .leaveKeep
      case .goal: .goal
      case .minimum: .shortestSpan
      }
    }

    func choices(_ words: PageWords) -> [FormChoice] { self == .goal ? BridgeForm.Field.goal.choices(words) : [] }
  }
}
