import FastiCivil
import FastiDays
import FastiMonths
import FastiPerson
import FastiRecords
import FastiReminders
@testable import FastiSQLite
import Foundation
import StoreContract
import TestSupport
import Testing

@Suite("The log of alarms") struct AlarmLogTests {
  private static let now = Instant(seconds: 1_770_292_800)

  @Test("an erased event leaves no line") func erased() throws {
    let scene = try Scene()
    let store = scene.store()
    var draft = EventDraft()
    (draft.title, draft.on, draft.alarms) = ("Exam", Day(year: 2026, month: 2, day: 6), ["1h"])
    let id = try EditEvents(store).add(draft).id
    let day = Day(year: 2026, month: 2, day: 6)
    let name = AlarmName(
      source: .event, thing: ReminderID(high: id.high, low: id.low), occurrence: .day(day),
      lead: try AlarmLead(text: "1h"))
    let delivery = AlarmDelivery(
      name: name, start: WallTime(day, .midnight), instant: Self.now, state: .delivered)
    try store.write(alarms: [AlarmLine(delivery, recorded: Self.now)], dropping: [])
    _ = try store.erase([id], as: store.newChange("erase"), .none)
    #expect(try store.alarms(since: Instant(seconds: 0)).isEmpty)
  }

  @Test("a store of commit f8a34d2 delivers nothing twice") func former() throws {
    let scene = try Scene()
    try FileManager.default.createDirectory(atPath: scene.place, withIntermediateDirectories: true)
    for name in ["fasti.db", "device"] {
      let path = PackageFolder.root.appending(path: "Tests/Fixtures/f8a34d2/data/\(name)")
      try FileManager.default.copyItem(atPath: path.path, toPath: scene.place + "/" + name)
      try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: scene.place + "/" + name)
    }
    try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: scene.place)
    let store = scene.store()
    // Any write updates the tables.
    try store.set("weeks.first", "monday")
    let before = try store.settled(limit: 100)
    #expect(!before.isEmpty)
    let ear = Ear()
    for line in before {
      // The moment after each of them was recorded, when the program would run next.
      let now = Instant(seconds: line.recorded.seconds + 1)
      _ = try DeliverReminders(store, store, zones: OneZone(), notifier: ear, language: "en").look(here: .utc) { now }
    }
    let told = Set(before.filter { $0.delivery.state == .delivered }.map(\.delivery.key))
    #expect(ear.told.allSatisfy { !told.contains($0) })
    #expect(try Set(store.settled(limit: 100).map(\.delivery.key)).isSuperset(of: before.map(\.delivery.key)))
    #expect(try store.alarms(since: Instant(seconds: 0)).isEmpty)
  }

  private final class Ear: Notifier {
    var told: [OccurrenceKey] = []
    let channel = "ear"

    func deliver(_ message: NotificationMessage) -> String {
      told.append(message.notice.occurrence.key)
      return channel
    }
    func deliver(_ message: AlarmMessage) -> String { channel }
    func deliver(_ news: MonthNews) {}
  }

  private struct OneZone: Zones {
    func zone(named name: String) throws(Failure) -> Zone { .utc }
    func local() throws(Failure) -> Zone { .utc }
  }
}
