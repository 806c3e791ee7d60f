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
import StoreContract

/// Fills a desk with things of every kind, which are edited, deleted and restored.
struct RandomStore {
  let desk: Desk
  private var random: BenchRandom { desk.random }

  /// Writes a number of changes.
  func fill(_ changes: Int) throws {
    for _ in 0..<changes {
      switch random.next() % 12 {
      case 0: _ = try? desk.store.undo()
      case 1: try attach()
      default: try change()
      }
      desk.clock.now += Int64(random.next() % 3)
    }
  }

  /// Texts that are difficult for formats.
  private static let texts = [
    "", "plain", "Tết; 'DROP'\n", "\u{2067}تذكير\u{2069} 🌙", "x\"\\/", "é vs e\u{301}", "a\n\tb",
    String(repeating: "x", count: 900),
  ]

  private func text() -> String { RandomStore.texts[Int(random.next() % UInt64(RandomStore.texts.count))] }

  /// A text of one line, not empty, like titles and names.
  private func line() -> String {
    let text = text()
    return text.isEmpty ? "t" : text.replacing("\n", with: " ").replacing("\t", with: " ")
  }

  private func number(_ limit: UInt64) -> Int { Int(random.next() % limit) }

  private func id() -> RecordID {
    RecordID(high: 0x0190_0000_0000_7000, low: 0x8000_0000_0000_0000 | random.next() % 9)
  }

  private func change() throws {
    let (kind, deletes, id) = (number(13), number(4) == 0, id())
    let now = desk.clock.now
    try desk.write { writer throws(StoreError) in
      switch kind {
      case 0: try put(Setting(key: "k\(number(4))", value: text()), writer, deletes)
      case 1:
        let rule = UserRule(ruleID: "user.\(id.low)", region: "SE", text: line(), userModifiedAt: now)
        if deletes { try writer.delete(UserRule.self, id: id) } else { try writer.put(rule, id: id) }
      case 2:
        let layer = RuleLayer(
          ruleID: "se.\(number(3))", titleOverride: number(2) == 0 ? nil : line(), notes: text(),
          hidden: number(2) == 0, userModifiedAt: now)
        try put(layer, writer, deletes)
      case 3, 4: try leave(writer, deletes, id)
      case 5: try planner(writer, deletes, id)
      case 6: try month(writer, deletes, now)
      case 7: try feed(writer, deletes, now)
      case 8: try put(UserRegion(code: "Q\(number(3))", text: text(), userModifiedAt: now), writer, deletes)
      default: try reminder(writer, deletes, id, now)
      }
    }
  }

  private func feed(_ writer: any StoreWriter, _ deletes: Bool, _ now: Int64) throws(StoreError) {
    let parts = Set(FeedPart.allCases.filter { _ in number(2) == 0 } + [.holidays])
    let feed = FeedRecord(
      name: "feed \(number(3))", parts: parts, hiding: Set(FeedHiding.allCases.filter { _ in number(2) == 0 }),
      tokenHash: FeedToken(presented: text()).hash, created: now)
    try put(feed, writer, deletes)
  }

  private func planner(_ writer: any StoreWriter, _ deletes: Bool, _ id: RecordID) throws(StoreError) {
    let day = Day(Int32(number(60_000)))
    switch number(3) {
    case 0: try put(Note(day: Day(Int32(number(5))), text: line()), writer, deletes)
    case 1:
      guard let again = try? Recurrence(first: day, repetition: .week, last: day + 70) else { return }
      let event = Event(
        title: line(), recurrence: again, length: 1 + number(9),
        time: number(2) == 0 ? nil : try? TimeOfDay(hour: number(24), minute: number(60)), notes: text())
      if deletes {
        try writer.delete(Event.self, id: id)
        try writer.delete(CalendarObject.self, id: id)
      } else {
        try writer.put(number(2) == 0 ? fuller(day) ?? event : event, id: id)
        let isPart = number(2) == 0
        let object = CalendarObject(
          title: line(), component: isPart ? nil : "VTODO", uid: isPart ? "" : "a", first: isPart ? nil : day,
          lines: text())
        try writer.put(object, id: isPart ? id : object.ownID)
      }
    default:
      guard let once = try? Recurrence(first: day, repetition: number(2) == 0 ? .year : nil) else { return }
      if deletes {
        try writer.delete(Countdown.self, id: id)
      } else {
        try writer.put(Countdown(title: line(), recurrence: once), id: id)
      }
    }
  }

