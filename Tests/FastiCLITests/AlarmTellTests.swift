import FastiCalendars
import FastiCivil
import FastiDays
import FastiFormats
import FastiMonths
import FastiPerson
import FastiRecords
import FastiReminders
import Testing

@Suite("Alarms of events notify") struct AlarmTellTests {
  private final class Desk: DeliveryLog, MemoryAlarms, Notifier {
    let store = MemoryStore()
    var now: Instant
    var zone: Zone
    var lines: [OccurrenceKey: DeliveryLine] = [:]
    var alarmLines: [AlarmName: AlarmLine] = [:]
    var looked: DeliveryBook.Look?
    var told: [(title: String, body: String)] = []
    let channel = "test"

    init(_ now: String, zone: String = "UTC0") throws {
      self.now = try Instant(iso: now)
      self.zone = try Zone(posix: zone)
      store.time = { [unowned self] in self.now.seconds * 1_000 }
    }

    func book() -> DeliveryBook { DeliveryBook(deliveries: lines.values.map { $0.delivery }, looked: looked) }
    func settled(limit: Int) -> [DeliveryLine] { lines.values.filter { $0.delivery.state.isSettled } }
    func write(_ new: [DeliveryLine], dropping keys: [OccurrenceKey], looked: DeliveryBook.Look?) {
      for key in keys { lines[key] = nil }
      for line in new { lines[line.delivery.key] = line }
      self.looked = looked ?? self.looked
    }
    func dismiss(_ key: OccurrenceKey, told: Instant) {}
    func waiting() -> [DeliveryLine] { lines.values.filter { $0.isWaiting } }
    func shown(_ key: OccurrenceKey, told: Instant) {}
    func deliver(_ message: NotificationMessage) -> String {
      told.append((message.title, message.body))
      return channel
    }
    func deliver(_ message: AlarmMessage) -> String {
      told.append((message.title, message.body))
      return channel
    }
    func deliver(_ news: MonthNews) {}

    @discardableResult
    func add(_ title: String, _ alarms: String..., change: (inout EventDraft) throws -> Void) throws -> RecordID {
      var draft = EventDraft()
      draft.title = title
      draft.alarms = alarms
      try change(&draft)
      return try EditEvents(store, zones: TestZones()).add(draft).id
    }

    func remind(_ title: String, _ hour: Int, days: Int = 1) throws {
      let record = try ReminderRecord(
        title: title, month: 9, day: 1, time: TimeOfDay(hour: hour, minute: 0), duration: .days(days), created: 0,
        updated: now.seconds * 1_000)
      try store.write(store.newChange("reminder add")) { writer throws(StoreError) in
        _ = try writer.put(record, id: store.newID())
      }
    }

    @discardableResult
    func look(_ moment: String? = nil) throws -> DeliverReminders.Outcome {
      if let moment { now = try Instant(iso: moment) }
      let tell = DeliverReminders(store, self, zones: TestZones(), notifier: self, language: "en")
      return try #require(try tell.look(here: zone) { now })
    }
  }

