import FastiCalendars
import FastiCivil

/// Lets through what a document says about months only where it holds together: a wrong month is worse than none.
struct MonthGate {
  let computed: HijriMonths
  /// Starts known from elsewhere, which bear out the same start in this document.
  var known: [MonthStart] = []
  /// Whether the document follows the computation, so that most of its months must agree.
  var isCalculated = false

  /// The days a start may be from the computed one.
  static let tolerance = 2
  /// Months of equal length that can follow each other.
  static let longestRun = 4

  /// What is left of the candidates, with the reasons for what is not.
  func judge(_ candidates: [Candidate]) -> MonthReading {
    var session = GateSession(self, candidates)
    session.dropWrongWeekdays()
    session.dropConflicts()
    session.dropImpossibleLengths()
    session.dropFar()
    session.dropUnconfirmed()
    session.dropLongRuns()
    session.dropLonelyDeviations()
    session.dropOtherCalendar()
    return session.reading
  }

  /// The days from the computed start; nil outside the table.
  func distance(_ month: HijriMonth, _ start: Day) -> Int? { computed[month].map { start - $0.start } }
}
