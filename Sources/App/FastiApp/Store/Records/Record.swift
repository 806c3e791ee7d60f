/// A value a user writes, kept in versions: a note, a setting, a rule.
///
/// A conformance says how the value's own columns are read and written; everything else (ids, stamps, undo, history,
/// time travel, compaction, merging) is the store's.
public protocol Record: Hashable, Sendable {
  /// Table and columns.
  static var kind: RecordKind { get }

  /// Reads the columns in the order of `kind.columns`; nil when they hold what no version of this program wrote.
  init?(reading columns: inout some ColumnReader)

  /// Writes the columns in the order of `kind.columns`.
  func write(to columns: inout some ColumnWriter)
}
