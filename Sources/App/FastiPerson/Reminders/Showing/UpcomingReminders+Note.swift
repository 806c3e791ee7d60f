import FastiCalendars
import FastiCivil
import FastiRecords
import FastiReminders
import FastiWords

extension UpcomingReminders {
  /// The note about an occurrence's day or time, in the reader's language. It is nil in most cases, and the words are
  /// not read then.
  static func note(
    _ occurrence: ReminderOccurrence, _ entry: ReminderBook.Entry, _ book: ReminderBook, _ language: String
  ) -> String? {
    let (move, skip) = (moved(occurrence, entry, book), skipped(occurrence, book.zone(of: entry.reminder)))
    let anniversary = entry.record.anniversary(in: occurrence.key.year)
    guard anniversary != nil || move != nil || skip != nil, let words = try? PageWords.shipped(language) else {
      return nil
    }
    let notes = [move?.sentence(words), skip.map { words($0) }].compactMap { $0 }.joined(separator: " ")
    return [anniversary.map { words(anniversary: $0) }, notes.isEmpty ? nil : notes].compactMap { $0 }
      .joined(separator: " · ")
  }

  /// The note for a month that is too short for the day: usually for day 30, and after a first day that the user set
  /// also for earlier days.
  private static func moved(
    _ occurrence: ReminderOccurrence, _ entry: ReminderBook.Entry, _ book: ReminderBook
  ) -> Day30Move? {
    guard occurrence.isDay30Moved, let month = HijriMonth(year: occurrence.key.year, month: entry.record.month) else {
      return nil
    }
    return Day30Move(
      month, length: book.months[month]?.length ?? 29, policy: entry.record.day30, day: entry.record.day)
  }

  /// The note for clocks that skip the time on that day, or the whole day, as in Samoa in December 2011.
  private static func skipped(_ occurrence: ReminderOccurrence, _ zone: Zone) -> ClockSkip? {
    let wall = occurrence.wall
    guard case .gap = zone.moments(wall.day, wall.time) else { return nil }
    return ClockSkip(
      wall.day, wall.time, isWholeDay: zone.skips(wall.day), toldOn: zone.day(at: occurrence.instant),
      at: zone.time(at: occurrence.instant))
  }
}

/// A time that the clocks skip.
private struct ClockSkip {
  let day: Day
  let time: TimeOfDay
  /// Whether the clocks skip the whole day.
  let isWholeDay: Bool
  let toldOn: Day
  let at: TimeOfDay

  init(_ day: Day, _ time: TimeOfDay, isWholeDay: Bool, toldOn: Day, at: TimeOfDay) {
    (self.day, self.time, self.isWholeDay, self.toldOn, self.at) = (day, time, isWholeDay, toldOn, at)
  }
}

extension PageWords {
  fileprivate func callAsFunction(_ skip: ClockSkip) -> String {
    let skipped = skip.isWholeDay ? date(skip.day) : clock(skip.time)
    if skip.toldOn == skip.day { return self(.clockSkips, skipped, clock(skip.at)) }
    return self(.clockSkipsTo, skipped, date(skip.toldOn), clock(skip.at))
  }
}

extension Zone {
  /// Whether the clocks skip a whole day.
  fileprivate func skips(_ day: Day) -> Bool {
    guard let last = try? TimeOfDay(hour: 23, minute: 59, second: 59),
      case .gap(let change, _, _) = moments(day, .midnight),
      case .gap(change, _, _) = moments(day, last)
    else { return false }
    return true
  }
}
