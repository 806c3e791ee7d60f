import FastiCalendars
import FastiCivil
import FastiReminders

/// What ought to be told, said in another way: months stand still between two announcements, and in each such time
/// whatever comes due and was not told for its day yet is told, in the order of time.
struct ReplayOracle {
  private(set) var told: [OccurrenceKey: [WallTime]] = [:]
  private(set) var missed: [OccurrenceKey: [WallTime]] = [:]
  private var settled: [OccurrenceKey: WallTime] = [:]

  /// A time in which the months stand still, both ends belonging to it.
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
