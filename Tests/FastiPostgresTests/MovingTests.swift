import FastiHost
import FastiPerson
import FastiPostgres
import FastiRecords
import PeopleHomes
import FastiSQLite
import FastiTransfer
import Foundation
import StoreContract
import TestSupport
import Testing

@Suite(
  "A space moves between a folder and a database",
  .enabled(if: ScratchServer.shared != nil, Comment(rawValue: ScratchServer.reason)))
struct MovingTests {
  private static func database() throws -> PostgresStore {
    PostgresStore(try #require(ScratchServer.shared).place(), clock: .system, entropy: .system)
  }

  private static func file(_ folder: TemporaryFolder, _ name: String) -> SQLiteStore {
    SQLiteStore(folder: folder.url.appending(path: name).path, clock: .system, entropy: .system)
  }

  /// A store with versions, a deletion, an undone change and a token.
  private static func fill(_ store: SQLiteStore) throws {
    for number in 1...5 {
      try store.write(store.newChange("note")) { writer throws(StoreError) in
        try writer.put(Setting(key: "a\(number % 3)", value: "\(number)"))
      }
    }
    _ = try store.undo(.back, as: store.newChange("undo"))
    try store.write(store.newChange("delete")) { writer throws(StoreError) in
      try writer.delete(Setting.self, id: Setting.id(for: "a0"))
    }
    _ = try store.seed(fingerprint: "one") { [RegionText(code: "SE", hash: "0123456789abcdef", text: Array("x".utf8))] }
  }

  /// Every row of a store that is moved, as text.
  private static func rows(_ store: any MovableStore) throws -> [String] {
    var rows: [String] = []
    try store.forEachRow(of: MoveSpace.tables) { table, values throws(StoreError) in
      if table.name != "fact" { rows.append("\(table.name) \(values)") }
    }
    return rows.sorted()
  }

  @Test("there and back, every row is the same, with its lineage and hash, and the source is unchanged")
  func there() throws {
    let folder = try TemporaryFolder()
    let (first, database, second) = (Self.file(folder, "one"), try Self.database(), Self.file(folder, "two"))
    try Self.fill(first)
    let before = try Self.rows(first)
    #expect(before.contains { $0.hasPrefix("setting") })
    let there = try MoveSpace.run(from: first, to: database)
    let back = try MoveSpace.run(from: database, to: second)
    #expect(there == back)
    #expect(there.changes == 7 && there.versions == 7)
    #expect(try Self.rows(first) == before)
    #expect(try Self.rows(database) == before)
    #expect(try Self.rows(second) == before)
    for store in [first, database, second] as [any Store] {
      #expect(try store.check().findings.filter(\.isLoss).isEmpty)
      #expect(try store.history(limit: 99, of: nil) == first.history(limit: 99, of: nil))
      #expect(try store.latestStamp() == first.latestStamp())
    }
    // Work continues in the new store.
    _ = try database.undo(.back, as: database.newChange("undo"))
    #expect(
      try database.read { reader throws(StoreError) in try reader.all(Setting.self).map(\.record.key).sorted() }
        == ["a0", "a1", "a2"])
  }

  @Test("a store that was written to is not changed") func used() throws {
    let folder = try TemporaryFolder()
    let (file, database) = (Self.file(folder, "one"), try Self.database())
    try Self.fill(file)
    try database.write(database.newChange("x")) { writer throws(StoreError) in
      try writer.put(Setting(key: "b", value: "1"))
    }
    for (from, to) in [(file, database), (database, file)] as [(any MovableStore, any MovableStore)] {
      let before = try Self.rows(to)
      #expect(throws: Failure(StoreError.inUse(path: to.path))) { try MoveSpace.run(from: from, to: to) }
      #expect(try Self.rows(to) == before)
    }
  }

  @Test(
    "if it is interrupted at any table, nothing is written, and the next attempt succeeds", arguments: [true, false])
  func interrupted(toDatabase: Bool) throws {
    let folder = try TemporaryFolder()
    let (file, database) = (Self.file(folder, "one"), try Self.database())
    try Self.fill(file)
    var from: any MovableStore = file
    var to: any MovableStore = database
    if !toDatabase {
      _ = try MoveSpace.run(from: file, to: database)
      (from, to) = (database, Self.file(folder, "two"))
    }
    for rows in [0, 1, 7, 13] {
      let broken = BreakingStore(from, after: rows)
      #expect(throws: Failure(StoreError.ioError(path: "x", detail: .said("broken")))) {
        try MoveSpace.run(from: broken, to: to)
      }
      #expect(try to.isUnused())
      #expect(try Self.rows(to) == [])
    }
    let bent = BreakingStore(to, after: nil, bends: true)
    #expect(throws: Failure.self) { try MoveSpace.run(from: from, to: bent) }
    #expect(try Self.rows(to) == [])
    _ = try MoveSpace.run(from: from, to: to)
    #expect(try Self.rows(to) == Self.rows(file))
  }
}

/// A store that fails after a number of rows, or that answers with other data than was written.
private final class BreakingStore: MovableStore, ForwardingStore {
  let inner: any MovableStore
  var base: any Store { inner }
  private var left: Int?
  private let bends: Bool

  init(_ inner: any MovableStore, after rows: Int?, bends: Bool = false) {
    (self.inner, left, self.bends) = (inner, rows, bends)
  }

  var path: String { inner.path }
  func isUnused() throws(StoreError) -> Bool { try inner.isUnused() }

  func forEachRow(
    of tables: [MovedTable], _ body: (MovedTable, [ColumnValue]) throws(StoreError) -> Void
  ) throws(StoreError) {
    try inner.forEachRow(of: tables) { table, values throws(StoreError) in
      if let now = left {
        if now == 0 { throw .ioError(path: "x", detail: .said("broken")) }
        left = now - 1
      }
      try body(table, bends ? values + [.nothing] : values)
    }
  }

  func fill(
    _ body: (_ write: (MovedTable, [ColumnValue]) throws(StoreError) -> Void) throws(StoreError) -> Void
  ) throws(StoreError) { try inner.fill(body) }
}
