import FastiPerson
import FastiRecords
@testable import FastiSQLite
import Foundation
import Glibc
import StoreContract
import TestSupport
import Testing

/// The number of reads beside a writer: 150 in every run, 3,000 in `make soak`.
private let readings = Soak.rounds(short: 150, long: 3_000)

@Suite("Commands that only read do not change the files", .serialized) struct QuietTests {
  /// Everything that creating, truncating or writing a file of the folder changes.
  private func traces(_ scene: Scene) throws -> [String: [Int]] {
    var traces: [String: [Int]] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: scene.place) + ["."] {
      var status = stat()
      #expect(lstat("\(scene.place)/\(name)", &status) == 0)
      traces[name] = [
        Int(status.st_ino), Int(status.st_size), Int(status.st_blocks), status.st_mtim.tv_sec, status.st_mtim.tv_nsec,
      ]
    }
    return traces
  }

  private func readAll(_ store: SQLiteStore, expecting value: String) throws {
    #expect(try store.seed(fingerprint: "") { [] } == false)
    #expect(try store.setting("a") == value)
    #expect(try store.history(limit: 9).isEmpty == false)
    #expect(try store.latestStamp() > Stamp(milliseconds: 0))
    #expect(try store.book().looked == nil)
    #expect(try store.check().findings == [])
  }

  private func written(_ value: String) throws -> Scene {
    let scene = try Scene()
    let store = scene.store()
    _ = try store.seed(fingerprint: "") { [] }
    try store.set("a", value)
    return scene
  }

  @Test("when no other process has the store open") func alone() throws {
    let scene = try written("1")
    let before = try traces(scene)
    for _ in 1...3 {
      let store = scene.store(for: .command)
      try readAll(store, expecting: "1")
      guard case .quiet = store.opened?.mode else {
        Issue.record("not read quietly")
        return
      }
      store.close()
    }
    #expect(try traces(scene) == before)
  }

  @Test("when a killed process left a log, which is read") func leftLog() throws {
    let scene = try written("1")
    let probe = try Probe(scene.place, ["write", "p", "0", "100000"])
    while probe.lines.count < 5 { usleep(1_000) }
    probe.kill()
    let last = try #require(probe.lines.last.flatMap { Int($0) })
    #expect(try #require(scene.files()["fasti.db-wal"]).count > 0)
    let before = try traces(scene)
    let store = scene.store(for: .command)
    try readAll(store, expecting: "1")
    #expect(try Int(store.setting("last.p") ?? "") ?? -1 >= last)
    store.close()
    #expect(try traces(scene) == before)
  }

  @Test("without a store, or without SQLite's files beside it, reading works as usual")
  func missing() throws {
    let scene = try Scene()
    #expect(try scene.store(for: .command).setting("a") == nil)
    #expect(!FileManager.default.fileExists(atPath: scene.place))
    for name in ["fasti.db-shm", "fasti.db-wal"] {
      let scene = try written("1")
      try scene.remove(name)
      #expect(try scene.store(for: .command).setting("a") == "1")
      #expect(try scene.files()["fasti.db"] != nil)
    }
  }

  @Test("later changes are visible to this store and to others of this process") func writing() throws {
    let scene = try written("1")
    let (left, right) = (scene.store(for: .command), scene.store(for: .command))
    #expect(try left.setting("a") == "1" && right.setting("a") == "1")
    try left.set("a", "2")
    #expect(try left.setting("a") == "2" && right.setting("a") == "2")
    try right.set("a", "3")
    #expect(try left.setting("a") == "3" && right.setting("a") == "3")
    try scene.store().set("a", "4")
    #expect(try left.setting("a") == "4" && right.setting("a") == "4")
  }

  @Test("a change inside a read is refused, and the read continues") func within() throws {
    let scene = try written("1")
    let (store, other) = (scene.store(for: .command), scene.store(for: .command))
    for writer in [store, other] {
      try store.read { reader throws(StoreError) in
        let error = StoreError.locked(path: scene.database, seconds: 0)
        #expect(throws: error) { try writer.set("a", "2") }
        #expect(try reader.record(Setting.self, key: "a")?.value == "1")
      }
    }
    try store.set("a", "2")
    #expect(try other.setting("a") == "2")
  }

  @Test("a connection that another thread opens meanwhile can write") func between() throws {
    let scene = try written("1")
    // It is open, but has not read yet, and so has not opened the index of the log.
    let connection = try Connection(path: scene.database, access: .existing, patience: 1_000)
    let reader = scene.store(for: .command)
    #expect(try reader.setting("a") == "1")
    try connection.run("BEGIN IMMEDIATE")
    try connection.run("COMMIT")
    withExtendedLifetime(reader) {}
  }

  @Test("stores used by several threads take turns") func threads() throws {
    let scene = try written("0")
    let place = scene.place
    DispatchQueue.concurrentPerform(iterations: 4) { number in
      let random = BenchRandom(seed: UInt64(number))
      let store = SQLiteStore(
        folder: place, clock: WallClock { 1_770_292_800_000 }, entropy: Entropy { random.bytes($0) }, purpose: .command)
      for round in 0..<20 {
        _ = try? store.setting("a")
        if round % 5 == number { #expect(throws: Never.self) { try store.set("t\(number)", "\(round)") } }
      }
    }
    for number in 0..<4 { #expect(try scene.store(for: .command).setting("t\(number)") == "\(15 + number)") }
  }

  @Test("an older store is migrated, a newer one refused, also if it changes between two reads")
  func versions() throws {
    let scene = try written("1")
    let store = scene.store(for: .command)
    #expect(try store.setting("a") == "1")
    let newer = Schema.current.version + 1
    let step = Migration(version: newer, sql: "CREATE TABLE more (a TEXT) STRICT")
    let next = scene.store(schema: Schema(migrations: Schema.current.migrations + [step]), for: .command)
    #expect(try next.setting("a") == "1")
    #expect(throws: StoreError.newer(path: scene.database, version: newer, supported: newer - 1)) {
      try store.setting("a")
    }
    #expect(try next.setting("a") == "1")
  }

  @Test("a read sees one moment, whatever other processes write") func oneMoment() throws {
    let scene = try written("1")
    let store = scene.store(for: .command)
    try store.read { reader throws(StoreError) in
      #expect(try reader.record(Setting.self, key: "a")?.value == "1")
      #expect((try? Probe(scene.place, ["visit", "20"]))?.wait() == 0)
      #expect(try reader.record(Setting.self, key: "look.0") == nil)
      #expect(try reader.all(Setting.self).count == 1)
      // A read inside a read sees the same moment.
      let within = try store.read { reader throws(StoreError) in try reader.all(Setting.self).count }
      #expect(within == 1)
    }
    #expect(try store.setting("look.0")?.hasPrefix("39 ") == true)
    #expect(try store.check().findings == [])
  }

  @Test("which kinds have no version is found once in a reading, and anew in the next one") func expected() throws {
    let scene = try Scene()
    _ = try scene.store().seed(fingerprint: "") { [] }
    let store = scene.store(for: .command)
    func settings(expecting kinds: [RecordKind]) throws -> Int {
      try store.read { reader throws(StoreError) in
        reader.expect(kinds)
        return try reader.all(Setting.self).count
      }
    }
    #expect(try settings(expecting: [Setting.kind, Countdown.kind]) == 0)
    let connection = try #require(store.opened?.connection)
    #expect(connection.isQuiet && connection.isVacant(Setting.kind) && connection.isVacant(Countdown.kind))
    #expect(!connection.isVacant(Event.kind))

    #expect(try Probe(scene.place, ["visit", "1"]).wait() == 0)
    #expect(try settings(expecting: []) > 0)
    #expect(!connection.isVacant(Countdown.kind))
    #expect(try settings(expecting: [Countdown.kind, Setting.kind]) > 0)
    #expect(store.opened?.connection === connection)
    #expect(connection.isVacant(Countdown.kind) && !connection.isVacant(Setting.kind))
  }

  @Test("a store that may be written does not keep which kinds have no version") func expectedByWriters() throws {
    let scene = try Scene()
    let store = scene.store()
    _ = try store.seed(fingerprint: "") { [] }
    try store.read { reader throws(StoreError) in
      reader.expect([Setting.kind])
      #expect(try reader.all(Setting.self).isEmpty)
    }
    try store.set("a", "1")
    #expect(try store.setting("a") == "1")
    #expect(store.opened?.connection.isVacant(Setting.kind) == false)
  }

  @Test("reading does not wait for a long write of another process") func held() throws {
    let scene = try written("1")
    let probe = try Probe(scene.place, ["hold", "60000"])
    probe.waitForLine()
    #expect(try scene.store(patience: 100, for: .command).setting("a") == "1")
    probe.kill()
  }

  @Test("thousands of reads beside a writer that opens and closes the store are correct and never locked out")
  func beside() throws {
    let scene = try written("1")
    #expect(try Probe(scene.place, ["visit", "1"]).wait() == 0)
    let writer = try Probe(scene.place, ["visit", "1000000"])
    writer.waitForLine()
    let readers = try (0..<3).map { _ in try Probe(scene.place, ["look", "\(readings / 3)"]) }
    for reader in readers {
      #expect(reader.wait() == 0)
      let lines = reader.lines
      #expect(lines.count == 1 && lines.first?.hasPrefix("\(readings / 3) to ") == true, "\(lines)")
    }
    writer.kill()
    // The writer prints as long as it lives, and its last line may be incomplete: the lines are read once, after it has
    // ended.
    let lines = writer.lines.dropLast()
    #expect(lines.count > 3 && lines.allSatisfy { Int($0) != nil }, "\(lines.suffix(3))")
    #expect(try scene.store().check().findings == [])
  }
}

