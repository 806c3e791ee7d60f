import FastiCalendars
import FastiCivil
import FastiDays
import FastiFormats
import FastiMonths
import FastiPerson
import FastiRecords
import FastiReminders
import FastiTransfer
import Testing

@Suite("Reminders are delivered") struct DeliverRemindersTests {
  /// A store, a log and a channel in memory, and a clock that is set.
  private final class Desk: DeliveryLog, MemoryAlarms, Notifier {
    let store = MemoryStore()
    var now: Instant
    var zone: Zone
    var lines: [OccurrenceKey: DeliveryLine] = [:]
    var alarmLines: [AlarmName: AlarmLine] = [:]
    var looked: DeliveryBook.Look?
    var told: [NotificationMessage] = []
    var writes = 0
    /// The error of the channel.
    var refusal: Failure?
    /// Makes the next write of a state fail, as if the program were killed.
    var diesAt: DeliveryState?

    /// The channels of the next message, separated by commas.
    var channel = "test"

    init(_ now: String, zone: String = "UTC0") throws {
      self.now = try Instant(iso: now)
      self.zone = try Zone(posix: zone)
      store.time = { [unowned self] in self.now.seconds * 1_000 }
    }

    func book() -> DeliveryBook { DeliveryBook(deliveries: lines.values.map { $0.delivery }, looked: looked) }
    func settled(limit: Int) -> [DeliveryLine] { lines.values.filter { $0.delivery.state.isSettled } }
    func write(
      _ new: [DeliveryLine], dropping keys: [OccurrenceKey], looked: DeliveryBook.Look?
    ) throws(StoreError) {
      if let diesAt, new.contains(where: { $0.delivery.state == diesAt }) { throw .full(path: "log") }
      writes += 1
      for key in keys { lines[key] = nil }
      for line in new { lines[line.delivery.key] = line }
      self.looked = looked ?? self.looked
    }
    func dismiss(_ key: OccurrenceKey, told: Instant) {}
    func waiting() -> [DeliveryLine] { lines.values.filter { $0.isWaiting } }
    func shown(_ key: OccurrenceKey, told: Instant) {}
    func deliver(_ message: NotificationMessage) throws(Failure) -> String {
      if let refusal { throw refusal }
      told.append(message)
      return channel
    }
    func deliver(_ message: AlarmMessage) -> String { channel }
    func deliver(_ news: MonthNews) {}

    @discardableResult
    func add(_ title: String, _ month: Int, _ day: Int, hour: Int = 8, days: Int = 1) throws -> RecordID {
      let record = try ReminderRecord(
        title: title, month: month, day: day, time: TimeOfDay(hour: hour, minute: 0), duration: .days(days), created: 0,
        updated: now.seconds * 1_000)
      let id = store.newID()
      try store.write(store.newChange("reminder add")) { writer throws(StoreError) in _ = try writer.put(record, id: id)
      }
      return id
    }

    func edit(_ id: RecordID, _ change: (inout ReminderInput) -> Void) throws {
      var input = ReminderInput()
      change(&input)
      try EditReminders(store, TestZones(), now: now.seconds * 1_000).edit(id, input)
    }

    func override(_ start: Day) throws {
      let ramadan = MonthStart(try #require(HijriMonth(year: 1447, month: 9)), start)
      try store.write(store.newChange("hijri override")) { writer throws(StoreError) in
        _ = try writer.put(MonthOverrideRecord(ramadan))
      }
    }

    @discardableResult
    func look(_ moment: String? = nil, language: String = "en") throws -> DeliverReminders.Outcome {
      if let moment { now = try Instant(iso: moment) }
      let tell = DeliverReminders(store, self, zones: TestZones(), notifier: self, language: language)
      return try #require(try tell.look(here: zone) { now })
    }

    var states: [DeliveryState] {
      lines.values.sorted { $0.delivery.instant < $1.delivery.instant }.map { $0.delivery.state }
    }
  }

  @Test("a notification is planned, then delivered once, and the next moment is known") func told() throws {
    let desk = try Desk("2026-02-17T12:00:00Z")
    try desk.add("Zakat", 9, 1)
    let first = try desk.look()
    #expect(desk.states == [.planned] && first.delivered.isEmpty)
    #expect(first.next.iso == "2026-02-18T00:00:00Z", "midnight comes first")
    #expect(try desk.look("2026-02-18T00:00:00Z").next.iso == "2026-02-18T08:00:00Z")
    #expect(try desk.look("2026-02-18T08:00:00Z").delivered == ["Zakat"])
    #expect(desk.states == [.delivered])
    #expect(desk.told.first?.body == "1 Ramadan 1447")
    #expect(try desk.look("2026-02-18T08:00:01Z").delivered.isEmpty)
    #expect(desk.lines.values.allSatisfy { $0.channel == "test" })
  }

