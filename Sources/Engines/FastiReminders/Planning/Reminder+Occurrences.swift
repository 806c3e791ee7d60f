import FastiCalendars
import FastiCivil

extension Reminder {
  /// The occurrences in a window, in order.
  ///
  /// - Complexity: O(*n*) in the number of occurrences.
  public func occurrences(in window: PlanWindow) -> [ReminderOccurrence] {
    var found: [ReminderOccurrence] = []
    append(to: &found, in: window)
    return found
  }

  @inline(__always)
  func append(to found: inout [ReminderOccurrence], in window: PlanWindow) {
    let entries = window.index.entries[month]
    guard !entries.isEmpty else { return }
    let times = window.times(zone)
    for entry in entries {
      if let year = recurrence.year, year != entry.month.month.year { continue }
      guard let run = ReminderRun(self, in: entry.month, next: entry.next) else { continue }
      let first = max(run.start, times.days.first)
      let last = min(run.start + (run.count - 1), times.days.last)
      guard first <= last else { continue }
      for index in (first - run.start + 1)...(last - run.start + 1) {
        let occurrence = occurrence(index, of: run, times)
        if occurrence.instant > window.now { found.append(occurrence) }
      }
    }
  }

  /// The occurrence of a key, at any time; nil when the year has none, or none with that index.
  func occurrence(_ key: OccurrenceKey, in window: PlanWindow) -> ReminderOccurrence? {
    guard let run = run(in: key.year, window.months), key.index >= 1, key.index <= run.count else { return nil }
    return occurrence(key.index, of: run, window.times(zone))
  }

  @inline(__always)
  func occurrence(_ index: Int, of run: ReminderRun, _ times: PlaceTimes) -> ReminderOccurrence {
    let wall = WallTime(run.start + (index - 1), time)
    return ReminderOccurrence(
      key: OccurrenceKey(reminder: id, year: run.year, index: index), instant: times.instant(wall), wall: wall,
      count: run.count, status: run.status(of: index), isDay30Moved: run.isMoved)
  }
}
