import FastiCalendars
import FastiCivil

extension Reminder {
  /// The occurrences that are past now and were in the future at an earlier moment, by the reminder, the months and
  /// the clocks of that moment: those that were moved into the past.
  ///
  /// An occurrence keeps its Hijri year and its day of the run. A one-time reminder has one date, whatever its year, so
  /// another year moves it too. An occurrence that did not exist then was not moved, so the past of a new reminder is
  /// not delivered.
  ///
  /// - Parameters:
  ///   - former: The reminder as it was.
  ///   - before: The window of the earlier moment.
  /// - Complexity: O(*n*) in the days of three runs.
  public func movedBehind(in window: PlanWindow, from former: Reminder, in before: PlanWindow) -> [ReminderOccurrence] {
    let known = window.months.days
    let today = window.times(zone).days.first
    guard let month = window.months.month(holding: min(max(today, known.first), known.last)) else { return [] }
    let years = recurrence.year.map { $0...$0 } ?? (month.month.year - 1)...(month.month.year + 1)
    let times = window.times(zone)
    var moved: [ReminderOccurrence] = []
    for year in years {
      guard let run = run(in: year, window.months) else { continue }
      let formerYear = recurrence.year == nil ? year : former.recurrence.year ?? year
      for index in 1...run.count {
        let occurrence = occurrence(index, of: run, times)
        guard occurrence.instant <= window.now else { break }
        let key = OccurrenceKey(reminder: id, year: formerYear, index: index)
        if let old = former.occurrence(key, in: before), old.instant > before.now { moved.append(occurrence) }
      }
    }
    return moved
  }
}
