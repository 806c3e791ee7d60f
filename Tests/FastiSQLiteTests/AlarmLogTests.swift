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

  private func line(
    _ number: Int, _ state: DeliveryState, _ lead: String = "1d 18:00", at instant: Instant = now,
    detail: String? = nil
  ) throws -> AlarmLine {
    let name = AlarmName(
      source: .event, thing: ReminderID(high: 1, low: UInt64(number)), occurrence: Day(year: 2026, month: 2, day: 6),
      lead: try AlarmLead(text: lead))
    let start = WallTime(name.occurrence, .noon)
    return AlarmLine(
      AlarmDelivery(
        name: name, start: start, instant: instant, state: state,
        settled: number % 2 == 0 ? WallTime(start.day - 1, .noon) : nil), channel: "desktop,web", detail: detail,
      recorded: instant)
  }

  @Test("every line comes back as it was, is replaced by its name, and dropped by it") func roundTrip() throws {
    let log = try Scene().store()
    #expect(try log.alarms(since: Instant(seconds: 0)).isEmpty)
    var lines = try DeliveryState.allCases.enumerated().map { try line($0, $1) }
    lines += try ["start", "10m", "3d"].map { try line(0, .delivered, $0) }
    try log.write(alarms: lines, dropping: [])
    #expect(Set(try log.alarms(since: Self.now)) == Set(lines))
    #expect(Set(try log.settledAlarms(limit: 99)) == Set(lines.filter { $0.delivery.state.isSettled }))
    #expect(try log.settledAlarms(limit: 2).count == 2)
    let other = AlarmLine(lines[0].delivery.becoming(.missed), detail: "late", recorded: Self.now)
    try log.write(alarms: [other], dropping: [lines[1].delivery.name])
    #expect(Set(try log.alarms(since: Self.now)) == Set([other] + lines.dropFirst(2)))
    // A year and more later they matter to nothing.
    let later = try line(99, .delivered, at: Instant(seconds: Self.now.seconds + 401 * 86_400))
    try log.write(alarms: [later], dropping: [])
    #expect(try log.settledAlarms(limit: 99) == [later])
  }

  @Test("what waits is marked as shown and as dismissed, only as it was told") func marks() throws {
    let log = try Scene().store()
    let waiting = try line(1, .delivered, detail: DeliveryLine.waiting)
    try log.write(alarms: [waiting], dropping: [])
    try log.mark(waiting.delivery.name, told: Instant(seconds: Self.now.seconds + 1), nil)
    #expect(try log.settledAlarms(limit: 9) == [waiting] && waiting.isWaiting && waiting.delivered == ["desktop"])
    try log.mark(waiting.delivery.name, told: Self.now, nil)
    #expect(try log.settledAlarms(limit: 9).map(\.detail) == [nil])
    try log.mark(waiting.delivery.name, told: Self.now, DeliveryLine.dismissed)
    try log.mark(waiting.delivery.name, told: Self.now, nil)
    #expect(try log.settledAlarms(limit: 9).map(\.detail) == [DeliveryLine.dismissed])
  }

  @Test("an erased event leaves no line") func erased() throws {
    let scene = try Scene()
    let store = scene.store()
    var draft = EventDraft()
    (draft.title, draft.on, draft.alarms) = ("Exam", Day(year: 2026, month: 2, day: 6), ["1h"])
    let id = try EditEvents(store).add(draft).id
    let name = AlarmName(
      source: .event, thing: ReminderID(high: id.high, low: id.low), occurrence: Day(year: 2026, month: 2, day: 6),
      lead: try AlarmLead(text: "1h"))
    let delivery = AlarmDelivery(
      name: name, start: WallTime(name.occurrence, .midnight), instant: Self.now, state: .delivered)
    try store.write(alarms: [AlarmLine(delivery, recorded: Self.now)], dropping: [])
    _ = try store.erase([id], as: store.newChange("erase"), .none)
    #expect(try store.alarms(since: Instant(seconds: 0)).isEmpty)
  }

  @Test("a store of commit f8a34d2 tells nothing twice") func former() throws {
    let scene = try Scene()
    try FileManager.default.createDirectory(atPath: scene.place, withIntermediateDirectories: true)
    for name in ["fasti.db", "device"] {
      let path = PackageFolder.root.appending(path: "Tests/Fixtures/f8a34d2/data/\(name)")
      try FileManager.default.copyItem(atPath: path.path, toPath: scene.place + "/" + name)
      try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: scene.place + "/" + name)
    }
    try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: scene.place)
    let store = scene.store()
    // Any write brings the tables up to date.
    try store.set("weeks.first", "monday")
    let before = try store.settled(limit: 100)
    #expect(!before.isEmpty)
    let ear = Ear()
    for line in before {
      // The moment after each of them was recorded, as the program would look then.
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
