import FastiCalendars
import FastiCivil
import FastiDays
import FastiPages
import FastiPerson
import FastiRecords
import FastiReminders
import FastiWords

/// The reminders for a page: as of the beginning of the day, so that a page is valid all day.
struct ReminderReading {
  let call: Call
  let now: Instant
  let book: ReminderBook

  init(_ call: Call) throws(Failure) {
    let zone = call.server.settings.zone
    self.call = call
    now = zone.instant(call.today, .midnight)
    book = try ReminderBook.read(from: call.store, zones: call.server.zones, here: zone, now: now)
  }

  /// The reminder in the path.
  /// - Throws: `.notFound`.
  var entry: ReminderBook.Entry {
    get throws(Failure) { try book.entry(call.value("id")) }
  }

  func upcoming(days: Int, cap: Int = .max) -> UpcomingReminders {
    UpcomingReminders(book, now: now, days: days, cap: cap, language: call.pageLanguage)
  }

  func row(_ item: UpcomingItem) -> UpcomingRow? {
    let occurrence = item.occurrence
    guard let entry = book.entries.first(where: { $0.reminder.id == occurrence.key.reminder }) else { return nil }
    let shown = book.zone(of: entry.reminder).time(at: occurrence.instant)
    return UpcomingRow(
      id: entry.id.text, item.title, occurrence.day, occurrence.wall.time, hijri: item.hijri,
      place: (occurrence.key.index, occurrence.count), isExpected: occurrence.status == .projected,
      moved: occurrence.isDay30Moved ? move(entry.record, occurrence.key.year) : nil,
      shown: shown == occurrence.wall.time ? nil : shown,
      anniversary: entry.record.anniversary(in: occurrence.key.year))
  }

  func move(_ record: ReminderRecord, _ year: Int) -> Day30Move? {
    HijriMonth(year: year, month: record.month).flatMap { month in
      book.months[month].map { Day30Move(month, length: $0.length, policy: record.day30, day: record.day) }
    }
  }
}

extension Call {
  /// The notifications on the days of a range.
  func reminders(_ range: DayRange) throws(Failure) -> [UpcomingItem] {
    let zone = server.settings.zone
    // Clocks differ by at most 26 hours, so a reminder with its own clocks may be delivered on that day long before.
    let start = Instant(seconds: zone.instant(range.first, .midnight).seconds - 30 * 3_600)
    guard let book = try ReminderBook.readIfAny(from: store, zones: server.zones, here: zone, now: start) else {
      return []
    }
    let upcoming = UpcomingReminders(book, now: start, days: range.count + 5, cap: .max, language: language)
    return upcoming.items.filter { range.contains($0.occurrence.day) }
  }
}
