internal import FastiRecords

/// What a database says of its tables.
struct DatabaseEdition: Hashable, Sendable {
  /// The step it has come to.
  let version: Int
  /// The oldest step whose programs may still write.
  let floor: Int
  /// How many partitions each table has.
  let partitions: Int
}

extension DatabaseConnection {
  /// What the database says of its tables.
  /// - Throws: `noTables` where there are none.
  func edition() throws(StoreError) -> DatabaseEdition {
    let edition = try first("SELECT version, floor, partitions FROM fasti.edition") {
      DatabaseEdition(version: Int($0.integer()), floor: Int($0.integer()), partitions: Int($0.integer()))
    }
    guard let edition else { throw .noTables(database: name) }
    return edition
  }

  /// Brings the tables up to date. Each step is one transaction; an advisory lock makes programs take turns, and ends with
  /// the transaction.
  /// - Parameter partitions: How many partitions each table gets, where there are none yet.
  /// - Returns: The version there was, and the one there is.
  func migrate(partitions: Int, _ steps: [PostgresMigration]) throws(StoreError) -> (from: Int, to: Int) {
    let former = try knownVersion()
    for step in steps.sorted(by: { $0.version < $1.version }) {
      try begin("BEGIN; SET LOCAL client_min_messages = warning; SELECT pg_advisory_xact_lock(7245902164201)")
      do throws(StoreError) {
        // Asked within the lock: another program may have been quicker.
        if try knownVersion() < step.version {
          try script("\(step.text)".replacing(":partitions", with: "\(partitions)"))
          try script("UPDATE fasti.edition SET version = \(step.version)")
        }
        try commit()
      } catch {
        rollback()
        throw error
      }
    }
    return (former, try knownVersion())
  }

  private func knownVersion() throws(StoreError) -> Int {
    let there = try first("SELECT to_regclass('fasti.edition') IS NOT NULL") { $0.flag() }
    return there == true ? try edition().version : 0
  }
}

extension StringProtocol {
  /// The text with one word in place of another.
  fileprivate func replacing(_ word: String, with other: String) -> String {
    var (done, rest) = ("", self[...])
    while let place = rest.firstRange(of: word) {
      done += rest[..<place.lowerBound] + other
      rest = rest[place.upperBound...]
    }
    return done + rest
  }
}
