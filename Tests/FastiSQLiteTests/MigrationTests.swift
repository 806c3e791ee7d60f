import FastiDays
import FastiPerson
import FastiRecords
@testable import FastiSQLite
import FastiTransfer
import Foundation
import StoreContract
import TestSupport
import Testing

@Suite("Migrations") struct MigrationTests {
  private static let known = Schema.current.version
  private let second = Migration(
    version: known + 1, sql: "CREATE TABLE second (a TEXT NOT NULL) STRICT; INSERT INTO second VALUES ('x')")
  private let third = Migration(
    version: known + 2, sql: "ALTER TABLE second ADD COLUMN b INTEGER NOT NULL DEFAULT 3")
  private let broken = Migration(
    version: known + 2, sql: "ALTER TABLE second ADD COLUMN b INTEGER; INSERT INTO nowhere VALUES (1)")

  private func schema(_ more: Migration...) -> Schema { Schema(migrations: Schema.current.migrations + more) }

  @Test("the steps are in the order of their numbers, each of which occurs once")
  func numbers() {
    let numbers = Schema.current.migrations.map { $0.version }
    #expect(numbers == Array(Set(numbers)).sorted() && numbers.first == 1 && numbers.last == Schema.current.version)
  }

  @Test("an older store is migrated with its content, and a copy of it stays", arguments: [true, false])
  func takenAlong(byReading: Bool) throws {
    let scene = try Scene()
    try scene.store().set("a", "1")
    let store = scene.store(schema: schema(second, third))
    if !byReading { try store.set("b", "1") }
    #expect(try store.setting("a") == "1")
    #expect(try store.readable().version() == Self.known + 2)
    #expect(try store.readable().first("SELECT b FROM second") { $0.integer() } == 3)
    #expect(try store.check().findings == [])
    let copy = try Scene()
    try copy.replaceDatabase(try #require(try scene.files()["fasti.db.version-\(Self.known)"]))
    #expect(try copy.store().setting("a") == "1")
    #expect(
      try FileManager.default.attributesOfItem(atPath: scene.place + "/fasti.db.version-\(Self.known)")[
        .posixPermissions] as? Int
        == 0o600)
  }

  @Test(
    "a store of any former version is migrated to the current one, with its content",
    arguments: Schema.current.migrations.dropLast().map { $0.version })
  func fromEveryVersion(_ version: Int) throws {
    let scene = try Scene()
    let steps = Schema.current.migrations.filter { $0.version <= version }
    try scene.write(schema: Schema(migrations: steps))
    let store = scene.store()
    #expect(try store.setting("a") == "1")
    #expect(try store.check().findings == [])
    let fresh = try Scene()
    try fresh.store().set("a", "1")
    let tables = "SELECT name || coalesce(sql, '') FROM sqlite_schema ORDER BY name"
    #expect(
      try store.readable().rows(tables) { $0.text() } == fresh.store().readable().rows(tables) { $0.text() })
  }

  @Test("a new store has the tables that the migrations make (FASTI_RECORD=1 writes Data/Store/tables.sql)")
  func tables() throws {
    let migrated = try Connection(path: try Scene().database, access: .memory, patience: 100)
    try migrated.make(Schema(migrations: Schema.current.migrations))
    let statements = try migrated.rows(
      "SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' ORDER BY rowid"
    ) { $0.text() }
    #expect(try migrated.first("SELECT total_changes()") { $0.integer() } == 0, "a script of tables has no rows")
    let file = PackageFolder.root.appending(path: "Data/Store/tables.sql")
    let script = statements.map { $0 + ";\n" }.joined()
    if ProcessInfo.processInfo.environment["FASTI_RECORD"] == "1" {
      try Data(script.utf8).write(to: file)
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == script)
  }

  @Test("the edition of the shipped regions in an older store is kept, with an unknown time")
  func editions() throws {
    let scene = try Scene()
    let steps = Schema.current.migrations.filter { $0.version < Migration.tallies.version }
    try scene.write(schema: Schema(migrations: steps))
    let older = try Connection(path: scene.database, access: .existing, patience: 100)
    try older.run("INSERT INTO meta VALUES ('seed', 'abc')")
    let store = scene.store()
    try store.seed([RegionText(code: "SE", text: [1])])
    let editions = try store.read { reader throws(StoreError) in try reader.editions() }
    #expect(editions.map(\.since) == [0, scene.clock.now] && editions[0].fingerprint == "abc")
  }

  @Test("an update that stops in the middle leaves the store unchanged, and the next start does all of it")
  func wholeOrNot() throws {
    let scene = try Scene()
    try scene.store().set("a", "1")
    #expect(throws: StoreError.self) { try scene.store(schema: schema(second, broken)).setting("a") }
    let between = try Connection(path: scene.database, access: .existing, patience: 100)
    #expect(try between.version() == Self.known)
    #expect(try between.rows("SELECT name FROM pragma_table_info('second')") { $0.text() } == [])
    let store = scene.store(schema: schema(second, third))
    #expect(try store.setting("a") == "1")
    #expect(try store.readable().first("SELECT b FROM second") { $0.integer() } == 3)
  }

  @Test("a new store is created with the newest version, without a copy")
  func new() throws {
    let scene = try Scene()
    let store = scene.store(schema: schema(second, third))
    try store.set("a", "1")
    #expect(try store.readable().version() == Self.known + 2)
    #expect(!(try scene.files().keys.contains { $0.contains("version") }))
  }
}

