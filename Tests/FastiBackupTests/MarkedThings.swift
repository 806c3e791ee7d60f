import FastiAgenda
import FastiCalendars
import FastiCivil
import FastiDays
import FastiLeave
import FastiMonths
import FastiPerson
import FastiRecords
import FastiReminders
import FastiSQLite
import FastiTransfer
import Foundation
import StoreContract

/// A thing of every kind whose texts contain a mark; tests search for the mark afterwards.
struct MarkedThings {
  let desk: Desk
  let mark = "zqxmarkzqx"

  init(_ desk: Desk) { self.desk = desk }

  /// Writes, edits and deletes the things; the changes are command lines with the mark, as older versions of the
  /// program stored them.
  /// - Returns: Their ids.
  func write() throws -> [RecordID] {
    let reminder = desk.store.newID()
    let (file, rule, event, countdown, entry) = (
      desk.store.newID(), desk.store.newID(), desk.store.newID(), desk.store.newID(), desk.store.newID()
    )
    let task = desk.store.newID()
    let type = try LeaveType(mark)
    var ids = [reminder, file, rule, event, countdown, entry, task]
    for round in 1...2 {
      ids += try keyed(round, type)
      try change { writer throws(StoreError) in
        let text = UserRule(ruleID: "user.\(mark)", region: mark, text: "\(mark) \(round)", userModifiedAt: 1)
        try writer.put(text, id: rule)
      }
      try planner(round, event, countdown, task)
      try remind(round, reminder)
      let hours = Hours(ticks: Int64(round) * 800)
      let leave = try LeaveEntry(day: Day(5), type: type, action: .used, hours: hours, note: Array(mark.utf8))
      try change { writer throws(StoreError) in
        try writer.put(LeaveEntryRecord(entry: leave, source: mark, created: 1), id: entry)
      }
    }
    try attach(to: reminder, file)
    try deliver(reminder, event)
    try change { writer throws(StoreError) in
      try writer.delete(Event.self, id: event)
      try writer.delete(CalendarObject.self, id: event)
      try writer.delete(Note.self, id: Note.id(for: Day(3).iso))
      try writer.delete(AttachmentRecord.self, id: file)
      try writer.delete(Setting.self, id: Setting.id(for: mark))
    }
    var once: [RecordID] = []
    for id in ids where !once.contains(id) { once.append(id) }
    return once
  }

  /// The things with keys.
  private func keyed(_ round: Int, _ type: LeaveType) throws -> [RecordID] {
    let long = String(repeating: "\(mark) ", count: 3_000)
    let setting = Setting(key: mark, value: "\(mark) \(round)")
    let region = UserRegion(code: mark, text: "\(long) \(round)", userModifiedAt: 1)
    let layer = RuleLayer(
      ruleID: mark, titleOverride: mark, symbolName: mark, iconColor: mark, notes: "\(mark) \(round)",
      userModifiedAt: 1)
    let schedule = try PaySchedule(anchor: Day(Int32(round)), pattern: .every(days: 14))
    let profile = LeaveProfileRecord(schedule: schedule, baseline: .statement, rounding: .quarterHour)
    let terms = LeaveTermsRecord(
      type: type, position: round, start: Hours(ticks: 1), policies: LeavePolicies(cap: nil, carry: nil),
      floor: Hours(ticks: 0))
    let rate = LeaveRateRecord(type: type, since: nil, rate: Hours(ticks: Int64(round)))
    let note = Note(day: Day(3), text: "\(long) \(round)")
    let feed = FeedRecord(
      name: mark, parts: [.holidays], hiding: [], tokenHash: FeedToken(presented: "\(round)").hash, created: 1)
    let month = try HijriMonth(year: 1447, month: 9).unwrapped()
    let override = MonthOverrideRecord(MonthStart(month, Day(Int32(20_500 + round))))
    let fetched = FetchedMonthRecord(
      MonthStart(month, Day(Int32(20_500 + round))), document: MonthDocument.allCases[0], fetchedAt: 1)
    let document = FetchedDocumentRecord(address: "https://\(mark)", tag: "\(mark) \(round)", modified: mark)
    try change { writer throws(StoreError) in
      try writer.put(setting)
      try writer.put(region)
      try writer.put(layer)
      try writer.put(profile)
      try writer.put(terms)
      try writer.put(rate)
      try writer.put(note)
      try writer.put(feed)
      try writer.put(override)
      try writer.put(fetched)
      try writer.put(document)
    }
    return [
      setting.id, region.id, layer.id, profile.id, terms.id, rate.id, note.id, feed.id, override.id, fetched.id,
      document.id,
    ]
  }

