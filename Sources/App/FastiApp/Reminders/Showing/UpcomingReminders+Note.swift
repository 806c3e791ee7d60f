import FastiCalendars
import FastiCivil
import FastiReminders

extension UpcomingReminders {
  /// What is special about an occurrence's day or time; nil where nothing is.
  static func note(
    _ occurrence: Occurrence, _ entry: ReminderBook.Entry, _ book: ReminderBook, _ language: String
  ) -> String? {
    let notes = [moved(occurrence, entry, book, language), skipped(occurrence, book.zone(of: entry.reminder))]
    let found = notes.compactMap { $0 }
    return found.isEmpty ? nil : found.joined(separator: "; ")
  }

  /// The month is too short for the day that was asked for: mostly for day 30, and after a first day that the user set
  /// also for days before it.
  private static func moved(
    _ occurrence: Occurrence, _ entry: ReminderBook.Entry, _ book: ReminderBook, _ language: String
  ) -> String? {
    guard occurrence.isDay30Moved else { return nil }
    let name = HijriWords.monthName(entry.record.month, language: language)
    let length = HijriMonth(year: occurrence.key.year, month: entry.record.month).flatMap { book.months[$0]?.length }
    let place = entry.record.day30 == .next ? "the first day after it" : "its last day"
    return "\(name) \(occurrence.key.year) has \(length ?? 29) days: day \(entry.record.day) falls on \(place)"
  }

  /// Clocks do not show the time on that day, or skip the day whole, as Samoa's did in December 2011.
  private static func skipped(_ occurrence: Occurrence, _ zone: Zone) -> String? {
    let wall = occurrence.wall
    guard case .gap = zone.moments(wall.day, wall.time) else { return nil }
    let (day, time) = (zone.day(at: occurrence.instant), zone.time(at: occurrence.instant))
    let told = day == wall.day ? "at \(time.iso)" : "on \(day.iso) at \(time.iso)"
    let isWhole = zone.skips(wall.day)
    return "clocks skip \(isWhole ? "the whole of \(wall.day.iso)" : wall.time.iso): it is told \(told)"
  }
}

extension Zone {
  /// Whether clocks show no time of a day.
  fileprivate func skips(_ day: Day) -> Bool {
    guard let last = try? TimeOfDay(hour: 23, minute: 59, second: 59),
      case .gap(let change, _, _) = moments(day, .midnight),
      case .gap(change, _, _) = moments(day, last)
    else { return false }
    return true
  }
}