  @Test("a text that would control a terminal is delivered without its control characters") func hostile() throws {
    let desk = try Desk("2026-02-17T12:00:00Z")
    try desk.add("Za\u{1B}[31mkat\0\u{202E}\u{9B}", 9, 1)
    try desk.look()
    try desk.look("2026-02-18T08:00:00Z")
    let told = try #require(desk.told.first)
    #expect(told.title == "Za\u{FFFD}[31mkat\u{FFFD}\u{FFFD}")
    var json = JSONWriter()
    json.record(told)
    #expect(!json.string.contains("u001b") && !json.string.contains("u0000") && !json.string.contains("\u{202E}"))
  }

  @Test(
    "it is delivered in the reader's language",
    arguments: [
      ("sv", "3 ramadan 1447, dag 3 av 3\nsent: skulle ha kommit 2026-02-20 kl. 05:00"),
      ("vi", "3 Ramadan 1447, ngày 3 trên 3\nmuộn: lẽ ra vào 2026-02-20 lúc 05:00"),
    ])
  func spoken(language: String, body: String) throws {
    let desk = try Desk("2026-02-17T12:00:00Z")
    try desk.add("Fasting", 9, 1, hour: 5, days: 3)
    try desk.look(language: language)
    try desk.look("2026-02-20T06:00:00Z", language: language)
    #expect(desk.told.first?.body == body)
  }

  @Test("a machine that slept delivers late, and lists what is older than a day") func slept() throws {
    let desk = try Desk("2026-02-17T12:00:00Z")
    try desk.add("Fasting", 9, 1, hour: 5, days: 3)
    try desk.look()
    let outcome = try desk.look("2026-02-20T06:00:00Z")
    #expect(outcome.delivered == ["Fasting"], "only the third day is less than a day ago")
    #expect(desk.told.first?.body == "3 Ramadan 1447, day 3 of 3\nlate: it was due on 2026-02-20 at 05:00")
    #expect(desk.states == [.missed, .missed, .delivered])
    #expect(outcome.remarks.count == 2)
  }

  @Test("a machine that was off for longer than the plan covers lists what it missed") func off() throws {
    let desk = try Desk("2026-02-17T12:00:00Z")
    try desk.add("Eid", 10, 1)
    try desk.add("Later", 11, 1)
    try desk.look()
    let outcome = try desk.look("2026-05-01T00:00:00Z")
    #expect(outcome.remarks.count == 2 && outcome.delivered.isEmpty)
    #expect(desk.states == [.missed, .missed])
  }

  @Test("notifications beyond the limit of a channel are delivered too") func cap() throws {
    let desk = try Desk("2026-02-17T12:00:00Z")
    for hour in 0..<4 { try desk.add("\(hour)", 9, 1, hour: hour, days: 30) }
    var now = desk.now
    let end = try Instant(iso: "2026-03-20T00:00:00Z")
    while now < end {
      desk.now = now
      let next = try desk.look().next
      now = next > now ? next : Instant(seconds: now.seconds + 1)
    }
    #expect(desk.told.count == 120)
    #expect(Set(desk.told.map { $0.notice.occurrence.key }).count == 120)
    #expect(desk.told.allSatisfy { !$0.notice.isLate })
  }

  @Test("a kill before, between and after the records loses nothing and repeats nothing") func deaths() throws {
    for (state, told, left) in [(DeliveryState.started, 0, DeliveryState.planned), (.delivered, 1, .started)] {
      let desk = try Desk("2026-02-17T12:00:00Z")
      try desk.add("Zakat", 9, 1)
      desk.diesAt = .planned
      #expect(throws: Failure.self) { try desk.look() }
      desk.diesAt = state
      try desk.look("2026-02-17T12:00:20Z")
      #expect(throws: Failure.self) { try desk.look("2026-02-18T08:00:00Z") }
      #expect(desk.told.count == told && desk.states == [left])
      desk.diesAt = nil
      let after = try desk.look("2026-02-18T08:00:20Z")
      #expect(desk.told.count == 1, "what was not handed over is told now, what was is not repeated")
      #expect(desk.states == [told == 0 ? .delivered : .interrupted])
      #expect(after.remarks.count == told)
      let last = try desk.look("2026-02-18T08:00:40Z")
      #expect(last.delivered.isEmpty && last.remarks.isEmpty)
    }
  }

