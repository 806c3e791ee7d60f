public import FastiCivil
public import FastiFormats
public import FastiHolidays

/// The business-day calculator and the planner of bridge days. Its query has the questions: ``Paths/days``.
public struct DaysPage: Sendable {
  /// The question for business days between two days.
  public var between: BetweenForm
  /// The answer; nil before a question, or if there is an error.
  public var count: BetweenAnswer?
  /// The question for a number of business days after a day.
  public var add: AddForm
  /// The answer; nil before a question, or if there is an error.
  public var sum: Day?
  /// The question for the best days of leave.
  public var bridges: BridgeForm
  /// The answer, earliest first; nil before a question, or if there is an error.
  public var spans: [BridgeRow]?
  /// The days on which the answer takes no leave because the user skipped a span.
  public var skipped: [Day] = []
  /// The days off of the planned year, and its bridge days if they were requested.
  public var charts: [Chart] = []
  /// The year of ``charts``.
  public var chartYear = 0
  /// All regions, to choose from.
  public var regions: [RegionPill] = []

  /// A page before a question.
  public init(between: BetweenForm, add: AddForm, bridges: BridgeForm) {
    self.between = between
    self.add = add
    self.bridges = bridges
  }
}

/// A span of days off, made with leave.
public struct BridgeRow: Sendable {
  public var span: BridgeSpan
  /// The texts below its days of leave, one per line.
  public var texts: [String]
  /// Its days and those around it; nil to show none.
  public var strip: BridgeStrip?
  /// The page with the plan without it; nil for none.
  public var skip: Path?
  /// How its leave is added to the ledger; nil where it cannot be added as it stands.
  var booking: Booking?

  /// How the leave of a span is added to the ledger.
  enum Booking: Sendable {
    /// By a form for each of these runs of days, with these fields.
    case forms([DayRange], @Sendable (DayRange, inout HTML) -> Void)
    /// After the questions of leave: there is neither a profile nor an entry, and the ledger would be that of the example.
    case afterQuestions
  }

  /// A span without strip and links.
  public init(_ span: BridgeSpan, texts: [String] = []) { (self.span, self.texts) = (span, texts) }
}

extension Paths {
  /// The page at one of the three questions, so that a browser scrolls to its answer.
  static func days(at question: StaticString) -> Path { path("/days") { $0.fragment(question) } }

  /// The answer to a question for bridge days, without leave on some days.
  public static func days(planning form: BridgeForm, without skipped: [Day]) -> Path {
    path("/days") { writer in
      func write(_ name: StaticString, _ text: String) {
        writer.query(name)
        writer.write(text: text)
      }
      write("year", form.year.text)
      write("budget", form.budget.text)
      if !form.region.text.isEmpty { write("region", form.region.text) }
      write("goal", form.isLongest ? "longest" : "total")
      write("min", form.minimum.text)
      write("skip", skipped.map { $0.iso }.joined(separator: " "))
      writer.fragment("bridges")
    }
  }
}
