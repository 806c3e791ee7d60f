import FastiDays
import FastiRecords
@testable import FastiSQLite
import Foundation
import StoreContract
import TestSupport
import Testing

/// The number of damaged logs: 80 in every run, 4,000 in `make soak`.
private let rounds = Soak.rounds(short: 80, long: 4_000)

/// Logs as a killed process leaves them: beside a database with none of their changes.
@Suite("Logs that are damaged") struct LogTests {
  private static let header = 32
  private static let frame = 24 + 4_096

  /// The files of a store with 40 changes in its log.
  private func filled() throws -> (database: Data, log: Data) {
    let scene = try Scene()
    let store = scene.store()
    for number in 0..<40 { try store.set("key \(number % 7)", "value \(number)") }
    return try withExtendedLifetime(store) { try files(scene) }
  }

  private func files(_ scene: Scene) throws -> (database: Data, log: Data) {
    let files = try scene.files()
    return (try #require(files["fasti.db"]), try #require(files["fasti.db-wal"]))
  }

  /// A folder with those files.
  private func scene(_ database: Data, _ log: Data) throws -> Scene {
    let scene = try Scene(seed: 3)
    try scene.replaceDatabase(database)
    try log.write(to: URL(filePath: scene.database + "-wal"))
    return scene
  }

  private func copies(_ scene: Scene) throws -> [String] {
    try scene.files().keys.filter { $0.hasPrefix("fasti.db-wal.") }.sorted()
  }

  /// The start of the first frame of the last change: after the last frame of the change before, which has a commit
  /// mark.
  private func start(ofLastChangeIn log: Data) -> Int {
    let starts = stride(from: Self.header, to: log.count, by: Self.frame)
    let ends = starts.filter { log[$0 + 4..<$0 + 8] != Data(count: 4) }
    return ends.dropLast().last.map { $0 + Self.frame } ?? Self.header
  }

  /// Changes bytes of a log before its last frame: in its header or in another frame.
  private func bent(_ log: Data, _ random: BenchRandom) -> Data {
    let frames = (log.count - Self.header) / Self.frame
    var bent = log
    let first = random.next() % 12 == 0 ? 0 : Self.header + Int(random.next() % UInt64(frames - 1)) * Self.frame
    let count = first == 0 ? Self.header : Self.frame
    func place() -> Int { first + Int(random.next() % UInt64(count)) }
    switch random.next() % 4 {
    case 0: for _ in 0..<8 { bent[place()] = UInt8(truncatingIfNeeded: random.next()) }
    case 1: bent.replaceSubrange(first..<first + count, with: Data(count: count))
    case 2: bent.replaceSubrange(first..<first + min(count, 512), with: Data(count: min(count, 512)))
    default: bent[place()] ^= 1 << UInt8(random.next() % 8)
    }
    if bent == log { bent[place()] ^= 1 }
    return bent
  }

  @Test("valid frames after a bad one are reported, and a copy of the log is kept before they are dropped")
  func damaged() throws {
    let (database, log) = try filled()
    for round in Soak.seeds(rounds) {
      let random = BenchRandom(seed: UInt64(round) &* 7_919 &+ 1)
      let bent = bent(log, random)
      let scene = try scene(database, bent)
      let store = scene.store(for: round % 3 == 0 ? .command : .service)
      if round % 3 == 1 { try store.set("new", "1") } else { _ = try? store.setting("new") }
      let copy = try #require(try copies(scene).first, "round \(round)")
      #expect(try scene.files()[copy] == bent)
      let path = scene.place + "/" + copy
      // If the commit mark of the last change but one is damaged, both changes look like one.
      let early = start(ofLastChangeIn: log) - Self.frame
      let isEarly = bent[..<early] != log[..<early]
      let finding: StoreReport.Finding =
        copy.contains("damaged") || isEarly
        ? .lostLog(database: scene.database, copy: path) : .unfinishedLog(database: scene.database, copy: path)
      #expect(store.notices == [finding], "round \(round)")
      // It is reported until the user has removed the copy, and one copy is enough.
      try store.set("other", "2")
      store.close()
      #expect(try scene.store().check().findings.contains(finding))
      #expect(try scene.store().setting("other") == "2")
      #expect(try copies(scene) == [copy])
    }
    Soak.note("damaged logs", rounds)
  }

  @Test("a power cut while the last change is written leaves some of its frames, and is reported as such")
  func unfinished() throws {
    let scene = try Scene()
    let store = scene.store()
    try store.set("key", "1")
    let synced = try withExtendedLifetime(store) { try files(scene) }
    try store.set("key", String(repeating: "x", count: 20_000))
    let (_, log) = try withExtendedLifetime(store) { try files(scene) }
    let frames = Array(stride(from: synced.log.count, to: log.count, by: Self.frame))
    try #require(frames.count > 3)
    for missing in frames.dropLast() {
      var torn = log
      torn.replaceSubrange(missing..<missing + Self.frame, with: Data(count: Self.frame))
      let after = try self.scene(synced.database, torn)
      let reader = after.store()
      #expect(try reader.setting("key") == "1")
      let copy = after.place + "/" + (try #require(try copies(after).first))
      let finding = StoreReport.Finding.unfinishedLog(database: after.database, copy: copy)
      #expect(reader.notices == [finding])
      #expect(try reader.check().findings.contains(finding))
      #expect(!finding.isWrong && !finding.isLoss)
    }
  }

  @Test("a log that ends at any point is that of a killed process, and nothing is reported")
  func endsHalf() throws {
    let (database, log) = try filled()
    let random = BenchRandom(seed: 4)
    for round in 0..<rounds {
      let scene = try scene(database, log.prefix(Int(random.next() % UInt64(log.count + 1))))
      let store = scene.store(for: round % 2 == 0 ? .command : .service)
      _ = try? store.setting("key 1")
      #expect(store.notices == [])
      #expect(try copies(scene) == [])
      store.close()
    }
  }

  @Test("frames of a failed change after the end of the log are not damage")
  func rolledBack() throws {
    let scene = try Scene()
    let store = scene.store()
    try store.set("key", "1")
    // More than the 32 MiB that SQLite keeps in memory: it is in the log before the change ends.
    _ = try refusal {
      try store.write(store.newChange("large")) { writer throws(StoreError) in
        for number in 0..<5_000 {
          try writer.put(Setting(key: "large \(number)", value: String(repeating: "x", count: 8_000)))
        }
        throw .nothingToUndo
      }
    }
    try store.set("key", "2")
    let (database, log) = try files(scene)
    #expect(log.count > 2_000_000)
    for purpose in [SQLiteStore.Purpose.command, .service] {
      let other = try self.scene(database, log)
      let reader = other.store(for: purpose)
      #expect(try reader.setting("key") == "2")
      #expect(reader.notices == [])
      #expect(try copies(other) == [])
    }
    store.close()
  }
}
