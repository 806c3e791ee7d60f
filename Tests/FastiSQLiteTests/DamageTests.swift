import FastiDays
import FastiPerson
import FastiRecords
@testable import FastiSQLite
import FastiTransfer
import Foundation
import Testing

@Suite("Files that are damaged, foreign or newer") struct DamageTests {
  /// The errors of a store on reading, writing and checking; the files must not change.
  private func refusals(_ scene: Scene) throws -> [StoreError] {
    let before = try scene.files()
    var errors: [StoreError] = []
    let tries: [(SQLiteStore) throws -> Void] = [
      { _ = try $0.setting("a") }, { try $0.set("a", "2") }, { _ = try $0.check() }, { try $0.seed([]) },
    ]
    for attempt in tries {
      let store = scene.store()
      if let error = try refusal({ try attempt(store) }) { errors.append(error) }
    }
    #expect(try scene.files() == before)
    return errors
  }

  @Test(
    "a file that is not a store is refused and not changed",
    arguments: [
      Data(), Data("Dear diary".utf8), Data(repeating: 0, count: 8192), Data("SQLite format 3\0".utf8),
    ])
  func foreign(_ bytes: Data) throws {
    let scene = try Scene()
    try scene.replaceDatabase(bytes)
    #expect(try refusals(scene) == Array(repeating: .notAStore(path: scene.database), count: 4))
  }

  @Test("another program's database is refused and not changed, also one with a log")
  func otherProgram() throws {
    let scene = try Scene()
    try FileManager.default.createDirectory(atPath: scene.place, withIntermediateDirectories: true)
    for mode in ["DELETE", "WAL"] {
      let other = try Connection(path: scene.database, access: .new, patience: 100)
      try other.run("PRAGMA journal_mode=\(mode)")
      try other.run("CREATE TABLE IF NOT EXISTS diary (day TEXT)")
      try other.run("INSERT INTO diary VALUES ('today')")
      #expect(try refusals(scene) == Array(repeating: .notAStore(path: scene.database), count: 4))
    }
  }

  @Test("a folder instead of the file, and a file instead of the folder, are refused")
  func wrongKind() throws {
    let scene = try Scene()
    try FileManager.default.createDirectory(atPath: scene.database, withIntermediateDirectories: true)
    #expect(throws: StoreError.notAStore(path: scene.database)) { try scene.store().setting("a") }
    #expect(throws: StoreError.notAStore(path: scene.database)) { try scene.store().set("a", "1") }
    let other = try Scene()
    try Data("x".utf8).write(to: URL(filePath: other.place))
    for attempt in [{ _ = try other.store().setting("a") }, { try other.store().set("a", "1") }] as [() throws -> Void]
    {
      #expect(try refusal(attempt)?.code == "store-no-folder")
    }
  }

  @Test("a newer store is refused with its version, and not changed")
  func newer() throws {
    let scene = try Scene()
    try scene.store().set("a", "1")
    try Connection(path: scene.database, access: .existing, patience: 100).run("PRAGMA user_version=99")
    let error = StoreError.newer(path: scene.database, version: 99, supported: Schema.current.version)
    #expect(try refusals(scene) == [error, error, error, error])
    #expect(error.description.contains("version 99"))
  }

  @Test(
    "a version that does not exist is reported as damage, and the file is not changed",
    arguments: [0, -1, Int(Int32.min)])
  func impossibleVersion(_ version: Int) throws {
    let scene = try Scene()
    try scene.store().set("a", "1")
    try Connection(path: scene.database, access: .existing, patience: 100).run("PRAGMA user_version=\(version)")
    let error = StoreError.corrupt(path: scene.database, detail: .version(version))
    for attempt in [{ _ = try scene.store().setting("a") }, { try scene.store().set("a", "2") }] as [() throws -> Void]
    {
      #expect(throws: error) { try attempt() }
    }
    #expect(try scene.store().check().findings.isEmpty == false)
  }

  @Test("a FIFO instead of the device's number is reported, and not waited for")
  func deviceFIFO() throws {
    let scene = try Scene()
    try scene.store().set("a", "1")
    let device = scene.place + "/device"
    try FileManager.default.removeItem(atPath: device)
    #expect(mkfifo(device, 0o600) == 0)
    let store = scene.store()
    #expect(throws: StoreError.ioError(path: device, detail: .notFile)) { try store.set("a", "2") }
    #expect(try store.setting("a") == "1")
  }

  @Test("a store that becomes newer while it is open is refused from then on")
  func newerMeanwhile() throws {
    let scene = try Scene()
    let (store, known) = (scene.store(), Schema.current.version)
    try store.set("a", "1")
    try Connection(path: scene.database, access: .existing, patience: 100).run("PRAGMA user_version=\(known + 1)")
    let error = StoreError.newer(path: scene.database, version: known + 1, supported: known)
    #expect(throws: error) { try store.set("a", "2") }
    #expect(throws: error) { try store.setting("a") }
  }

  @Test("damage is reported as damage, and doctor finds it and says what to do", arguments: 0..<12)
  func damaged(_ seed: Int) throws {
    let scene = try Scene()
    let store = scene.store()
    for number in 0..<60 {
      try store.set("key \(number)", String(repeating: "value", count: 80))
    }
    store.close()
    var bytes = try #require(try scene.files()["fasti.db"])
    let pages = bytes.count / 4096
    #expect(pages > 6)
    for page in 1..<pages where (page + seed) % 3 == 0 || seed == 0 {
      for offset in 0..<(64 * (seed + 1)) {
        bytes[page * 4096 + offset] = UInt8(truncatingIfNeeded: offset &* 31 &+ seed)
      }
    }
    try scene.replaceDatabase(bytes)
    let damaged = scene.store()
    let findings = try damaged.check().findings
    #expect(!findings.isEmpty)
    #expect(
      findings.allSatisfy { finding in ["damaged", "without fault"].contains { "\(finding.sentence)".contains($0) } })
    for attempt in [{ _ = try damaged.history(limit: 99) }, { try damaged.set("a", "1") }] as [() throws -> Void] {
      let error = try refusal(attempt)
      #expect(error == nil || error?.code == "store-corrupt")
    }
  }

  @Test("a truncated file is reported as damage")
  func truncated() throws {
    let scene = try Scene()
    try scene.store().set("a", "1")
    let bytes = try #require(try scene.files()["fasti.db"])
    try scene.replaceDatabase(bytes.prefix(bytes.count / 2))
    var findings: [StoreReport.Finding] = []
    let error = try refusal { findings = try scene.store().check().findings }
    #expect(!findings.isEmpty || error?.code == "store-corrupt")
  }
}
