import FastiDays
import FastiHost
import FastiPerson
import FastiRecords
import FastiReminders
import FastiSQLite
import FastiTransfer
import FastiZip
import Foundation
import StoreContract
import TestSupport
import Testing

/// The number of random stores: 12 in every run, 1,000 in `make soak`.
private let rounds = UInt64(Soak.rounds(short: 6, long: 1_000))

@Suite("A backup contains everything") struct RoundTripTests {
  @Test("backup, restore into an empty store, backup: the same bytes", arguments: 0..<rounds)
  func identical(seed: UInt64) throws {
    let desk = try Desk(seed: seed)
    try RandomStore(desk: desk).fill(60)
    let first = try desk.create("first.zip")
    #expect(first.versions > 10)
    let other = try Desk(seed: seed + 1_000_000)
    let report = try other.restore(desk.path("first.zip"))
    #expect(report.conflicts.isEmpty && report.safetyCopy == nil)
    #expect(try other.bytes() == Data(contentsOf: URL(filePath: desk.path("first.zip"))))
    #expect(try other.store.check().findings == [])
    #expect(try other.restore(desk.path("first.zip")).count(.same) == report.total)
    // The whole restore is one change, and can be undone.
    #expect(try other.store.history(limit: 999).count { $0.isOwn } == 1)
    try other.store.undo()
    let left = try other.store.read { reader throws(StoreError) in
      try reader.all(Setting.self).count + reader.all(ReminderRecord.self).count
    }
    #expect(left == 0)
  }

  @Test("the same store gives the same bytes, at any time and with any name")
  func deterministic() throws {
    let desk = try Desk(seed: 5)
    try RandomStore(desk: desk).fill(40)
    let first = try desk.bytes()
    desk.clock.now += 3_000_000
    setenv("TZ", "Asia/Tokyo", 1)
    defer { unsetenv("TZ") }
    #expect(try desk.bytes() == first)
  }

  @Test("every kind of record is written completely, in formats that read back")
  func kinds() throws {
    let desk = try Desk(seed: 7)
    try RandomStore(desk: desk).fill(400)
    try desk.create("all.zip")
    let other = try Desk()
    try other.restore(desk.path("all.zip"))
    for kind in RecordKinds.all {
      #expect(kind.formats.columns.allSatisfy { kind.columns.contains($0) })
      let count = try other.store.check().counts.first { $0.kind == kind.table }?.versions ?? 0
      #expect(count > 0, "no \(kind.table) was tried")
    }
  }

  @Test("an empty store has a valid backup")
  func empty() throws {
    let desk = try Desk()
    let backup = try desk.create("empty.zip")
    #expect(backup.versions == 0 && backup.warnings.isEmpty)
    #expect(try Desk().restore(desk.path("empty.zip")).total == 0)
  }

  @Test("a missing file of an attachment gives a warning, and its attachment is restored as missing")
  func missing() throws {
    let desk = try Desk()
    let id = desk.store.newID()
    try desk.attach([1, 2, 3], to: id, id)
    try FileManager.default.removeItem(atPath: desk.attachments.path(of: id.text + ".bin"))
    #expect(try desk.create("a.zip").warnings == [.missingAttachment("attachments/\(id.text).bin")])
  }
}