@Suite("After a clean end the file alone is the whole store") struct EmptyLogTests {
  @Test("for any order of closing", arguments: 0..<8) func idleReaders(_ round: Int) throws {
    let scene = try Scene()
    var stores = (0..<4).map { _ in scene.store() }
    for (number, store) in stores.enumerated() {
      try stores[round % 4].set("a", "\(number)")
      _ = try store.setting("a")
    }
    if round < 4 { stores.removeAll() }
    #expect(try scene.store().emptyLog())
    #expect(try scene.files()["fasti.db-wal"]?.isEmpty == true)
    let copy = try Scene()
    try copy.replaceDatabase(try #require(try scene.files()["fasti.db"]))
    #expect(try copy.store().setting("a") == "3")
    #expect(try stores.first?.setting("a") ?? "3" == "3")
  }

  @Test("emptying the log gives up while a read does not end, and nothing is lost") func busy() throws {
    let scene = try Scene()
    let (store, reading) = (scene.store(patience: 100), scene.store())
    try store.set("a", "1")
    try reading.read { reader throws(StoreError) in
      #expect(try reader.record(Setting.self, key: "a")?.value == "1")
      try store.set("a", "2")
      #expect(try store.emptyLog() == false)
    }
    #expect(try store.emptyLog() && reading.setting("a") == "2")
    #expect(try Scene().store().emptyLog(), "there is no log where there is no store")
  }
}
