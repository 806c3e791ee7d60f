import FastiCalendars
import FastiCivil
import FastiDays
import FastiMonths
import FastiPerson
import FastiRecords
import FastiReminders
import FastiTransfer
import Testing

/// The loop of `fasti notify run` and `fasti serve`, over hours of simulated time.
@Suite("The scheduler") struct SchedulerTests {
  @Test("sleeps until the moment, checks every ten minutes, and ends when told to") func wakes()
    throws
  {
    let scene = try SchedulerScene("2026-02-18T07:30:00Z", hours: 1)
    try scene.add("Zakat", at: 8)
    try scene.run()
    #expect(scene.told == ["2026-02-18T08:00:00Z Zakat"])
    #expect(scene.sleeps.allSatisfy { $0 <= 600 } && scene.sleeps.count <= 8, "\(scene.sleeps)")
    #expect(scene.log.looks < 12)
  }

  @Test("without a watch it checks every 15 seconds, and the moment comes on time") func deaf() throws {
    let scene = try SchedulerScene("2026-02-18T07:30:00Z", hours: 1, watches: false)
    try scene.add("Zakat", at: 8)
    try scene.run()
    #expect(scene.told == ["2026-02-18T08:00:00Z Zakat"])
    #expect(scene.sleeps.allSatisfy { $0 <= 15 } && scene.sleeps.count >= 240)
    #expect(scene.log.looks < 12, "while nothing happens the log is not read: \(scene.log.looks)")
  }

  @Test("a reminder written meanwhile is noticed at once, or within 15 seconds", arguments: [true, false])
  func written(watches: Bool) throws {
    let scene = try SchedulerScene("2026-02-18T07:30:00Z", hours: 1, watches: watches)
    scene.at("2026-02-18T07:59:40Z") { _ = try? scene.add("Zakat", at: 8) }
    try scene.run()
    #expect(scene.told == ["2026-02-18T08:00:00Z Zakat"])
    let soon = try SchedulerScene("2026-02-18T07:30:00Z", hours: 1)
    soon.at("2026-02-18T07:59:59Z") { _ = try? soon.add("Zakat", at: 8) }
    try soon.run()
    #expect(soon.told == ["2026-02-18T08:00:00Z Zakat"], "a second ahead")
  }

  @Test("a machine that slept for three hours delivers late, when it wakes") func slept() throws {
    let scene = try SchedulerScene("2026-02-18T07:30:00Z", hours: 6)
    try scene.add("Zakat", at: 8)
    scene.at("2026-02-18T07:40:00Z") { scene.now = Instant(seconds: scene.now.seconds + 3 * 3_600) }
    try scene.run()
    #expect(scene.told == ["2026-02-18T10:40:00Z Zakat, late"], "\(scene.told)")
  }

  @Test("an alarm that came due in a pause of months is missed and listed, and one of a deleted event is forgotten")
  func pause() throws {
    let scene = try SchedulerScene("2026-02-05T12:00:00Z", hours: 90 * 24 + 2)
    let edit = EditEvents(scene.store, zones: TestZones())
    var draft = EventDraft()
    (draft.title, draft.on, draft.at, draft.alarms) = ("Exam", try Day(iso: "2026-02-12"), "09:00", ["1h"])
    _ = try edit.add(draft)
    draft.title = "Party"
    let party = try edit.add(draft).id
    scene.at("2026-02-05T13:00:00Z") {
      scene.now = Instant(seconds: scene.now.seconds + 90 * 86_400)
      _ = try? edit.delete(party.text)
    }
    try scene.run()
    #expect(scene.told.isEmpty)
    #expect(scene.log.alarmLines.values.map(\.delivery.state) == [.missed])
    #expect(scene.said.contains { $0.hasPrefix("Exam, 2026-02-12 09:00: missed") }, "\(scene.said)")
  }

  @Test("a reminder edited into the last hours while it runs is delivered late, once") func edited() throws {
    let scene = try SchedulerScene("2026-02-18T09:30:00Z", hours: 2)
    let id = try scene.add("Zakat", at: 23)
    scene.at("2026-02-18T10:00:00Z") {
      guard
        let record = try? ReminderRecord(
          title: "Zakat", month: 9, day: 1, time: TimeOfDay(hour: 8, minute: 0), created: 0,
          updated: scene.now.seconds * 1_000)
      else { return }
      _ = try? scene.store.write(scene.store.newChange("edit")) { writer throws(StoreError) in
        try writer.put(record, id: id)
      }
    }
    try scene.run()
    #expect(scene.told == ["2026-02-18T10:00:00Z Zakat, late"], "\(scene.told)")
  }

