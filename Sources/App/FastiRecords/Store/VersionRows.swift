/// The rows of an answer that are versions of one kind, read from first to last. The columns of each are its id, its
/// stamp and its deletion mark, then those of the kind.
public protocol VersionRows: ColumnReader {
  /// Goes to the next row; to the first, when called for the first time.
  /// - Returns: Whether there is such a row.
  /// - Throws: ``StoreError`` when the store cannot be read.
  mutating func next() throws(StoreError) -> Bool
  /// The next column, an id; nil for any other content.
  mutating func id() -> RecordID?
  /// The next column, a stamp; nil for any other content.
  mutating func stamp() -> Stamp?
  /// The error for a row that cannot be read.
  var fault: StoreError { get }
}

// Inlinable, so that each kind has its own loop: a generic one looks up the type of the list for every row.
extension Record {
  /// Passes every version of an answer to the body.
  /// - Throws: ``StoreError`` when the store cannot be read, and what the body throws.
  @inlinable public static func forEachVersion(
    in rows: inout any VersionRows, _ body: (Version<Self>) throws(StoreError) -> Void
  ) throws(StoreError) {
    while try rows.next() { try body(try version(in: &rows)) }
  }

  /// Every version of an answer.
  /// - Throws: ``StoreError`` when the store cannot be read.
  @inlinable public static func versions(in rows: inout any VersionRows) throws(StoreError) -> [Version<Self>] {
    var found: [Version<Self>] = []
    while try rows.next() { found.append(try version(in: &rows)) }
    return found
  }

  @inlinable @inline(__always)
  static func version(in rows: inout any VersionRows) throws(StoreError) -> Version<Self> {
    guard let id = rows.id(), let stamp = rows.stamp() else { throw rows.fault }
    let deleted = rows.flag()
    guard let record = Self(reading: &rows) else { throw rows.fault }
    return Version(id: id, stamp: stamp, deleted: deleted, record: record)
  }
}
