internal import FastiRecords
internal import FastiTransfer

/// What a database records about its tables.
struct DatabaseEdition: Hashable, Sendable {
  /// The latest step that was applied.
  let version: Int
  /// The oldest step whose programs may still write.
  let floor: Int
  /// The number of partitions of each table.
  let partitions: Int
}

extension DatabaseConnection {
  /// Reads what a database records about its tables.
  /// - Throws: `noTables` if there are none.
  func edition() throws(StoreError) -> DatabaseEdition {
    let edition = try first("SELECT version, floor, partitions FROM fasti.edition") {
      DatabaseEdition(version: Int($0.integer()), floor: Int($0.integer()), partitions: Int($0.integer()))
    }
    guard let edition else { throw .noTables(database: name) }
    return edition
  }

  /// Updates the tables. Each step is one transaction; an advisory lock lets one program migrate at a time, and ends
  /// with the transaction.
  /// - Parameter partitions: The number of partitions of each table, used when the tables are created.
  /// - Returns: The version before and after.
  func migrate(partitions: Int, _ steps: [PostgresMigration]) throws(StoreError) -> (from: Int, to: Int) {
    let former = try knownVersion()
    for step in steps.sorted(by: { $0.version < $1.version }) {
      try begin(
        "\(Self.beginning); SET LOCAL client_min_messages = warning; SELECT pg_advisory_xact_lock(7245902164201)")
      do throws(StoreError) {
        // Read again inside the lock: another process may have migrated it meanwhile.
        let known = try knownVersion()
        if known < step.version {
          if known >= Self.firstWithShards { try refuseWhileMoving() }
          let former = try widths()
          try script("\(step.text)".replacing(":partitions", with: "\(partitions)"))
          try script("UPDATE fasti.edition SET version = \(step.version)")
          if try hasOtherColumns(than: former) { try script("UPDATE fasti.edition SET floor = \(step.version)") }
        }
        try commit()
      } catch {
        rollback()
        throw error
      }
    }
    return (former, try knownVersion())
  }

  /// The step after which partitions can move.
  private static let firstWithShards = 11

  /// Refuses a step while a partition moves: the other server would have other columns.
  private func refuseWhileMoving() throws(StoreError) {
    let moving = try first(
      "SELECT min(part) FROM fasti.shard WHERE state IN ('leaving', 'handed', 'coming') HAVING count(*) > 0"
    ) { Int($0.integer()) }
    if let moving { throw .shard(database: name, .moving(moving)) }
  }

  /// The number of columns of each table of versions.
  private func widths() throws(StoreError) -> [(table: String, columns: Int64)] {
    let tables = RecordKinds.all.map { "'\($0.table)'" }.joined(separator: ", ")
    return try rows(
      """
      SELECT c.relname::text, count(*) FROM pg_class c
      JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
      WHERE c.relnamespace = to_regnamespace('fasti') AND c.relname IN (\(tables)) GROUP BY c.relname
      """
    ) { row in (row.text(), row.integer()) }
  }

  /// Whether a table of versions got or lost columns. A program that does not know them would write versions without
  /// them, so it may not write any more. A new table does not matter to it.
  private func hasOtherColumns(than former: [(table: String, columns: Int64)]) throws(StoreError) -> Bool {
    let now = try widths()
    return former.contains { one in now.contains { $0.table == one.table && $0.columns != one.columns } }
  }

  private func knownVersion() throws(StoreError) -> Int {
    let there = try first("SELECT to_regclass('fasti.edition') IS NOT NULL") { $0.flag() }
    return there == true ? try edition().version : 0
  }
}

extension StringProtocol {
  /// The text with one word replaced by another.
  fileprivate func replacing(_ word: String, with other: String) -> String {
    var (done, rest) = ("", self[...])
    while let place = rest.firstRange(of: word) {
      done += rest[..<place.lowerBound] + other
      rest = rest[place.upperBound...]
    }
    return done + rest
  }
}
