import FastiCalendars
import FastiCivil
import FastiReminders

/// The expected deliveries, computed in another way: between two announcements the months do not change, and in each
/// such period everything that becomes due, and was not delivered for its day yet, is delivered in order of time.
struct ReplayOracle {
  private(set) var told: [OccurrenceKey: [WallTime]] = [:]
  private(set) var missed: [OccurrenceKey: [WallTime]] = [:]
  private var settled: [OccurrenceKey: WallTime] = [:]

  /// A period without changes of the months, including both ends.
  mutating func live(
    _ reminders: [Reminder], _ months: HijriMonths, from start: Instant, to end: Instant, began: Instant, _ here: Zone,
    _ places: [Zone]
  ) {
    let back = Instant(seconds: max(start.seconds - 45 * 86_400, began.seconds))
    let days = Int((end.seconds - back.seconds) / 86_400) + 3
    let window = PlanWindow(now: back, months: months, here: here, places: places, days: days)
    for occurrence in Schedule(reminders, in: window).occurrences where occurrence.instant <= end {
      if let last = settled[occurrence.key], occurrence.wall <= last { continue }
      settled[occurrence.key] = occurrence.wall
      if start.seconds - occurrence.instant.seconds <= 86_400 {
        told[occurrence.key, default: []].append(occurrence.wall)
      } else {
        missed[occurrence.key, default: []].append(occurrence.wall)
      }
    }
  }
}