  private func planner(_ round: Int, _ event: RecordID, _ countdown: RecordID, _ task: RecordID) throws {
    let once = try Recurrence(first: Day(7), repetition: nil)
    try change { writer throws(StoreError) in
      try writer.put(
        Event(
          title: "\(mark) \(round)", recurrence: once, length: 1, time: .noon, zone: mark, place: mark,
          url: "https://\(mark).org", notes: mark), id: event)
      try writer.put(
        CalendarObject(title: "\(mark) \(round)", uid: mark, lines: "X-MARK:\(mark)"), id: event)
      try writer.put(CalendarObject(title: mark, component: mark, uid: mark, lines: "\(mark) \(round)"), id: task)
      try writer.put(Countdown(title: "\(mark) \(round)", recurrence: once), id: countdown)
    }
  }

  private func remind(_ round: Int, _ id: RecordID) throws {
    let record = try ReminderRecord(
      title: "\(mark) \(round)", month: 9, day: 1, recurrence: .annual, time: .midnight, duration: .days(1),
      day30: Day30Policy.allCases[0], zone: nil, notes: mark, isEnabled: true, created: 1, updated: 1)
    try change { writer throws(StoreError) in try writer.put(record, id: id) }
  }

  private func attach(to reminder: RecordID, _ id: RecordID) throws {
    let link = AttachmentRecord(reminder: reminder, name: mark, content: .link("https://\(mark).org"), created: 2)
    try change { writer throws(StoreError) in try writer.put(link, id: id) }
    try desk.attach(Array(String(repeating: mark, count: 500).utf8), to: reminder, id)
  }

  /// What a channel said of notifications; these lines have no versions.
  private func deliver(_ reminder: RecordID, _ event: RecordID) throws {
    let now = Instant(seconds: 1_771_200_000)
    let wall = WallTime(now.day(), now.time())
    let key = OccurrenceKey(reminder: ReminderID(high: reminder.high, low: reminder.low), year: 1447, index: 1)
    let delivery = Delivery(key: key, wall: wall, instant: now, state: .failed)
    let store = desk.store
    try store.write([DeliveryLine(delivery, channel: mark, detail: mark, recorded: now)], dropping: [], looked: nil)
    let name = AlarmName(
      source: .event, thing: ReminderID(high: event.high, low: event.low), occurrence: .day(now.day()),
      lead: try AlarmLead(text: "1h"))
    let alarm = AlarmDelivery(name: name, start: wall, instant: now, state: .failed)
    try store.write(alarms: [AlarmLine(alarm, channel: mark, detail: mark, recorded: now)], dropping: [])
  }

  private func change(_ body: (any StoreWriter) throws(StoreError) -> Void) throws {
    desk.clock.now += 7
    let store = desk.store
    try store.write(store.newChange("note set 2026-01-08 \(mark)"), body)
  }

  /// The files of the data folder that contain the mark.
  func found() throws -> [String] {
    let names = FileManager.default.enumerator(atPath: desk.data)?.compactMap { $0 as? String } ?? []
    return names.filter { name in
      FileManager.default.contents(atPath: desk.data + "/" + name)?.range(of: Data(mark.utf8)) != nil
    }
  }

  /// Whether an archive contains the mark; the content of a backup is not compressed.
  func isIn(archive path: String) throws -> Bool {
    try Data(contentsOf: URL(filePath: path)).range(of: Data(mark.utf8)) != nil
  }
}

extension Optional {
  fileprivate func unwrapped() throws -> Wrapped {
    guard let self else { throw CocoaError(.featureUnsupported) }
    return self
  }
}
