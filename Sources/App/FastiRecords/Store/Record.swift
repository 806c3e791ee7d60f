/// A value of the user that is stored in versions: a note, a setting, a rule.
///
/// A conformance defines how the value's own columns are read and written; the store does everything else (ids, stamps,
/// undo, history, time travel, compaction, merging).
public protocol Record: Hashable, Sendable {
  /// The table and columns of the kind.
  static var kind: RecordKind { get }

  /// Reads the columns in the order of `kind.columns`; nil if no version of this program would write them.
  init?(reading columns: inout some ColumnReader)

  /// Writes the columns in the order of `kind.columns`.
  func write(to columns: inout some ColumnWriter)

  /// Passes every version of an answer to the body. Conformances do not implement the following two functions. They are
  /// requirements so that they are compiled for each kind: a store, which does not know the kinds, then reads thousands
  /// of rows with specialised code.
  /// - Throws: ``StoreError`` when the store cannot be read, and what the body throws.
  static func forEachVersion(
    in rows: inout any VersionRows, _ body: (Version<Self>) throws(StoreError) -> Void
  ) throws(StoreError)

  /// Every version of an answer.
  /// - Throws: ``StoreError`` when the store cannot be read.
  static func versions(in rows: inout any VersionRows) throws(StoreError) -> [Version<Self>]

  /// Its name for people, as shown in the history: the content of `kind.label` unless overridden.
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

/// A record of which only one exists for each key, on all devices together.
public protocol KeyedRecord: Record {
  /// The unique name of the record within its kind.
  var key: String { get }
}

extension KeyedRecord {
  /// The id of this key, the same on every device.
  public static func id(for key: String) -> RecordID { .version8(kind: kind.table, key: key) }

  public var id: RecordID { Self.id(for: key) }
}

extension Record {
  /// Refuses a text with U+0000, which not every store supports.
  /// - Throws: `refusedRecord`.
  package func checkTexts() throws(StoreError) { try Self.kind.checkTexts(ColumnCollector.values(of: self)) }
}

extension RecordKind {
  /// Refuses values if a text among them has U+0000.
  /// - Throws: `refusedRecord`.
  package func checkTexts(_ values: [ColumnValue]) throws(StoreError) {
    for case .text(let text) in values where text.utf8.contains(0) {
      throw .refusedRecord(kind: table, detail: .nullCharacter)
    }
  }
}
