internal import FastiRecords
internal import FastiTransfer

extension Connection {
  /// The number of rows of a table, and the sum of their stored hashes.
  func sum(of table: String) throws(StoreError) -> VersionSum {
    let text = try first("SELECT value FROM meta WHERE key = ?") {
      $0.write(text: Self.sumKey + table)
    } read: {
      $0.text()
    }
    guard let text else { return VersionSum() }
    guard let sum = VersionSum(text: text) else { throw .corrupt(path: path, detail: .sum(of: table)) }
    return sum
  }

  /// Adds to the stored sum of a table what was written and removed.
  func note(_ difference: VersionSum, of table: String) throws(StoreError) {
    var sum = try sum(of: table)
    sum.add(difference)
    try run("INSERT INTO meta (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value") {
      $0.write(text: Self.sumKey + table)
      $0.write(text: sum.text)
    }
  }

  /// The stored sum of the changes, as text; empty if there is none.
  func changeSum() throws(StoreError) -> String {
    try first("SELECT value FROM meta WHERE key = ?") {
      $0.write(text: Self.sumKey + HashedTable.changes.kind.table)
    } read: {
      $0.text()
    } ?? ""
  }

  /// All stored sums as one hash: two states of a store have the same exactly when they have the same rows. Also the tables with
  /// rows.
  func contentMark() throws(StoreError) -> (mark: String, tables: Set<String>) {
    let sums = try rows("SELECT key, value FROM meta WHERE key BETWEEN 'sum:' AND 'sum:~' ORDER BY key") { row in
      (key: row.text(), value: row.text())
    }
    var (text, tables): (String, Set<String>) = (RecordKinds.digestScope, [])
    for sum in sums {
      text += "\n\(sum.key) \(sum.value)"
      if !sum.value.hasPrefix("0 ") { tables.insert(String(sum.key.dropFirst(Self.sumKey.utf8.count))) }
    }
    return (SHA256.hexHash(text.utf8), tables)
  }

  /// Hashes every row of an earlier version of the program.
  func hashEarlierRows() throws(StoreError) {
    for table in HashedTable.all {
      guard let table = try table.present(in: self) else { continue }
      var sum = VersionSum()
      let update = "UPDATE \(table.kind.table) SET hash = ? WHERE id = ? AND stamp = ?"
      try table.forEach(in: self) { row throws(StoreError) in
        try run(update) {
          $0.write(bytes: row.hash)
          $0.write(id: row.id)
          $0.write(stamp: row.stamp)
        }
        sum.add(row.hash)
      }
      sum.later = sum.count
      if sum.count > 0 { try note(sum, of: table.kind.table) }
    }
  }

  private static let sumKey = "sum:"
}
