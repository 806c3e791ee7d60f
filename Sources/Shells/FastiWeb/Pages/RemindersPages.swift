import FastiApp
import FastiCivil
import FastiHTTP
import FastiPages
import FastiReminders

/// `/reminders`: each reminder with its next day.
enum RemindersPages {
  static let route = Route.page("/reminders", "The reminders") { call throws(Failure) in
    let zone = call.desk.settings.zone
    let now = zone.instant(call.today, .midnight)
    let book = try ReminderBook.read(from: call.store, zones: call.desk.zones, here: zone, now: now)
    let upcoming = UpcomingReminders(book, now: now, days: 400, cap: .max, language: call.pageLanguage)
    var rows: [ReminderRow] = []
    var seen: Set<ReminderID> = []
    for item in upcoming.items where seen.insert(item.occurrence.key.reminder).inserted {
      let entry = book.entries.first { $0.reminder.id == item.occurrence.key.reminder }
      rows.append(
        ReminderRow(
          id: entry?.id.text ?? "", item.title, hijri: item.hijriText ?? "", next: item.occurrence.day,
          time: item.occurrence.wall.time, length: item.occurrence.count))
    }
    let count = upcoming.items.count
    return try call.page(
      RemindersPage(rows, month: nil, scheduled: (min(64, count), count)), at: Paths.reminders)
  }
}
