import FastiCalendars
public import FastiCivil
public import FastiDays
public import FastiRecords
import FastiReminders
import FastiWords

extension NotificationMessage {
  /// A sample notification with today's date, to test a channel.
  /// - Throws: `.invalid` when today is outside the known Hijri months.
  public static func sample(
    today: Day, now: Instant, here: Zone, months: MonthBook, language: String
  ) throws(Failure) -> NotificationMessage {
    let words = try PageWords.shipped(language)
    let months = ReminderMonths.around(today, in: months)
    guard let date = try? months.date(of: today), let time = try? TimeOfDay(hour: here.time(at: now).hour, minute: 0),
      let record = try? ReminderRecord(
        title: "Fasti", month: date.month.month, day: date.dayOfMonth, time: time,
        notes: words.text(Sentence(.remindSample, .text(today.iso))), created: 0, updated: 0)
    else { throw Failure(.hijri(.todayUnknown)) }
    let book = ReminderBook([(RecordID(high: 0, low: 0), record)], months: months, zones: NoZones(), here: here)
    // From the midnight before, so that the current hour is still in the future.
    let midnight = Instant(seconds: here.instant(today, .midnight).seconds - 1)
    guard let entry = book.entries.first, let occurrence = entry.reminder.next(in: book.window(now: midnight, days: 1))
    else {
      throw Failure(.hijri(.todayUnknown))
    }
    return NotificationMessage(
      notice: Notice(occurrence), item: UpcomingReminders.item(occurrence, entry, book, language), notes: record.notes,
      words: words)
  }
}

/// No named zones: a sample uses the local zone.
private struct NoZones: Zones {
  func zone(named name: String) throws(Failure) -> Zone { .utc }
  func local() throws(Failure) -> Zone { .utc }
}