extension Scene {
  /// Creates a store like an older version of the program, with one setting, by the statements of that version.
  fileprivate func write(schema: Schema) throws {
    let old = store(schema: schema)
    guard schema.version < Migration.versionHashes.version else { return try writeHashed(old) }
    let connection = try old.writable()
    let stamp = Stamp(milliseconds: clock.now).text
    try connection.run("BEGIN")
    try connection.run("INSERT INTO change VALUES (zeroblob(16), '\(stamp)', 0, 'config set a 1', NULL)")
    try connection.run("INSERT INTO setting VALUES (?, '\(stamp)', 0, zeroblob(16), 'a', '1')") {
      $0.write(id: Setting.id(for: "a"))
    }
    try connection.run("INSERT INTO meta VALUES ('clock', '\(stamp)')")
    try connection.run("COMMIT")
  }

  /// From version 10 on rows have hashes.
  private func writeHashed(_ old: SQLiteStore) throws {
    let connection = try old.writable()
    let (stamp, id) = (Stamp(milliseconds: clock.now), Setting.id(for: "a"))
    let change = RecordID(high: 0, low: 0)
    let command = HashedTable.changes.hashing.hash(
      id: change, stamp: stamp, deleted: false, values: [.integer(0), .text("config set a 1")])
    let content = VersionHashing(Setting.kind).hash(
      id: id, stamp: stamp, deleted: false, values: [.text("a"), .text("1")])
    try connection.run("BEGIN")
    try connection.run("INSERT INTO change (id, stamp, hash, time, command) VALUES (?, ?, ?, 0, 'config set a 1')") {
      $0.write(id: change)
      $0.write(stamp: stamp)
      $0.write(bytes: command)
    }
    try connection.run(
      "INSERT INTO setting (id, stamp, deleted, change, hash, key, value) VALUES (?, ?, 0, ?, ?, 'a', '1')"
    ) {
      $0.write(id: id)
      $0.write(stamp: stamp)
      $0.write(id: change)
      $0.write(bytes: content)
    }
    for (table, hash) in [("change", command), ("setting", content)] {
      var sum = VersionSum()
      sum.add(hash)
      try connection.note(sum, of: table)
    }
    try connection.run("INSERT INTO meta VALUES ('clock', '\(stamp.text)')")
    try connection.run("COMMIT")
  }
}
