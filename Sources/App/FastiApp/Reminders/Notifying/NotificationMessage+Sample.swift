import FastiCalendars
public import FastiCivil
import FastiReminders

extension NotificationMessage {
  /// A notification that means nothing, to try a channel with.
  public static func sample(now: Instant, here: Zone, language: String) throws(Failure) -> NotificationMessage {
    let months = ReminderMonths.around(here.day(at: now), in: .empty)
    guard let date = try? months.date(of: here.day(at: now) + 1),
      let record = try? ReminderRecord(
        title: "Fasti", month: date.month.month, day: min(date.day, 29), notes: "This channel works.", created: 0,
        updated: 0)
    else { throw Failure(.invalid, code: "out-of-range", "today lies outside the Hijri months that are known") }
    let book = ReminderBook([(RecordID(high: 0, low: 0), record)], months: months, zones: NoZones(), here: here)
    guard let entry = book.entries.first, let occurrence = entry.reminder.next(in: book.window(now: now, days: 1))
    else {
      throw Failure(.invalid, code: "out-of-range", "today lies outside the Hijri months that are known")
    }
    return NotificationMessage(
      notice: Notice(occurrence), item: UpcomingReminders.item(occurrence, entry, book, language), notes: record.notes)
  }
}

/// No named zones: a sample floats.
private struct NoZones: Zones {
  func zone(named name: String) throws(Failure) -> Zone { .utc }
  func local() throws(Failure) -> Zone { .utc }
}