  @Test("a refusal of a channel is recorded with its reason, and not repeated") func refused() throws {
    let desk = try Desk("2026-02-17T12:00:00Z")
    try desk.add("Zakat", 9, 1)
    try desk.look()
    desk.refusal = Failure(.channel(.failed(program: "pigeon", .killed, output: "gone")))
    let outcome = try desk.look("2026-02-18T08:00:00Z")
    #expect(outcome.remarks == ["Zakat, 2026-02-18: pigeon failed: gone"])
    let details = desk.lines.values.compactMap(\.detail)
    #expect(details.map { DeliveryReason.sentence(of: $0).description } == ["pigeon failed: gone"])
    desk.refusal = nil
    #expect(try desk.look("2026-02-18T08:01:00Z").delivered.isEmpty)
  }

  @Test(
    "a stored reason is the sentence of the failure, also from an earlier version of the program",
    arguments: [
      Failure(.channel(.failed(program: "", .status(3), output: "a: b:c"))),
      Failure(.channel(.failed(program: "notify-send", .tookTooLong, output: ""))),
      Failure(.channel(.failed(program: "notify-send", .killed, output: ":1:x:y"))),
      Failure(.machine(.failed(.write, .answer, .full))),
    ])
  func reasons(_ failure: Failure) {
    #expect(DeliveryReason.sentence(of: DeliveryReason.stored(failure)).description == failure.message)
    #expect(DeliveryReason.sentence(of: failure.message).description == failure.message)
  }

  @Test("a clock set back repeats no notification; a clock set forward delivers late") func clocks() throws {
    let desk = try Desk("2026-02-17T12:00:00Z")
    try desk.add("Zakat", 9, 1)
    try desk.look()
    #expect(try desk.look("2026-02-18T08:00:00Z").delivered == ["Zakat"])
    #expect(try desk.look("2026-02-16T00:00:00Z").delivered.isEmpty)
    #expect(try desk.look("2026-02-18T09:00:00Z").delivered.isEmpty)
    try desk.add("Fitr", 10, 1)
    try desk.look()
    #expect(try desk.look("2026-03-20T20:00:00Z").delivered == ["Fitr"])
    #expect(desk.told.last?.notice.isLate == true)
  }

  @Test("nothing is written while nothing happens") func quiet() throws {
    let desk = try Desk("2026-02-17T12:00:00Z")
    try desk.add("Zakat", 9, 1)
    try desk.look()
    let writes = desk.writes
    for second in 1...30 { try desk.look("2026-02-17T12:05:\(second < 10 ? "0" : "")\(second)Z") }
    #expect(desk.writes == writes)
  }

  @Test("a day that an announcement adds after it has begun is delivered late, once") func sprungUp() throws {
    let desk = try Desk("2026-02-16T12:00:00Z")
    let record = try ReminderRecord(
      title: "The 30th", month: 8, day: 30, day30: .omit, created: 0, updated: desk.now.seconds * 1_000)
    let id = desk.store.newID()
    try desk.store.write(desk.store.newChange("add")) { writer throws(StoreError) in
      _ = try writer.put(record, id: id)
    }
    try desk.look()
    #expect(try desk.look("2026-02-18T10:00:00Z").delivered.isEmpty, "Shaban has 29 days")
    try desk.override(Day(year: 2026, month: 2, day: 19))
    #expect(try desk.look("2026-02-18T10:05:00Z").delivered == ["The 30th"])
    #expect(desk.told.first?.notice.isLate == true)
    #expect(try desk.look("2026-02-18T10:05:20Z").delivered.isEmpty)
  }

  @Test("notifications from before the first run are not delivered") func before() throws {
    let desk = try Desk("2026-02-16T12:00:00Z")
    try desk.add("Before", 9, 1, hour: 8)
    try desk.look("2026-02-18T12:00:00Z")
    #expect(try desk.look("2026-02-18T12:00:20Z").delivered.isEmpty && desk.lines.isEmpty)
  }

  @Test("notifications taken by pages wait a day to be shown, then are missed; other channels deliver at once")
  func waiting() throws {
    for (channel, after, left) in [("web", DeliveryState.missed, ""), ("desktop,web", .delivered, "desktop")] {
      let desk = try Desk("2026-02-17T12:00:00Z")
      desk.channel = channel
      try desk.add("Zakat", 9, 1)
      try desk.look()
      #expect(try desk.look("2026-02-18T08:00:00Z").delivered == ["Zakat"])
      let line = try #require(desk.lines.values.first)
      #expect(line.isWaiting && line.delivered.joined() == left)
      let item = try #require(try DeliveryItem.items([line], in: desk.store).first)
      #expect(item.state == (left.isEmpty ? "waiting" : "delivered"))
      #expect(try desk.look("2026-02-19T07:00:00Z").next.iso == "2026-02-19T08:00:01Z", "the end of the wait")
      #expect(desk.lines.values.first?.isWaiting == true)
      let end = try desk.look("2026-02-19T08:00:01Z")
      #expect(end.delivered.isEmpty && end.remarks.count == (left.isEmpty ? 1 : 0))
      #expect(desk.states == [after])
      let last = try #require(desk.lines.values.first)
      #expect(last.channel == left && !last.isWaiting)
      #expect(try DeliveryItem.items([last], in: desk.store).first?.state == "\(after.name)")
      #expect(try desk.look("2026-02-19T08:00:20Z").remarks.isEmpty)
      #expect(desk.told.count == 1)
    }
  }

