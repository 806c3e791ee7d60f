public import FastiCivil

/// The result of reading a document about months.
public struct MonthReading: Hashable, Sendable {
  /// Why nothing was read.
  public enum Problem: Hashable, Sendable {
    /// There is no month start that can be trusted.
    case noMonthsFound
    /// The committee's page has neither months nor a calendar.
    case noCalendarLink
    /// The PDF has no text, only pictures.
    case noTextLayer
    case encryptedPDF
    /// The PDF is damaged.
    case unreadablePDF
    /// The JSON is damaged or of another shape.
    case unreadableJSON

    /// The code that files use.
    public var code: StaticString {
      switch self {
      case .noMonthsFound: "noMonthsFound"
      case .noCalendarLink: "noCalendarLink"
      case .noTextLayer: "noTextLayer"
      case .encryptedPDF: "encryptedPDF"
      case .unreadablePDF: "unreadablePDF"
      case .unreadableJSON: "unreadableJSON"
      }
    }
  }

  /// Whether the document gave months, or why not.
  public enum Outcome: Hashable, Sendable {
    /// Everything was read.
    case ok
    /// A part was read; the warnings list what is left out.
    case partial
    /// Nothing was read, with the reason.
    case fail(Problem)
  }

  /// The months, in order, each once.
  public var months: [ReadMonth]
  /// The months that are left out or doubtful, each once, in order of finding.
  public var warnings: [MonthWarning]
  /// Why nothing was read; nil if something was.
  public var problem: Problem?
  /// The absolute address of the newest calendar, on a committee's page.
  public var calendarPDF: [UInt8]?
  /// The absolute addresses of the first news about months, on a committee's page; at most ``CommitteePage/mostNews``.
  public var news: [[UInt8]] = []
  /// Whether the crescent was seen, on a page of news that says so.
  public var sighted: Bool?
  /// The day a page of news was posted, if it says so.
  public var posted: Day?
  /// The evening of the observation, on a page of news that says so.
  public var sightingEvening: Day?

  /// A reading; empty by default.
  public init(months: [ReadMonth] = [], warnings: [MonthWarning] = [], problem: Problem? = nil) {
    self.months = months
    self.warnings = warnings
    self.problem = problem
  }

  public var outcome: Outcome {
    if let problem { return .fail(problem) }
    return warnings.contains { $0.leavesOut } ? .partial : .ok
  }
}
