import FastiDays
import FastiPerson
import FastiRecords
@testable import FastiSQLite
import FastiTransfer
import Foundation
import TestSupport
import Testing

@Suite("Full and read-only disks", .enabled(if: SmallDisk.isPossible, Comment(rawValue: SmallDisk.reason)))
struct DiskTests {
  @Test("a full disk is reported, no change is stored in part, reading works, and so does writing later")
  func full() throws {
    let disk = try SmallDisk()
    let scene = try Scene(in: disk.path)
    var confirmed: [String] = []
    for round in 0..<3 {
      let store = scene.store()
      try store.set("round", "\(round)")
      disk.fill()
      let error = try #require(writeUntilRefused(store, round, &confirmed))
      #expect(error == .full(path: scene.database))
      #expect(try store.check().findings == [.full(database: scene.database)])
      try expect(confirmed, in: store)
      store.close()
      try expect(confirmed, in: scene.store())
      disk.empty()
    }
    let store = scene.store()
    try store.set("after", "1")
    try expect(confirmed, in: store)
    let findings = try store.check().findings
    #expect(findings == [])
  }

  @Test("a disk that becomes full while it is written keeps everything that was confirmed")
  func fillsUp() throws {
    let disk = try SmallDisk()
    let scene = try Scene(in: disk.path)
    var confirmed: [String] = []
    let error = try #require(writeUntilRefused(scene.store(), 0, &confirmed))
    #expect(error == .full(path: scene.database))
    #expect(confirmed.count > 10)
    try expect(confirmed, in: scene.store())
  }

  @Test("no store, and no half of one, is created on a full disk; questions are answered")
  func firstUse() throws {
    let disk = try SmallDisk()
    let scene = try Scene(in: disk.path)
    disk.fill()
    let store = scene.store()
    #expect(try refusal { try store.set("a", "1") }?.code == "store-full")
    #expect(!FileManager.default.fileExists(atPath: scene.database))
    let region = RegionText(code: "SE", text: Array("text".utf8))
    #expect(try store.seed([region]) == false)
    #expect(try store.read { reader throws(StoreError) in try reader.regions(nil) } == [region])
    disk.empty()
    try store.set("a", "1")
    #expect(try store.seed([region]) == true)
    #expect(try scene.store().read { reader throws(StoreError) in try reader.regions(nil) } == [region])
  }

  /// The files beside the database when its folder becomes read-only.
  enum Remains: CaseIterable { case nothing, logAlone, logAndMemory }

  @Test(
    "a read-only folder can be read, with any files beside the database, and the error says why it cannot be written",
    arguments: Remains.allCases)
  func readOnly(_ remains: Remains) throws {
    let disk = try SmallDisk()
    let scene = try Scene(in: disk.path)
    let old = RegionText(code: "SE", text: Array("old".utf8))
    try scene.store().seed([old])
    #expect(try Probe(scene.place, ["write", "p", "0", "5"]).wait() == 0)
    if remains != .nothing { try leaveLog(scene) }
    if remains == .logAlone { try scene.remove("fasti.db-shm") }
    let value = remains == .nothing ? nil : "in the log"
    try disk.makeReadOnly()
    let store = scene.store()
    #expect(try store.setting("a") == value)
    #expect(throws: StoreError.readOnly(path: scene.database)) { try store.set("a", "2") }
    #expect(try store.setting("a") == value)
    let new = RegionText(code: "SE", text: Array("new".utf8))
    #expect(try store.seed([old]) == false)
    #expect(try store.read { reader throws(StoreError) in try reader.regions(nil) } == [old])
    #expect(try store.seed([new]) == false)
    #expect(try store.read { reader throws(StoreError) in try reader.regions(nil) } == [new])
    // Everything is right except that nothing can be written, and the report says so.
    #expect(try store.check().findings == [.unwritable(database: scene.database)])
  }

  @Test("a read-only place without a store answers with the shipped regions")
  func readOnlyAndEmpty() throws {
    let disk = try SmallDisk()
    let scene = try Scene(in: disk.path)
    try disk.makeReadOnly()
    let region = RegionText(code: "SE", text: Array("text".utf8))
    let store = scene.store()
    #expect(try store.seed([region]) == false)
    #expect(try store.read { reader throws(StoreError) in try reader.regions(["SE"]) } == [region])
    #expect(throws: StoreError.self) { try store.set("a", "1") }
  }

  /// Leaves a log with a setting in it, and its shared memory: a process with the open store is killed.
  private func leaveLog(_ scene: Scene) throws {
    let store = scene.store()
    try store.set("a", "in the log")
    let probe = try Probe(scene.place, ["hold", "600000"])
    probe.waitForLine()
    store.close()
    probe.kill()
  }

  private func writeUntilRefused(_ store: SQLiteStore, _ round: Int, _ confirmed: inout [String]) -> StoreError? {
    for number in 0..<4000 {
      do throws(StoreError) {
        try store.set("\(round).\(number)", String(repeating: "x", count: 2000))
        confirmed.append("\(round).\(number)")
      } catch { return error }
    }
    return nil
  }

  private func expect(_ keys: [String], in store: SQLiteStore) throws {
    let settings = try store.read { reader throws(StoreError) in try reader.all(Setting.self) }
    let found = Set(settings.map { $0.record.key }).filter { $0.contains(".") }
    #expect(found == Set(keys))
  }
}
