import FastiDays
import FastiHost
import FastiPerson
import FastiRecords
import FastiSQLite
import FastiTransfer
import Foundation
import Glibc
import StoreContract
import TestSupport
import Testing

/// The number of killed restores: 60 in every run, 3,000 in `make soak`.
private let kills = Soak.rounds(short: 40, long: 3_000)

@Suite("A restore that is killed", .serialized) struct KillTests {
  @Test("kill -9 at any point leaves the old state or the new one, and the next restore goes on")
  func restore() throws {
    let source = try Desk(seed: 11)
    try RandomStore(desk: source).fill(80)
    try source.create("backup.zip")
    let archive = source.path("backup.zip")
    let files = try source.look(archive)
    let random = BenchRandom(seed: Soak.seed(UInt64(kills)))
    let (old, new, length) = try undisturbed(archive)
    #expect(old != new)
    var outcomes = (old: 0, new: 0)
    for round in 0..<(kills * 4) where round < kills || outcomes.old == 0 || outcomes.new == 0 {
      let desk = try filled()
      let running = try Running(["backup", "restore", archive, "--data", desk.data])
      // A machine that is busier than a moment ago gets more time until both states were seen.
      usleep(UInt32(random.next() % UInt64(round < kills ? length : length * 4)))
      running.kill()
      let state = try desk.bytes()
      #expect(state == old || state == new)
      if state == new { outcomes.new += 1 } else { outcomes.old += 1 }
      #expect(try desk.store.check().findings == [])
      #expect(try Running(["backup", "restore", archive, "--data", desk.data]).wait() == 0)
      #expect(try desk.bytes() == new)
      #expect(try desk.files().keys.allSatisfy { !$0.hasSuffix(".part") })
    }
    #expect(files.versions > 20)
    #expect(outcomes.old > 0 && outcomes.new > 0, "\(outcomes)")
    Soak.note("kills of a restore", outcomes.old + outcomes.new)
  }

  /// The time at which each desk is filled, so that the changes in its backups are equal.
  private static let moment = Int64(Date().timeIntervalSince1970 * 1_000) - 60_000

  /// A desk with its own content.
  private func filled() throws -> Desk {
    let desk = try Desk(seed: 4)
    desk.clock.now = Self.moment
    let setting = Setting(key: "mine", value: "1")
    let stamp = Stamp(milliseconds: 1_770_292_800_000, counter: 0, device: 4)
    try desk.write { writer throws(StoreError) in
      try writer.merge(Version(id: setting.id, stamp: stamp, record: setting))
    }
    return desk
  }

  /// The states before and after, and the number of microseconds between them.
  private func undisturbed(_ archive: String) throws -> (old: Data, new: Data, length: Int) {
    let desk = try filled()
    let old = try desk.bytes()
    let start = ContinuousClock.now
    let running = try Running(["backup", "restore", archive, "--data", desk.data])
    #expect(running.wait() == 0, "\(running.text)")
    let length = Int((ContinuousClock.now - start) / .microseconds(1))
    return (old, try desk.bytes(), length * 5 / 4)
  }

  @Test("kill -9 while a backup is written leaves no file of its name")
  func create() throws {
    let source = try Desk(seed: 12)
    try RandomStore(desk: source).fill(60)
    let random = BenchRandom(seed: Soak.seed(5))
    var (whole, none) = (0, 0)
    for round in 0..<kills / 3 {
      let path = source.path("killed-\(round).zip")
      let running = try Running(["backup", "create", path, "--data", source.data])
      usleep(UInt32(random.next() % 400_000))
      running.kill()
      if FileManager.default.fileExists(atPath: path) {
        #expect(try source.look(path).versions > 20)
        whole += 1
      } else {
        none += 1
        #expect(try Running(["backup", "create", path, "--data", source.data]).wait() == 0)
        let beside = try FileManager.default.contentsOfDirectory(atPath: source.path(""))
        #expect(beside.filter { $0.contains(".part") } == [])
      }
    }
    #expect(none > 0, "\(whole) whole")
    Soak.note("kills of a backup", whole + none)
  }
}
