import FastiCalendars
import FastiCivil

/// The Hijri months whose reminders can fall into a range of days, by their number in the year.
struct MonthIndex {
  struct Entry {
    let month: HijriMonthDefinition
    let next: HijriMonthStatus
  }

  /// Places 1 to 12.
  let entries: [[Entry]]

  /// The months that begin early enough for their longest run to reach the range, up to the one that contains its
  /// end.
  init(_ months: HijriMonths, for days: DayRange) {
    var entries = [[Entry]](repeating: [], count: 13)
    // The last day of a run of 60 that begins on the day after a month of 31.
    let reach = days.widened(before: 31 + ReminderLimits.duration.upperBound, after: 0)
    if let inside = reach.intersection(months.days), var month = months.month(holding: inside.first) {
      while month.start <= inside.last {
        let next = months[month.month + 1]
        entries[month.month.month].append(Entry(month: month, next: next?.status ?? .projected))
        guard let next else { break }
        month = next
      }
    }
    self.entries = entries
  }
}
