/// What a store has to know about a kind of record: its table, its own columns, and the one that names a thing to people.
///
/// Undo, history, time travel and compaction work on kinds alone, so a new kind is: a table in a migration, a `Record`, and
/// its line in `RecordKinds.records`.
public struct RecordKind: Hashable, Sendable {
  /// The table's name, which is the kind's name in history and in ids.
  public let table: String
  /// The kind's own columns, in the order `Record` reads and writes them, after `id`, `stamp`, `deleted` and `change`.
  public let columns: [String]
  /// The text column whose content names a thing in the history.
  public let label: String
  /// How a backup writes columns that are not as they are kept: days as dates, hours as decimals.
  public let formats: [String: ColumnFormat]

  public init(table: String, columns: [String], label: String, formats: [String: ColumnFormat] = [:]) {
    self.table = table
    self.columns = columns
    self.label = label
    self.formats = formats
  }
}
