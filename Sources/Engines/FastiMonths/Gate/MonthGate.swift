import FastiCalendars
import FastiCivil

/// Accepts the months of a document only if they are consistent, because a wrong month is worse than none.
struct MonthGate {
  let computed: HijriMonths
  /// Starts known from other documents, which confirm the same start in this document.
  var known: [MonthStart] = []
  /// Whether the document follows the computation, so that most of its months must agree.
  var isCalculated = false

  /// The greatest distance from the computed start, in days.
  static let tolerance = 2
  /// The greatest number of consecutive months of equal length.
  static let longestRun = 4

  /// The accepted candidates, with the reasons for those that were rejected.
  func judge(_ candidates: [Candidate]) -> MonthReading {
    var session = GateSession(self, candidates)
    session.dropWrongWeekdays()
    session.dropConflicts()
    session.dropImpossibleLengths()
    session.dropFar()
    session.dropUnconfirmed()
    session.dropLongRuns()
    session.dropLonelyDeviations()
    return session.reading
  }

  /// The days from the computed start; nil outside the table.
  func distance(_ month: HijriMonth, _ start: Day) -> Int? { computed[month].map { start - $0.start } }
}

/// A statement about a month at one place of a document.
struct Candidate: Hashable {
  let month: HijriMonth
  let start: Day
  /// The weekday printed with the start.
  var weekday: Weekday?
  /// The length printed, 29 or 30.
  var length: Int?
  /// Whether the document itself confirms the start, as a grid does in which every day is under its weekday.
  var isBorneOut = false
}
