import FastiApp
@testable import FastiSQLite
import Foundation
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

  @Test("the steps are numbered without a gap")
  func numbers() {
    #expect(Schema.current.migrations.map { $0.version } == Array(1...Schema.current.version))
  }

  @Test("an older store is taken along, with what is in it, and a copy of it stays", arguments: [true, false])
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
    "a store of any version there was becomes one of today, with what was in it",
    arguments: 1..<Schema.current.version)
  func fromEveryVersion(_ version: Int) throws {
    let scene = try Scene()
    try scene.store(schema: Schema(migrations: Array(Schema.current.migrations.prefix(version)))).set("a", "1")
    let store = scene.store()
    #expect(try store.setting("a") == "1")
    #expect(try store.check().findings == [])
    let fresh = try Scene()
    try fresh.store().set("a", "1")
    let tables = "SELECT name || coalesce(sql, '') FROM sqlite_schema ORDER BY name"
    #expect(
      try store.readable().rows(tables) { $0.text() } == fresh.store().readable().rows(tables) { $0.text() })
  }

  @Test("a migration that stops in the middle leaves whole steps, and the next start goes on")
  func goesOn() throws {
    let scene = try Scene()
    try scene.store().set("a", "1")
    #expect(throws: StoreError.self) { try scene.store(schema: schema(second, broken)).setting("a") }
    let between = try Connection(path: scene.database, access: .existing, patience: 100)
    #expect(try between.version() == Self.known + 1)
    #expect(try between.rows("SELECT name FROM pragma_table_info('second')") { $0.text() } == ["a"])
    let store = scene.store(schema: schema(second, third))
    #expect(try store.setting("a") == "1")
    #expect(try store.readable().first("SELECT b FROM second") { $0.integer() } == 3)
  }

  @Test("a new store is made at the newest version, without a copy")
  func new() throws {
    let scene = try Scene()
    let store = scene.store(schema: schema(second, third))
    try store.set("a", "1")
    #expect(try store.readable().version() == Self.known + 2)
    #expect(!(try scene.files().keys.contains { $0.contains("version") }))
  }
}
