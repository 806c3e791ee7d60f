internal import FastiRecords
internal import FastiTransfer

extension DatabaseConnection {
  /// The number of rows of a table, and the sum of their stored hashes.
  func sum(of table: String) throws(StoreError) -> VersionSum {
    let text = try fact(named: Self.sumKey + table)
    guard let text else { return VersionSum() }
    guard let sum = VersionSum(text: text) else { throw .corrupt(path: name, detail: .sum(of: table)) }
    return sum
  }

  /// Adds to the stored sum of a table what was written and removed.
  func note(_ difference: VersionSum, of table: String) throws(StoreError) {
    var sum = try sum(of: table)
    sum.add(difference)
    try note(sum.text, named: Self.sumKey + table)
  }

  /// Every stored sum as one hash: two states of a store have the same exactly when they have the same rows.
  func contentMark() throws(StoreError) -> (mark: String, tables: Set<String>) {
    let sums = try everyFact().filter { $0.key.hasPrefix(Self.sumKey) }.sorted { $0.key < $1.key }
    let text = ([RecordKinds.digestScope] + sums.map { "\($0.key) \($0.value)" }).joined(separator: "\n")
    let tables = sums.filter { !$0.value.hasPrefix("0 ") }.map { String($0.key.dropFirst(Self.sumKey.utf8.count)) }
    return (SHA256.hexHash(text.utf8), Set(tables))
  }

  /// The stored sum of the changes, as text; empty where there was never one.
  func changeSum() throws(StoreError) -> String { try fact(named: Self.sumKey + SpaceTable.changes.kind.table) ?? "" }

  /// The key of the sum of a table begins with it.
  static let sumKey = "sum:"
}
