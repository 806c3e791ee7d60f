import FastiCalendars
import FastiCivil
import FastiDays
import FastiHTTP
import FastiMonths
import FastiPages
import FastiPerson
import FastiRecords
import FastiReminders
import FastiWords

/// `/reminders`, and the editor of each.
enum RemindersPages {
  private static let month = Parameter("month", .text, "a Hijri month: 1447-09")

  static let all = [
    Route.page("/reminders", "The reminders, beside a Hijri month", query: [month, .part(.page)]) {
      call throws(Failure) in
      try show(call)
    },
    Route.page(
      "/reminders/new", "The editor of a new reminder",
      query: [Parameter("on", .text, "the Hijri month and day: 9-1")]
    ) { call throws(Failure) in
      let parts = (call.query("on") ?? "9-1").split(separator: "-").map { Int($0) }
      guard parts.count == 2, let month = parts[0], let day = parts[1], (1...12).contains(month) else {
        return try call.page(ReminderPage(), at: Paths.newReminder())
      }
      return try call.page(ReminderPage(month: month, day: FieldInput(String(day))), at: Paths.newReminder())
    },
    Route.page("/reminders/{id}", "The editor of a reminder", path: [.id], query: [.part(.page)]) {
      call throws(Failure) in
      try editor(try page(of: try ReminderReading(call).entry, call), call)
      // A file that is missing may arrive from another device, which does not change the store.
    }.uncacheable,
  ]

  /// The number of days ahead in which the next notifications are searched.
  static let horizon = 400

  private static func show(_ call: Call) throws(Failure) -> Response {
    let reading = try ReminderReading(call)
    let planned = reading.upcoming(days: PlanWindow.days, cap: NotificationPlan.defaultCap)
    // Of a run of days only the first day is listed.
    var seen: Set<OccurrenceRun> = []
    let next = reading.upcoming(days: horizon).items.filter { seen.insert(OccurrenceRun($0.occurrence.key)).inserted }
    let attached = try attachments(call)
    let rows = reading.book.entries.map { entry in
      let item = ReminderItem(entry, in: reading.book, attachments: [], now: reading.now, language: call.pageLanguage)
      return ReminderRow(
        id: entry.id.text, entry.record.title, date: ReminderDay(entry.record), next: item.next?.occurrence.day,
        time: entry.record.time, isEnabled: entry.record.isEnabled, isDone: item.isDone, isLeftOut: item.never != nil,
        attachments: attached[entry.id] ?? 0)
    }
    let page = RemindersPage(
      upcoming: next.prefix(6).compactMap { reading.row($0) }, horizon: horizon,
      rows.sorted { ($0.next ?? Limits.days.last, $0.title) < ($1.next ?? Limits.days.last, $1.title) },
      month: try grid(call),
      scheduled: ScheduledCount(
        planned.items.count, deferred: planned.deferred, days: planned.days, next: planned.next?.occurrence.day))
    let asked = try call.query("month").map { text throws(Failure) in try EditMonthOverride.month(text) }
    return try call.page(page, at: asked.map { Paths.reminders($0) } ?? Paths.reminders)
  }

  private static func attachments(_ call: Call) throws(Failure) -> [RecordID: Int] {
    var counts: [RecordID: Int] = [:]
    for attachment in try FindAttachments(call.store).all() { counts[attachment.record.reminder, default: 0] += 1 }
    return counts
  }

  /// The month in the query, otherwise the month of today.
  private static func grid(_ call: Call) throws(Failure) -> HijriGrid? {
    let book = try MonthBook.read(from: call.store)
    let present = book.table(about: call.today).month(holding: call.today)
    let asked = try call.query("month").map { text throws(Failure) in try EditMonthOverride.month(text) }
    guard let month = asked ?? present?.month else { return nil }
    let table = book.table(years: month.year - 1...month.year + 1)
    guard let found = table[month], let days = try? DayRange(found.start, found.end - 1) else { return nil }
    let calculated = book.knowledge.calculatedTable(years: month.year - 1...month.year + 1)[month]?.start
    let marked = try call.reminders(days).map(\.occurrence.day)
    var grid = HijriGrid(
      found, marked: marked, calculated: calculated == found.start ? nil : calculated,
      fetched: book.fetchedAt(found).map { call.server.settings.zone.day(at: Instant(seconds: $0 / 1_000)) },
      year: (1...12).compactMap { HijriMonth(year: month.year, month: $0).flatMap { table[$0] } },
      previous: table[month + -1]?.month, next: table[month + 1]?.month, present: present?.month)
    grid.disagreement = book.dispute(about: month).map { MonthDisagreement($0) }
    return grid
  }
}

/// The occurrences of a reminder in one Hijri year.
private struct OccurrenceRun: Hashable {
  let reminder: ReminderID
  let year: Int

  init(_ key: OccurrenceKey) { (reminder, year) = (key.reminder, key.year) }
}

extension ReminderDay {
  init(_ record: ReminderRecord) {
    var length: Int?
    if case .days(let count) = record.duration { length = count }
    self.init(month: record.month, day: record.day, year: record.recurrence.year, length: length)
  }
}
