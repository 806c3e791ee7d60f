import FastiAgenda
import FastiCivil
import FastiFormats
import FastiHTTP
import FastiPages
import FastiPerson
import FastiRecords
import FastiReminders
import FastiWords

/// `/reminders/dates`: the alarms of events, countdowns and holidays.
enum AlarmsPages {
  static let all = [
    Route.page(
      "/reminders/dates", "The alarms of events, countdowns and holidays", query: [.part(.page), .part(.events)]
    ) { call throws(Failure) in try call.page(try page(call), at: Paths.alarms) }
  ]

  private static func page(_ call: Call) throws(Failure) -> AlarmsPage {
    let reading = try ReminderReading(call)
    let alarms = try AlarmBook.read(
      from: call.store, beside: reading.book, zones: call.server.zones, language: call.pageLanguage)
    let planned = try PlannedNotifications(
      reading.book, alarms, now: reading.now, days: RemindersPages.horizon, cap: .max, language: call.pageLanguage)
    let rows = planned.items.compactMap { item in
      if case .alarm(let alarm) = item { alarm } else { nil }
    }
    let planner = try Planner.readAlarmed(from: call.store, clocks: call.clocks)
    let events = planner.events.map { id, event in
      let next = planner.next(id, event, onOrAfter: call.today).start
      return AlarmedRow(
        event.title, leads: event.alarms.all.map { call.pageWords.text($0.sentence) },
        next: next >= call.today ? next : nil, link: Paths.event(id.text))
    }
    return AlarmsPage(
      upcoming: rows.map { row($0) }, horizon: RemindersPages.horizon,
      events: events.sorted { ($0.next ?? Limits.days.last, $0.title) < ($1.next ?? Limits.days.last, $1.title) })
  }

  private static func row(_ alarm: AlarmItem) -> ComingAlarm {
    let id = RecordID(alarm.name.thing).text
    let link =
      switch (alarm.name.source, alarm.name.occurrence) {
      case (.event, .day(let day)): Paths.event(id, of: day)
      case (.countdown, _): Paths.countdown(id)
      case (.reminder, _): Paths.reminder(id)
      case (.event, .hijri), (.holiday, _), (.region, _), (.publicHolidays, _): Paths.day(alarm.day)
      }
    return ComingAlarm(
      alarm.title, due: (alarm.due.day, alarm.due.time), begins: alarm.day, time: alarm.time, link: link)
  }
}
