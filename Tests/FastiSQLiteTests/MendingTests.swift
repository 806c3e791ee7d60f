import FastiDays
import FastiPerson
import FastiRecords
@testable import FastiSQLite
import Foundation
import StoreContract
import TestSupport
import Testing

@Suite("A store that was written while the clock was ahead") struct MendingTests {
  private static let day: Int64 = 86_400_000

  /// A store with some settings written 300 days ahead, and others later.
  private func ahead(_ count: Int = 3) throws -> (Scene, SQLiteStore) {
    let scene = try Scene()
    let store = scene.store()
    try store.set("before", "1")
    scene.clock.now += 1_000
    try store.set("before", "2")
    let now = scene.clock.now
    scene.clock.now += 300 * Self.day
    for number in 0..<count { try store.set("ahead \(number % 3)", "\(number)") }
    scene.clock.now = now + 2_000
    try store.set("before", "3")
    try store.set("since", "1")
    return (scene, store)
  }

  private func versions(_ store: SQLiteStore) throws -> [Version<Setting>] {
    try store.read { reader throws(StoreError) in try reader.versions(Setting.self) }
  }

  @Test("a mending keeps all versions and their order, and the store is at the present time again")
  func mends() throws {
    let (scene, store) = try ahead()
    let before = try versions(store).sorted { $0.stamp < $1.stamp }
    let history = try store.history(limit: 100)
    #expect(try store.check().findings.count == 1)
    let plan = try store.clockMendingPlan()
    #expect(plan.hoursAhead == 300 * 24 - 1 && plan.safetyCopy == nil)
    #expect(plan.moved == [ClockRepair.Count(kind: "setting", versions: 5)] && plan.changes == 5)
    #expect(try versions(store).sorted { $0.stamp < $1.stamp } == before, "a plan writes nothing")
    let mending = try store.mendClock()
    #expect(mending.moved == plan.moved && mending.safetyCopy == scene.place + "/fasti.db.before-mend-clock")
    let after = try versions(store).sorted { $0.stamp < $1.stamp }
    #expect(after.map(\.record) == before.map(\.record))
    #expect(after.prefix(2).map(\.stamp) == before.prefix(2).map(\.stamp))
    #expect(after.allSatisfy { $0.stamp.milliseconds <= scene.clock.now })
    #expect(after.map(\.stamp.device) == before.map(\.stamp.device))
    let told = try store.history(limit: 100)
    #expect(told.map(\.change.id) == history.map(\.change.id))
    #expect(told.allSatisfy { $0.change.time <= scene.clock.now })
    #expect(try store.latestStamp() == mending.latest)
    #expect(try store.check().findings == [])
    // Later changes have later stamps, and undo finds the last one.
    try store.set("since", "2")
    try store.undo()
    #expect(try store.setting("since") == "1")
    #expect(try store.mendClock().isEmpty)
  }

  @Test("a compaction, its counts and an undo of moved changes work as before")
  func compacted() throws {
    let (scene, store) = try ahead(12)
    let cut = try store.latestStamp()
    #expect(try store.compact(before: cut).total > 0)
    let counts = try store.read { reader throws(StoreError) in try reader.compactedCounts(Setting.self) }
    try store.mendClock()
    let after = try store.read { reader throws(StoreError) in try reader.compactedCounts(Setting.self) }
    #expect(after.map(\.earlier) == counts.map(\.earlier) && after.map(\.id) == counts.map(\.id))
    #expect(after.allSatisfy { $0.stamp.milliseconds <= scene.clock.now })
    try store.undo()
    #expect(try store.setting("since") == nil)
    #expect(try store.check().findings == [])
  }

  @Test("a damaged row does not get a new stamp: the damage could not be found any more")
  func damaged() throws {
    let (scene, store) = try ahead()
    store.close()
    let sql = "UPDATE setting SET value = 'bent' WHERE key = 'since'"
    try Connection(path: scene.database, access: .existing, patience: 100).run(sql)
    let error = try refusal { _ = try scene.store().mendClock() }
    guard case .corrupt = error else { throw error ?? .nothingToUndo }
    #expect(try scene.store().check().findings.count == 2)
  }

  @Test("kill -9 at any point leaves the store unchanged or mended")
  func killed() throws {
    let (whole, built) = try ahead(300)
    built.close()
    let records = try versions(whole.store()).map(\.record)
    let random = BenchRandom(seed: 5)
    var length: UInt64 = 1
    var mended = 0
    for round in 0..<24 {
      let scene = try Scene()
      try FileManager.default.copyItem(atPath: whole.place, toPath: scene.place)
      let start = ContinuousClock.now
      let probe = try Probe(scene.place, ["mend"])
      // The first two are not killed: they measure the time.
      if round < 2 {
        #expect(probe.wait() == 0)
        length = max(length, UInt64((ContinuousClock.now - start) / .microseconds(1)))
      } else {
        usleep(UInt32(random.next() % length))
        probe.kill()
      }
      let store = scene.store()
      let report = try store.check()
      #expect(try versions(store).map(\.record) == records)
      if report.findings == [] {
        mended += 1
        #expect(FileManager.default.fileExists(atPath: scene.place + "/fasti.db.before-mend-clock"))
      } else {
        #expect(report.findings.count == 1 && report.findings.first?.isLoss == false)
        try store.mendClock()
        #expect(try store.check().findings == [])
      }
    }
    #expect(mended >= 2)
  }
}