  @Test("a notification that waits for a page is corrected if its date moves later") func waitingCorrected() throws {
    let desk = try Desk("2026-02-17T12:00:00Z")
    desk.channel = "web"
    try desk.add("Zakat", 9, 1)
    try desk.look()
    try desk.look("2026-02-18T08:00:00Z")
    try desk.override(Day(year: 2026, month: 2, day: 19))
    try desk.look("2026-02-18T09:00:00Z")
    #expect(desk.states == [.planned])
    #expect(try desk.look("2026-02-19T08:00:00Z").delivered == ["Zakat"])
    #expect(desk.lines.values.map { $0.isWaiting } == [true] && desk.told.last?.notice.corrects != nil)
  }

  @Test("a reminder edited to before its creation is delivered late within a day, else listed as missed")
  func edited() throws {
    for hour in ["07:00", "23:00"] {
      let desk = try Desk("2026-02-17T12:00:00Z")
      try desk.look("2026-02-18T12:00:00Z")
      let id = try desk.add("Zakat", 12, 9)
      try desk.look("2026-02-18T12:00:20Z")
      desk.now = try Instant(iso: "2026-02-18T12:01:00Z")
      try desk.edit(id) { ($0.on, $0.time) = (hour == "07:00" ? "9-1" : "8-1", hour) }
      let outcome = try desk.look("2026-02-18T12:01:10Z")
      #expect(outcome.delivered == (hour == "07:00" ? ["Zakat"] : []))
      #expect(
        desk.states == [hour == "07:00" ? .delivered : .missed]
          && outcome.remarks.count == desk.lines.count - desk.told.count)
      for moment in ["2026-02-18T12:01:11Z", "2026-02-18T12:30:00Z", "2026-02-19T12:00:00Z"] {
        let after = try desk.look(moment)
        #expect(after.delivered.isEmpty && after.remarks.isEmpty)
      }
    }
  }

  @Test("undoing an edit moves the date too") func undone() throws {
    let desk = try Desk("2026-02-17T12:00:00Z")
    let id = try desk.add("Zakat", 9, 1)
    try desk.look()
    try desk.edit(id) { $0.on = "12-9" }
    try desk.look("2026-02-17T12:01:00Z")
    #expect(try desk.look("2026-02-18T11:00:00Z").delivered.isEmpty)
    try desk.store.undo()
    #expect(try desk.look("2026-02-18T11:00:10Z").delivered == ["Zakat"])
    #expect(try desk.look("2026-02-18T11:00:30Z").delivered.isEmpty)
  }

  @Test("a notification beyond the limit that moves back with its month is listed as missed") func deferred() throws {
    let desk = try Desk("2026-02-16T12:00:00Z")
    for number in 0..<64 { try desk.add("\(number)", 8, 29, hour: 13) }
    try desk.override(Day(year: 2026, month: 2, day: 19))
    let zakat = try desk.add("Zakat", 9, 1)
    try desk.look("2026-02-17T11:00:00Z")
    #expect(desk.lines.count == 64, "Zakat has no room")
    try desk.override(Day(year: 2026, month: 2, day: 16))
    try desk.look("2026-02-17T11:00:20Z")
    let line = desk.lines.values.first { $0.delivery.key.reminder.low == zakat.low }
    #expect(line?.delivery.state == .missed && line?.delivery.wall.day == Day(year: 2026, month: 2, day: 16))
  }

  @Test("a new reminder with an old date does not notify for the past, also if months move") func newlyMade() throws {
    let desk = try Desk("2026-02-18T12:00:00Z")
    try desk.look()
    desk.now = try Instant(iso: "2026-02-18T13:00:00Z")
    try desk.add("Old", 8, 1, days: 30)
    try desk.add("This morning", 9, 1)
    let outcome = try desk.look("2026-02-18T13:00:10Z")
    #expect(outcome.delivered.isEmpty && outcome.remarks.isEmpty)
    try desk.override(Day(year: 2026, month: 2, day: 17))
    let moved = try desk.look("2026-02-18T14:00:00Z")
    #expect(moved.delivered.isEmpty && moved.remarks.isEmpty)
  }
}
