internal import FastiRecords

extension DatabaseConnection {
  /// The number of rows of a table, and the sum of their stored hashes.
  func sum(of table: String) throws(StoreError) -> VersionSum {
    let text = try first("SELECT value FROM fact WHERE space_id = $1 AND key = $2") {
      $0.write(text: Self.sumKey + table)
    } read: {
      $0.text()
    }
    guard let text else { return VersionSum() }
    guard let sum = VersionSum(text: text) else { throw .corrupt(path: name, detail: .sum(of: table)) }
    return sum
  }

  /// Adds to the stored sum of a table what was written and removed.
  func note(_ difference: VersionSum, of table: String) throws(StoreError) {
    var sum = try sum(of: table)
    sum.add(difference)
    try run(
      "INSERT INTO fact (space_id, key, value) VALUES ($1, $2, $3) ON CONFLICT (space_id, key) DO UPDATE SET value = excluded.value"
    ) {
      $0.write(text: Self.sumKey + table)
      $0.write(text: sum.text)
    }
  }

  private static let sumKey = "sum:"
}
