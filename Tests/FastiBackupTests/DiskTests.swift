import FastiDays
import FastiHost
import FastiPerson
import FastiRecords
import FastiSQLite
import FastiTransfer
import Foundation
import StoreContract
import TestSupport
import Testing

@Suite("Full disks", .enabled(if: SmallDisk.isPossible, Comment(rawValue: SmallDisk.reason)))
struct DiskTests {
  /// A desk with data on a small disk, with content in its store.
  private func desk(on disk: SmallDisk) throws -> Desk {
    let desk = try Desk(seed: 2, data: disk.path + "/data")
    try desk.write { writer throws(StoreError) in try writer.put(Setting(key: "mine", value: "1")) }
    return desk
  }

  @Test(
    "if there is no space for the files, the error says so, no file is left and the store is unchanged; with space it works"
  )
  func files() throws {
    let source = try Desk(seed: 6)
    let id = source.store.newID()
    for number in 0..<4 as Range<UInt64> {
      try source.attach([UInt8](repeating: 7, count: 300_000), to: id, RecordID(high: 3, low: number))
    }
    try source.create("large.zip")
    let disk = try SmallDisk(kilobytes: 1_200)
    let desk = try desk(on: disk)
    let before = try desk.bytes()
    let running = try Running(["backup", "restore", source.path("large.zip"), "--data", desk.data])
    #expect(running.wait() == 7)
    #expect(running.text.contains("the disk is full"))
    #expect(running.text.contains("make room on the disk"))
    #expect(try desk.bytes() == before)
    #expect(try desk.files().keys.allSatisfy { !$0.hasSuffix(".part") })
    // The disk is still full, and there is no other finding.
    #expect(try desk.store.check().findings.allSatisfy { if case .full = $0 { true } else { false } })
  }

  @Test(
    "if there is no space for the copy or the transaction, the error says so and the store is unchanged; with space it works"
  )
  func transaction() throws {
    let source = try Desk(seed: 6)
    try source.write { writer throws(StoreError) in
      for number in 0..<40 {
        try writer.put(Setting(key: "k\(number)", value: String(repeating: "\(number)", count: 2_500)))
      }
    }
    try source.create("many.zip")
    var refused = 0
    for room in stride(from: 0, through: 600, by: 60) {
      let disk = try SmallDisk(kilobytes: 2_400)
      let desk = try desk(on: disk)
      let before = try desk.bytes()
      disk.fill(leaving: room)
      let running = try Running(["backup", "restore", source.path("many.zip"), "--data", desk.data])
      let status = running.wait()
      disk.empty()
      if status == 0 { continue }
      refused += 1
      #expect(status == 7)
      #expect(running.text.contains("full"), "\(running.text)")
      #expect(try desk.bytes() == before)
      #expect(try Running(["backup", "restore", source.path("many.zip"), "--data", desk.data]).wait() == 0)
      #expect(try desk.store.check().findings == [])
    }
    #expect(refused > 2)
  }

  @Test("if there is no space for a backup, the error says so and no file is left")
  func create() throws {
    let desk = try Desk(seed: 8)
    let id = desk.store.newID()
    try desk.attach([UInt8](repeating: 9, count: 2_000_000), to: id, id)
    let disk = try SmallDisk()
    let running = try Running(["backup", "create", disk.path + "/b.zip", "--data", desk.data])
    #expect(running.wait() == 7)
    #expect(running.text.contains("the disk is full"), "\(running.text)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: disk.path) == [])
  }
}
