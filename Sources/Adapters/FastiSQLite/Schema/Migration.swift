/// A step from one version of the tables to the next. Once released, a step is never edited.
struct Migration: Sendable {
  /// The version the tables have after it.
  let version: Int
  /// The statements, as SQL.
  let sql: StaticString
  /// Whether what is in the tables is hashed afterwards, in the same transaction.
  var hashes = false
}
