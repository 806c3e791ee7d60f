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

  /// Passes every version of an answer to the body. Conformances do not implement these two: they are requirements so
  /// that they are compiled for each kind, and a store, which does not know the kinds, reads thousands of rows with
  /// specialised code.
  /// - Throws: ``StoreError`` when the store cannot be read, and what the body throws.
  static func forEachVersion(
    in rows: inout any VersionRows, _ body: (Version<Self>) throws(StoreError) -> Void
  ) throws(StoreError)

  /// Every version of an answer.
  /// - Throws: ``StoreError`` when the store cannot be read.
  static func versions(in rows: inout any VersionRows) throws(StoreError) -> [Version<Self>]

  /// What people call it, as shown in the history: the content of `kind.label` unless overridden.
  var label: String { get }
}

extension Record {
  /// The content of `kind.label`.
  public var label: String {
    guard let place = Self.kind.columns.firstIndex(of: Self.kind.label) else { return "" }
    let values = ColumnCollector.values(of: self)
    if values.indices.contains(place), case .text(let text) = values[place] { return text }
    return ""
  }
}

/// A record of which only one may exist for each key, on all devices together.
public protocol KeyedRecord: Record {
  /// What names the record within its kind.
  var key: String { get }
}

extension KeyedRecord {
  /// The id that this key has on every device.
  public static func id(for key: String) -> RecordID { .version8(kind: kind.table, key: key) }

  public var id: RecordID { Self.id(for: key) }
}
