import FastiDays
import FastiPerson
import FastiRecords
@testable import FastiSQLite
import FastiTransfer
import Foundation
import StoreContract
import TestSupport
import Testing

@Suite("The files of a store") struct FileTests {
  private func mode(_ path: String) throws -> Int {
    try #require(FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int)
  }

  @Test("the folder has mode 0700 and files have 0600, also with an open umask")
  func modes() throws {
    let scene = try Scene()
    let old = umask(0)
    defer { umask(old) }
    let store = scene.store()
    try store.set("a", "1")
    #expect(try mode(scene.place) == 0o700)
    let names = try FileManager.default.contentsOfDirectory(atPath: scene.place)
    #expect(Set(names) == ["fasti.db", "fasti.db-wal", "fasti.db-shm", "fasti.lock", "device"])
    for name in names { #expect(try mode(scene.place + "/" + name) == 0o600, "\(name)") }
    #expect(try store.check().findings == [])
  }

  @Test("a connection that writes has the settings a store needs")
  func settings() throws {
    let scene = try Scene()
    let store = scene.store()
    try store.set("a", "1")
    let connection = try store.writable()
    let wanted = [
      "application_id": "1181971561", "user_version": "\(Schema.current.version)", "journal_mode": "wal",
      "synchronous": "2",
      "foreign_keys": "1",
      "busy_timeout": "5000", "trusted_schema": "0",
    ]
    for (name, value) in wanted {
      #expect(try connection.first("PRAGMA \(name)") { $0.text() } == value, "\(name)")
    }
    #expect(throws: StoreError.self) { try connection.run("SELECT load_extension('x')") }
  }

  @Test("reading without a store returns nothing, and creates nothing")
  func absent() throws {
    let scene = try Scene()
    let store = scene.store()
    #expect(try store.setting("a") == nil)
    #expect(try store.history(limit: 9) == [])
    #expect(!FileManager.default.fileExists(atPath: scene.place))
    try store.set("a", "1")
    #expect(try store.setting("a") == "1")
  }

  @Test("reading writes nothing")
  func reading() throws {
    let scene = try Scene()
    try scene.store().set("a", "1")
    let before = try scene.files()
    for _ in 1...3 {
      let store = scene.store()
      #expect(try store.setting("a") == "1")
      #expect(try store.seed(fingerprint: "") { [] } || true)
    }
    let seeded = try scene.files()
    let store = scene.store()
    #expect(try store.seed(fingerprint: "") { [] } == false)
    store.close()
    #expect(try scene.files() == seeded)
    #expect(before.keys == seeded.keys)
  }

  @Test("a store that was written and closed is complete in its one file")
  func oneFile() throws {
    let scene = try Scene()
    try scene.store().set("a", "1")
    #expect(try scene.files()["fasti.db-wal"]?.isEmpty == true)
    let copy = try Scene()
    try copy.replaceDatabase(try #require(try scene.files()["fasti.db"]))
    #expect(try copy.store().setting("a") == "1")
  }

  @Test("the device's number is created once; a store restored without it gets a new one")
  func device() throws {
    let scene = try Scene()
    let store = scene.store()
    try store.set("a", "1")
    let first = try store.read { reader throws(StoreError) in try reader.latestStamp() }.device
    try scene.store().set("a", "2")
    #expect(try store.read { reader throws(StoreError) in try reader.latestStamp() }.device == first)
    try scene.remove("device")
    try scene.store().set("a", "3")
    #expect(try store.read { reader throws(StoreError) in try reader.latestStamp() }.device != first)
    try Data("nonsense".utf8).write(to: URL(filePath: scene.place + "/device"))
    try scene.store().set("a", "4")
    #expect(try store.setting("a") == "4")
  }

  @Test("a reader sees one moment, whatever is written in the meantime")
  func oneMoment() throws {
    let scene = try Scene()
    let (left, right) = (scene.store(), scene.store())
    try left.set("a", "1")
    try right.read { reader throws(StoreError) in
      let before = try reader.record(Setting.self, key: "a")?.value
      try left.set("a", "2")
      let after = try reader.record(Setting.self, key: "a")?.value
      #expect(before == "1" && after == "1")
    }
    #expect(try right.setting("a") == "2")
  }

  @Test("every kind has its table, with its columns")
  func kinds() throws {
    let scene = try Scene()
    let store = scene.store()
    try store.set("a", "1")
    for kind in RecordKinds.all {
      let columns = try store.readable().rows("SELECT name FROM pragma_table_info(?)") {
        $0.write(text: kind.table)
      } read: {
        $0.text()
      }
      // Columns that a later migration added come after the hash.
      let others = ["hash", "brought", "replaces", "ages", "extra"]
      #expect(columns.filter { !others.contains($0) } == ["id", "stamp", "deleted", "change"] + kind.columns)
      #expect(columns.contains("hash"))
      #expect(kind.columns.contains(kind.label))
    }
  }

  @Test("if devices may change groups of columns concurrently, each column is in one group")
  func groups() {
    for kind in RecordKinds.all where !kind.groups.isEmpty {
      #expect(kind.groups.flatMap { $0 }.sorted() == kind.columns.sorted(), "\(kind.table)")
    }
    #expect(Event.kind.groups.contains(["occurrences"]))
  }

  @Test("the page about the store has a line for every kind, with its columns")
  func kindsDocumented() throws {
    let page = try String(contentsOf: PackageFolder.root.appending(path: "Documentation/Store.md"), encoding: .utf8)
    let lines = page.split(separator: "\n")
    for kind in RecordKinds.all {
      let line = lines.first { $0.hasPrefix("| `\(kind.table)` |") }
      #expect(line?.hasSuffix("| \(kind.columns.joined(separator: ", ")) |") == true, "\(kind.table)")
    }
  }

  @Test("doctor finds files that others may read, and a clock that was ahead")
  func doctor() throws {
    let scene = try Scene()
    scene.clock.now += 86_400_000 * 3
    let store = scene.store()
    try store.set("a", "1")
    scene.clock.now -= 86_400_000 * 3
    try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: scene.database)
    let findings = try store.check().findings
    #expect(findings.contains(.open(path: scene.database)))
    #expect(findings.count == 2)
  }
}
