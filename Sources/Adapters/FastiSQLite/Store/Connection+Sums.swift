internal import FastiRecords

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