  @Test("an event notifies before it begins, once, and the next moment is known") func once() throws {
    let desk = try Desk("2026-02-11T12:00:00Z")
    try desk.add("Exam", "1h", "day before at 18:00") { draft in
      draft.on = try Day(iso: "2026-02-12")
      draft.at = "09:00"
      draft.place = "Room 4"
    }
    #expect(try desk.look().next.iso == "2026-02-11T18:00:00Z")
    #expect(try desk.look("2026-02-11T18:00:00Z").delivered == ["Exam"])
    #expect(try desk.look("2026-02-11T18:00:01Z").delivered.isEmpty)
    #expect(try desk.look("2026-02-12T00:00:00Z").next.iso == "2026-02-12T08:00:00Z")
    #expect(try desk.look("2026-02-12T08:10:00Z").delivered == ["Exam"])
    #expect(try desk.look("2026-02-12T08:10:01Z").delivered.isEmpty)
    #expect(
      desk.told.map(\.body) == [
        "Thursday 12 February 2026, 09:00\nRoom 4",
        "Thursday 12 February 2026, 09:00\nRoom 4\nlate: it was due on 2026-02-12 at 08:00",
      ])
    #expect(desk.alarmLines.values.allSatisfy { $0.delivery.state == .delivered && $0.channel == "test" })
  }

  @Test("whole days count from the reader's midnight, zoned events from their instant") func clocks() throws {
    let desk = try Desk("2026-02-09T00:00:00Z", zone: "CET-1CEST,M3.5.0,M10.5.0/3")
    try desk.add("Fair", "day before at 18:00", "9h") { $0.on = try Day(iso: "2026-02-12") }
    try desk.add("Call", "10m") { draft in
      draft.on = try Day(iso: "2026-02-12")
      draft.at = "09:00"
      draft.zone = "Australia/Sydney"
    }
    var moments: [String] = []
    while desk.now < (try Instant(iso: "2026-02-13T00:00:00Z")) {
      let outcome = try desk.look()
      moments += outcome.delivered.map { "\($0) \(desk.now.iso)" }
      desk.now = outcome.next
    }
    #expect(moments == ["Fair 2026-02-11T14:00:00Z", "Fair 2026-02-11T17:00:00Z", "Call 2026-02-11T21:50:00Z"])
    #expect(
      desk.told.map(\.body) == [
        "Thursday 12 February 2026", "Thursday 12 February 2026", "Wednesday 11 February 2026, 23:00",
      ])
  }

  @Test("moved and dropped occurrences, and events that are edited or deleted") func changes() throws {
    let desk = try Desk("2026-02-01T00:00:00Z")
    let id = try desk.add("Choir", "1h") { draft in
      draft.on = try Day(iso: "2026-02-02")
      draft.at = "19:00"
      draft.again.every = "week"
    }
    let editing = EditEvents(desk.store, zones: TestZones())
    func told(until end: String) throws -> [String] {
      var moments: [String] = []
      while desk.now < (try Instant(iso: end)) {
        let outcome = try desk.look()
        moments += outcome.delivered.map { "\($0) \(desk.now.iso)" }
        desk.now = outcome.next
      }
      return moments
    }
    #expect(try told(until: "2026-02-03T00:00:00Z") == ["Choir 2026-02-02T18:00:00Z"])
    // One of them is a day later, one is dropped.
    var draft = EventDraft()
    draft.on = try Day(iso: "2026-02-10")
    _ = try editing.edit(id.text, draft, .only, at: try Day(iso: "2026-02-09"))
    _ = try editing.delete(id.text, .only, at: try Day(iso: "2026-02-16"))
    #expect(try told(until: "2026-02-22T00:00:00Z") == ["Choir 2026-02-10T18:00:00Z"])
    // The notification for 19:00 was delivered, and then the event was moved to 21:00.
    desk.now = try Instant(iso: "2026-02-23T18:00:00Z")
    #expect(try desk.look().delivered == ["Choir"])
    desk.now = try Instant(iso: "2026-02-23T18:30:00Z")
    draft = EventDraft()
    draft.at = "21:00"
    _ = try editing.edit(id.text, draft)
    #expect(try told(until: "2026-02-24T00:00:00Z") == ["Choir 2026-02-23T20:00:00Z"])
    _ = try editing.delete(id.text)
    #expect(try told(until: "2026-03-10T00:00:00Z").isEmpty)
  }

  @Test("an alarm that is added after its moment does not notify") func tooLate() throws {
    let desk = try Desk("2026-02-12T08:00:00Z")
    try desk.look()
    try desk.add("Exam", "1h", "10m") { draft in
      draft.on = try Day(iso: "2026-02-12")
      draft.at = "08:30"
    }
    #expect(try desk.look("2026-02-12T08:00:01Z").delivered.isEmpty)
    #expect(try desk.look("2026-02-12T08:20:00Z").delivered == ["Exam"])
  }

  @Test("one cap for reminders and alarms, the earliest first; reminders keep their keys") func cap() throws {
    let desk = try Desk("2026-02-17T12:00:00Z")
    for number in 0..<3 { try desk.remind("R\(number)", 8, days: 30) }
    try desk.look()
    #expect(desk.lines.count == 64)
    let keys = Set(desk.lines.keys)
    for hour in 10..<20 {
      try desk.add("E\(hour)", "start") { draft in
        draft.on = try Day(iso: "2026-02-18")
        draft.at = "\(hour):00"
      }
    }
    try desk.look()
    #expect(desk.alarmLines.count == 10 && desk.lines.count == 54)
    #expect(Set(desk.lines.keys).isSubset(of: keys))
    #expect(desk.looked?.deferred == 87 + 10 - 64)
    var told: [String] = []
    while desk.now < (try Instant(iso: "2026-02-19T00:00:00Z")) {
      let outcome = try desk.look()
      told += outcome.delivered
      desk.now = outcome.next
    }
    #expect(told == ["R0", "R1", "R2"] + (10..<20).map { "E\($0)" })
  }

  private func told(_ desk: Desk, until end: String) throws -> [String] {
    var moments: [String] = []
    while desk.now < (try Instant(iso: end)) {
      let outcome = try desk.look()
      moments += outcome.delivered.map { "\($0) \(desk.now.iso)" }
      desk.now = outcome.next
    }
    return moments
  }

  private func set(_ what: String, _ alarms: String..., at desk: Desk) throws {
    let edit = EditStandingAlarms(desk.store) { named throws(Failure) in
      try Almanac.read(from: desk.store, named: named, zones: TestZones())
    }
    _ = try edit.set(what, alarms)
  }

  @Test("holidays notify once, by the most specific alarm, in the reader's language") func holidays() throws {
    let desk = try Desk("2026-06-10T12:00:00Z")
    try EditSettings(desk.store, Almanac.read(from: desk.store, named: ["SE"], zones: TestZones())).set(
      .regionsSelected, "SE")
    try set("public", "1d 18:00", at: desk)
    try set("se.midsommardagen", "2d 18:00", at: desk)
    try set("US", "0d 08:00", at: desk)
    #expect(
      try told(desk, until: "2026-07-05T00:00:00Z") == [
        "Midsummer Day 2026-06-18T18:00:00Z", "Juneteenth National Independence Day 2026-06-19T08:00:00Z",
        "Father's Day 2026-06-21T08:00:00Z", "Independence Day (observed) 2026-07-03T08:00:00Z",
        "Independence Day 2026-07-04T08:00:00Z",
      ])
    try set("US", at: desk)
    #expect(try told(desk, until: "2026-10-01T00:00:00Z").isEmpty)
    #expect(try told(desk, until: "2026-11-05T00:00:00Z") == ["All Saints' Day 2026-10-30T18:00:00Z"])
    let titles = try AlarmDeliveryItem.items(
      Array(desk.alarmLines.values), in: desk.store, zones: TestZones(), here: desk.zone, language: "sv"
    ).map(\.title)
    #expect(titles.contains("Alla helgons dag"))
  }

  @Test("countdowns and reminders notify the evening before; own alarms replace that") func others() throws {
    let desk = try Desk("2026-02-10T12:00:00Z")
    try desk.remind("Fast", 8)
    let today = try Day(iso: "2026-02-10")
    let move = try EditCountdowns(desk.store).add("Move", try Day(iso: "2026-02-20"), yearly: false, today: today)
    _ = try EditCountdowns(desk.store).add("Exam", try Day(iso: "2026-02-25"), yearly: false, today: today)
    try set("countdowns", "1d 18:00", at: desk)
    try set("reminders", "1d 18:00", at: desk)
    try set(try #require(move.id).short, "2d", "0d 07:00", at: desk)
    #expect(
      try told(desk, until: "2026-03-01T00:00:00Z") == [
        "Fast 2026-02-17T18:00:00Z", "Move 2026-02-18T00:00:00Z", "Fast 2026-02-18T08:00:00Z",
        "Move 2026-02-20T07:00:00Z", "Exam 2026-02-24T18:00:00Z",
      ])
  }

  /// Lets Ramadan begin on a day.
  private func see(_ day: String, at desk: Desk) throws {
    let month = try #require(HijriMonth(year: 1447, month: 9))
    let start = MonthStart(month, try Day(iso: day))
    _ = try desk.store.write(desk.store.newChange("hijri override")) { writer throws(StoreError) in
      try writer.put(MonthOverrideRecord(start))
    }
  }

  @Test("an alarm of a reminder keeps its name when its month moves, and is told again only as a correction")
  func sighting() throws {
    let desk = try Desk("2026-02-10T12:00:00Z")
    try desk.remind("Fast", 8)
    try set("reminders", "1d 18:00", at: desk)
    #expect(try told(desk, until: "2026-02-17T20:00:00Z") == ["Fast 2026-02-17T18:00:00Z"])
    let name = try #require(desk.alarmLines.keys.first)
    #expect(name.text.hasSuffix("/1447/1/1d 18:00") && AlarmName(text: name.text) == name)
    try see("2026-02-19", at: desk)
    let again = try told(desk, until: "2026-02-20T00:00:00Z")
    #expect(again == ["Fast 2026-02-18T18:00:00Z", "Fast 2026-02-19T08:00:00Z"])
    #expect(desk.told[1].body.contains("it was delivered on 2026-02-18"), "\(desk.told)")
    #expect(Array(desk.alarmLines.keys) == [name])
  }

  @Test("an alarm that an earlier program delivered under the name of its day is not delivered again")
  func former() throws {
    let desk = try Desk("2026-02-10T12:00:00Z")
    try desk.remind("Fast", 8, days: 3)
    try set("reminders", "1d 18:00", at: desk)
    // The months differ from the published ones.
    try see("2026-02-19", at: desk)
    #expect(try told(desk, until: "2026-02-18T20:00:00Z") == ["Fast 2026-02-18T18:00:00Z"])
    let names = Set(desk.alarmLines.keys)
    for (name, line) in desk.alarmLines {
      let delivery = line.delivery
      let day = AlarmName(
        source: name.source, thing: name.thing, occurrence: .day(delivery.start.day), lead: name.lead)
      let former = AlarmDelivery(name: day, start: delivery.start, instant: delivery.instant, state: delivery.state)
      desk.write(
        alarms: [AlarmLine(former, channel: line.channel, detail: line.detail, recorded: line.recorded)],
        dropping: [name])
    }
    #expect(try desk.look("2026-02-18T18:00:01Z").delivered.isEmpty)
    #expect(Set(desk.alarmLines.keys) == names && names.count == 3)
  }

  @Test("deleted records do not notify, and do not stop others") func gone() throws {
    let desk = try Desk("2026-02-10T12:00:00Z")
    try desk.store.write(desk.store.newChange("test")) { writer throws(StoreError) in
      _ = try writer.put(Setting(key: "alarms.standing", value: "ZZ: 1d; zz.nothing: 1d; SE: 0d 08:00"))
    }
    #expect(try told(desk, until: "2026-02-13T00:00:00Z").isEmpty)
    #expect(try told(desk, until: "2026-04-04T00:00:00Z").contains("Good Friday 2026-04-03T08:00:00Z"))
  }
}
