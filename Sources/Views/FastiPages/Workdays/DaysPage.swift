public import FastiCivil
public import FastiFormats
public import FastiHolidays

/// The business-day calculator and the planner of bridge days. Its questions are its query: ``Paths/days``.
public struct DaysPage: Sendable {
  /// Business days between two days.
  public var between: BetweenForm
  /// The answer; nil until it was asked, or when something was wrong.
  public var count: BetweenAnswer?
  /// A day and a number of business days later.
  public var add: AddForm
  /// The answer; nil until it was asked, or when something was wrong.
  public var sum: Day?
  /// The best days of leave.
  public var bridges: BridgeForm
  /// The answer, earliest first; nil until it was asked, or when something was wrong.
  public var spans: [BridgeRow]?
  /// The days off of the year that is planned, and its bridge days where they were asked for.
  public var charts: [Chart] = []
  /// The year of ``charts``.
  public var chartYear = 0
  /// Every region there is, to choose from.
  public var regions: [RegionPill] = []

  /// A page on which nothing was asked yet.
  public init(between: BetweenForm, add: AddForm, bridges: BridgeForm) {
    self.between = between
    self.add = add
    self.bridges = bridges
  }
}

/// A span of days off that a plan of leave makes.
public struct BridgeRow: Sendable {
  /// The span.
  public var span: BridgeSpan
  /// What is shown below its days of leave, a line each.
  public var texts: [String]
  /// Writes the fields of the form that adds its leave to the ledger; nil where it cannot be added as it stands.
  var booking: (@Sendable (inout HTML) -> Void)?

  /// A span.
  public init(_ span: BridgeSpan, texts: [String] = []) { (self.span, self.texts) = (span, texts) }
}

extension Paths {
  /// One of the three questions of business days, so that its answer is what the page opens at.
  static func days(at question: StaticString) -> Path { path("/days") { $0.fragment(question) } }
}