  @Test("a clock set back and forth delivers once") func clocks() throws {
    let scene = try SchedulerScene("2026-02-18T07:30:00Z", hours: 8)
    try scene.add("Zakat", at: 8)
    scene.at("2026-02-18T08:10:00Z") { scene.now = Instant(seconds: scene.now.seconds - 7_200) }
    try scene.run()
    #expect(scene.told == ["2026-02-18T08:00:00Z Zakat"])
  }

  @Test("a traveller is notified on the clocks of the present place") func zones() throws {
    let scene = try SchedulerScene("2026-02-18T04:30:00Z", hours: 5)
    try scene.add("Zakat", at: 8)
    scene.at("2026-02-18T06:10:00Z") { scene.zone = "EAT-3" }
    try scene.run()
    // There it is 09:10.
    #expect(scene.told == ["2026-02-18T06:10:00Z Zakat, late"], "\(scene.told)")
  }

  @Test("moved months are planned again at once") func months() throws {
    let scene = try SchedulerScene("2026-02-17T20:00:00Z", hours: 40)
    try scene.add("Zakat", at: 8)
    scene.at("2026-02-17T23:00:00Z") { try? scene.override(Day(year: 2026, month: 2, day: 19)) }
    try scene.run()
    #expect(scene.told == ["2026-02-19T08:00:00Z Zakat"])
  }

  @Test("while another program has the lock it waits, then takes over; it reports that once") func lock() throws {
    let scene = try SchedulerScene("2026-02-18T07:30:00Z", hours: 1)
    try scene.add("Zakat", at: 8)
    scene.isHeld = true
    scene.at("2026-02-18T08:10:00Z") { scene.isHeld = false }
    try scene.run()
    #expect(scene.told.isEmpty, "there was no earlier check, so it passed before the first one")
    #expect(scene.said.count == 1 && scene.said[0].hasSuffix("waiting to take over"))
    scene.isHeld = true
    #expect(throws: Failure.self) { try scene.scheduler().deliverOnce() }
  }

  @Test("a failing store is reported once, and reminders are delivered when it works again") func faults()
    throws
  {
    let scene = try SchedulerScene("2026-02-18T07:30:00Z", hours: 1)
    try scene.add("Zakat", at: 8)
    scene.at("2026-02-18T07:40:00Z") { scene.store.fault = .full(path: "disk") }
    scene.at("2026-02-18T08:10:00Z") { scene.store.fault = nil }
    scene.at("2026-02-18T08:20:00Z") { scene.store.fault = .full(path: "disk") }
    try scene.run(retriesFailures: true)
    #expect(scene.told.count == 1 && scene.told[0].hasSuffix("Zakat, late") && scene.told[0] < "2026-02-18T08:10:40Z")
    #expect(scene.said.count == 2, "\(scene.said)")
    let strict = try SchedulerScene("2026-02-18T07:30:00Z", hours: 1)
    strict.store.fault = .full(path: "disk")
    #expect(throws: Failure.self) { try strict.run() }
  }

  @Test("a store that another program holds too long does not end it") func held() throws {
    let scene = try SchedulerScene("2026-02-18T07:30:00Z", hours: 1)
    try scene.add("Zakat", at: 8)
    scene.at("2026-02-18T07:55:00Z") { scene.store.fault = .locked(path: "fasti.db", seconds: 5) }
    scene.at("2026-02-18T08:05:00Z") { scene.store.fault = nil }
    try scene.run()
    #expect(scene.told.count == 1 && scene.told[0].hasSuffix("Zakat, late"), "\(scene.told)")
    #expect(scene.said.count == 1 && scene.said[0].contains("held fasti.db"), "\(scene.said)")
  }

  @Test("channels switched off while it runs deliver no more") func channels() throws {
    let scene = try SchedulerScene("2026-02-18T06:30:00Z", hours: 3)
    try scene.add("First", at: 7)
    try scene.add("Second", at: 8)
    scene.at("2026-02-18T07:30:00Z") { try? scene.set(.notifyChannels, "none") }
    try scene.run(retriesFailures: true)
    #expect(scene.told == ["2026-02-18T07:00:00Z First"])
    #expect(scene.said.count == 1 && scene.said[0].contains("no channel"))
  }
}