  /// An event with more than title, day and hour.
  private func fuller(_ day: Day) -> Event? {
    var changes = RecurrenceChanges()
    changes.set(.dropped, of: day + 7)
    changes.set(.moved(to: day + 22), of: day + 21)
    let days: MonthDays = number(2) == 0 ? .last : .nearest(MonthDayNumber(day))
    guard let step = try? RecurrenceStep(1 + number(9)),
      let again = try? Recurrence(
        first: day, rule: number(2) == 0 ? .days(every: step) : .months(every: step, on: days),
        end: number(2) == 0 ? .never : .after(1 + number(99)), changes: number(2) == 0 ? changes : .none),
      let time = try? TimeOfDay(hour: number(12), minute: number(60))
    else { return nil }
    return Event(
      title: line(), type: .trip, recurrence: again, length: 1 + number(2), time: time,
      end: EndTime(minutes: 720 + number(721)), zone: number(2) == 0 ? nil : "Asia/Tokyo",
      place: number(2) == 0 ? "" : line(), url: number(2) == 0 ? "" : "https://example.org/?a=1", notes: text())
  }

  private func month(_ writer: any StoreWriter, _ deletes: Bool, _ now: Int64) throws(StoreError) {
    guard let month = HijriMonth(year: 1440 + number(3), month: 1 + number(12)) else { return }
    let start = MonthStart(month, Day(Int32(18_000 + number(900))))
    switch number(3) {
    case 0: try put(MonthOverrideRecord(start), writer, deletes)
    case 1:
      let document = MonthDocument.allCases[number(UInt64(MonthDocument.allCases.count))]
      try put(FetchedMonthRecord(start, document: document, fetchedAt: now), writer, deletes)
    default:
      let tag = number(2) == 0 ? nil : text()
      try put(FetchedDocumentRecord(address: "https://a/\(number(3))", tag: tag, modified: nil), writer, deletes)
    }
  }

  private func put<Content: KeyedRecord>(
    _ record: Content, _ writer: any StoreWriter, _ deletes: Bool
  ) throws(StoreError) {
    if deletes { try writer.delete(Content.self, key: record.key) } else { try writer.put(record) }
  }

  private func leave(_ writer: any StoreWriter, _ deletes: Bool, _ id: RecordID) throws(StoreError) {
    let day = Day(Int32(number(60_000)))
    switch number(4) {
    case 0:
      if let schedule = try? PaySchedule(anchor: day, pattern: .every(days: 1 + number(366))) {
        try writer.put(LeaveProfileRecord(schedule: schedule, baseline: .statement, rounding: .quarterHour))
      }
    case 1:
      let carry = try? LeavePolicies.Carry(month: 2, day: 28, limit: Hours(ticks: Int64(number(99_999))))
      try put(
        LeaveTermsRecord(
          type: .sick, position: number(9), start: Hours(ticks: number(2) == 0 ? .min : .max),
          policies: LeavePolicies(cap: nil, carry: carry), floor: Hours(ticks: Int64(-number(9_999)))),
        writer, deletes)
    case 2:
      try put(
        LeaveRateRecord(
          type: .vacation, since: number(2) == 0 ? nil : day, rate: Hours(ticks: Int64(number(99_999)))),
        writer, deletes)
    default:
      guard
        let entry = try? LeaveEntry(
          day: day, type: .comp, action: number(2) == 0 ? .used : .adjustment(.negative),
          hours: Hours(ticks: Int64(number(9_999)) * 100), note: Array(text().utf8))
      else { return }
      let record = LeaveEntryRecord(
        entry: entry, created: desk.clock.now, span: number(3) == 0 ? RecordID(high: 8, low: UInt64(number(4))) : nil)
      if deletes { try writer.delete(LeaveEntryRecord.self, id: id) } else { try writer.put(record, id: id) }
    }
  }

  private func reminder(
    _ writer: any StoreWriter, _ deletes: Bool, _ id: RecordID, _ now: Int64
  ) throws(StoreError) {
    if deletes {
      try writer.delete(ReminderRecord.self, id: id)
      return
    }
    let whole = number(5) == 0
    let record = try? ReminderRecord(
      title: line(), month: 1 + number(12), day: whole ? 1 : 1 + number(30),
      recurrence: number(2) == 0 ? .annual : .once(year: 1 + number(9_999)),
      since: number(2) == 0 ? nil : 1 + number(9_999),
      time: (try? TimeOfDay(hour: number(24), minute: number(60), second: number(60))) ?? .midnight,
      duration: whole ? .wholeMonth : .days(1 + number(60)), day30: Day30Policy.allCases[number(3)],
      zone: number(2) == 0 ? nil : "Asia/Riyadh", notes: text(), isEnabled: number(2) == 0, created: now, updated: now)
    if let record { try writer.put(record, id: id) }
  }

  private func attach() throws {
    let id = desk.store.newID()
    if number(3) == 0 {
      let link = AttachmentRecord(
        reminder: self.id(), name: line(), content: .link("https://example.org/?a=1"), created: 2)
      return try desk.write { writer throws(StoreError) in try writer.put(link, id: id) }
    }
    try desk.attach(random.bytes(number(70_000)), to: self.id(), id)
  }
}
