import FastiApp
import FastiCalendars
import FastiCivil
import FastiHTTP
import FastiMonths
import FastiPages
import FastiReminders

/// `/reminders`, and the editor of each.
enum RemindersPages {
  private static let month = Parameter("month", .text, "a Hijri month: 1447-09")

  static let all = [
    Route.page("/reminders", "The reminders, beside a Hijri month", query: [month]) { call throws(Failure) in
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
      return try call.page(ReminderPage(month: month, day: Typed(String(day))), at: Paths.newReminder())
    },
    Route.page("/reminders/{id}", "The editor of a reminder", path: [.id]) { call throws(Failure) in
      let entry = try Reading(call).book.entry(call.value("id"))
      return try editor(call, try page(of: entry, call))
    },
  ]

  /// The days ahead in which is looked for what comes next.
  static let horizon = 400

  /// The reminders as a page needs them: as they are at the beginning of the day, so that a page is good all day.
  struct Reading {
    let call: Call
    let now: Instant
    let book: ReminderBook

    init(_ call: Call) throws(Failure) {
      let zone = call.server.settings.zone
      self.call = call
      now = zone.instant(call.today, .midnight)
      book = try ReminderBook.read(from: call.store, zones: call.server.zones, here: zone, now: now)
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
        shown: shown == occurrence.wall.time ? nil : shown)
    }

    func move(_ record: ReminderRecord, _ year: Int) -> Day30Move? {
      HijriMonth(year: year, month: record.month).flatMap { month in
        book.months[month].map { Day30Move(month, length: $0.length, policy: record.day30, day: record.day) }
      }
    }
  }

  private static func show(_ call: Call) throws(Failure) -> Response {
    let reading = try Reading(call)
    let planned = reading.upcoming(days: PlanWindow.days, cap: NotificationPlan.defaultCap)
    // Of a run of days the first to come stands for all.
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

  /// The month asked for, else that of today.
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

  // MARK: The editor

  static func page(of entry: ReminderBook.Entry, _ call: Call) throws(Failure) -> ReminderPage {
    let record = entry.record
    var page = ReminderPage(
      id: entry.id.text, name: Typed(record.title), month: record.month, day: Typed(String(record.day)),
      year: Typed(record.recurrence.year.map { String($0) } ?? ""), time: Typed(String(record.time.iso.prefix(5))),
      isWholeMonth: record.duration == .wholeMonth, day30: record.day30, zone: Typed(record.zone ?? ""),
      notes: Typed(record.notes), isEnabled: record.isEnabled)
    if case .days(let count) = record.duration { page.count = Typed(String(count)) }
    page.seen = try call.seen(ReminderRecord.self, entry.id)
    return page
  }

  /// The editor of a reminder with what hangs on it: attachments, and what comes next.
  static func editor(_ call: Call, _ page: ReminderPage) throws(Failure) -> Response {
    var page = page
    let isWrong = page.isWrong
    if let id = page.id {
      let reading = try Reading(call)
      let entry = try reading.book.entry(id)
      page.attachments = try FindAttachments(call.store).of(entry.id).map { call.attachment($0) }
      page.largestFile = call.server.ports.attachments == nil ? nil : Uploads.largest
      page.upcoming = reading.upcoming(days: horizon * 2).items
        .filter { $0.occurrence.key.reminder == entry.reminder.id }.prefix(4).compactMap { reading.row($0) }
      if entry.record.day == 30, entry.record.day30 == .omit {
        let year = (call.today.year - 622) * 33 / 32
        page.leftOut = (year...year + 3).compactMap { reading.move(entry.record, $0) }.filter { move in
          move.length < 30 && (reading.book.months[move.month].map { $0.end > call.today } ?? false)
        }
      }
    }
    return try call.page(
      page, at: page.id.map { Paths.reminder($0) } ?? Paths.newReminder(),
      status: page.conflict != nil ? 409 : isWrong ? 422 : 200)
  }
}

/// One year's run of a reminder.
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

extension ReminderPage {
  /// Whether something typed was not kept.
  var isWrong: Bool {
    !errors.isEmpty || link.error != nil || fileError != nil
      || [name, dayOfMonth, year, time, count, zone, notes].contains { $0.error != nil }
  }
}

extension Call {
  func attachment(_ version: Version<AttachmentRecord>) -> AttachmentRow {
    let record = version.record
    let content: AttachmentRow.Content
    switch record.content {
    case .link(let text): content = .link(WebAddress(text))
    case .file(let file): content = .file(bytes: Int(file.bytes), isThere: isThere(file))
    case .photo(let file):
      let isShown = AttachmentRoutes.shown.contains(file.mediaType)
      content =
        isShown
        ? .picture(bytes: Int(file.bytes), isThere: isThere(file))
        : .file(bytes: Int(file.bytes), isThere: isThere(file))
    }
    return AttachmentRow(id: version.id.text, record.name, content)
  }

  private func isThere(_ file: AttachmentRecord.StoredFile) -> Bool {
    guard let files = server.ports.attachments else { return false }
    return ((try? files.open(file.name)) ?? nil) != nil
  }
}

extension Call {
  /// What is to be told on the days of a range.
  func reminders(_ range: DayRange) throws(Failure) -> [UpcomingItem] {
    let zone = server.settings.zone
    // The widest clocks are 26 hours apart; a reminder with clocks of its own may be told on that day long before.
    let start = Instant(seconds: zone.instant(range.first, .midnight).seconds - 30 * 3_600)
    guard let book = try ReminderBook.readIfAny(from: store, zones: server.zones, here: zone, now: start) else {
      return []
    }
    let upcoming = UpcomingReminders(book, now: start, days: range.count + 5, cap: .max, language: language)
    return upcoming.items.filter { range.contains($0.occurrence.day) }
  }
}
