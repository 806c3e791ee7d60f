import FastiCivil
import FastiPerson
import FastiRecords
import FastiReminders
@testable import FastiSQLite
import Foundation
import StoreContract
import TestSupport
import Testing

/// The number of days with deliveries: 2 in every run, 800 in `make soak`.
private let days = Soak.rounds(short: 2, long: 800)

@Suite("Several schedulers on one store", .serialized) struct SchedulersTests {
  /// The start of the first scheduler, on the evening before 1 Ramadan 1447, and the end of that day.
  private static let start = Day(year: 2026, month: 2, day: 17).instant(hour: 20)
  private static let finish = Day(year: 2026, month: 2, day: 19).instant(hour: 0)

  @Test("no reminder is delivered twice or lost, however often they end and are killed")
  func together() throws {
    var (kills, told, interrupted) = (0, 0, 0)
    for day in Soak.seeds(days) {
      let random = BenchRandom(seed: Soak.seed(UInt64(day) &+ 900))
      let scene = try Scene(seed: UInt64(day))
      let reminders = try add(24, to: scene.store())
      let clock = scene.place + "/clock"
      try Data(littleEndian: Self.start).write(to: URL(filePath: clock))
      var (spoken, killed): ([String], Int) = ([], 0)
      while try now(clock) < Self.finish {
        let probes = try (0..<3).map { _ in try probe(scene, clock, waits: 2 + Int(random.next() % 8)) }
        usleep(UInt32(random.next() % 30_000))
        for probe in probes {
          if random.next() % 4 == 0 {
            killed += 1
            probe.kill()
          } else {
            #expect(probe.wait() == 0, "\(probe.lines)")
          }
          spoken += probe.lines
        }
      }
      // One more scheduler delivers what the last one left.
      let last = try probe(scene, clock, waits: 2)
      #expect(last.wait() == 0)
      spoken += last.lines
      let states = Dictionary(
        try scene.store().settled(limit: 1_000).map { ($0.delivery.key.reminder, $0.delivery.state) },
        uniquingKeysWith: { $1 })
      for (title, id) in reminders {
        let times = spoken.count { $0 == title }
        let state = try #require(
          states[ReminderID(high: id.high, low: id.low)], "\(title), day \(day): nothing is known of it")
        #expect(times <= 1, "\(title), day \(day): told \(times) times")
        #expect(state == .delivered && times == 1 || state == .interrupted, "\(title), day \(day): \(state), \(times)")
        interrupted += state == .interrupted ? 1 : 0
      }
      #expect(Set(spoken).isSubset(of: reminders.keys), "\(spoken)")
      (kills, told) = (kills + killed, told + spoken.count)
    }
    #expect(interrupted <= kills, "\(interrupted) of \(kills)")
    Soak.note("kills among schedulers", kills)
    Soak.note("reminders told among schedulers", told)
  }

  /// Reminders on 1 Ramadan, one each hour, by their titles.
  private func add(_ count: Int, to store: SQLiteStore) throws -> [String: RecordID] {
    var ids: [String: RecordID] = [:]
    for hour in 0..<count {
      let record = try ReminderRecord(
        title: "hour \(hour)", month: 9, day: 1, time: TimeOfDay(hour: hour, minute: 0), created: 0, updated: 0)
      let id = store.newID()
      ids[record.title] = id
      try store.write(store.newChange("reminder add")) { writer throws(StoreError) in try writer.put(record, id: id) }
    }
    store.close()
    return ids
  }

  private func probe(_ scene: Scene, _ clock: String, waits: Int) throws -> Probe {
    try Probe(scene.place, ["tell", clock, "\(Self.finish)", "\(waits)"])
  }

  private func now(_ clock: String) throws -> Int64 {
    try Data(contentsOf: URL(filePath: clock)).withUnsafeBytes { $0.loadUnaligned(as: Int64.self) }
  }
}

extension Day {
  /// The second of Unix time at which an hour begins in UTC.
  fileprivate func instant(hour: Int64) -> Int64 { Int64(number) * 86_400 + hour * 3_600 }
}

extension Data {
  fileprivate init(littleEndian number: Int64) {
    self = Swift.withUnsafeBytes(of: number.littleEndian) { Data($0) }
  }
}
