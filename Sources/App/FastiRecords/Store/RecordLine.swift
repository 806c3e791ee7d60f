/// A reusable value for answers of thousands of rows: each row fills it again, and its texts stay bytes. A feed reads
/// kinds this way, because a `Record` would make new strings for every row.
public protocol RecordLine {
  /// The kind whose columns it reads.
  static var kind: RecordKind { get }

  /// An empty line.
  init()

  /// Reads the columns in the order of `kind.columns`.
  /// - Returns: Whether they are valid.
  mutating func read(_ columns: inout some ColumnReader) -> Bool

  /// Passes the greatest version of every thing to the body; deletions are left out. The rows of the answer are ordered
  /// by id and stamp. Conformances do not implement it: it is a requirement so that it is compiled for each line.
  /// - Throws: ``StoreError`` when the store cannot be read, and what the body throws.
  static func forEachLine(
    in rows: inout any VersionRows, _ body: (RevisionedLine<Self>) throws(StoreError) -> Void
  ) throws(StoreError)
}

/// The greatest version of a thing that exists, and the number of versions before it.
public struct RevisionedLine<Line: RecordLine> {
  /// The thing's id.
  public fileprivate(set) var id = RecordID(high: 0, low: 0)
  /// When it was last changed, in milliseconds of Unix time.
  public fileprivate(set) var changed: Int64 = 0
  /// The number of its versions before this one.
  public fileprivate(set) var earlier = 0
  /// The content that was read.
  public fileprivate(set) var line = Line()
  fileprivate var isDeleted = false
}

extension RecordLine {
  /// Passes the greatest version of every thing to the body; deletions are left out. The rows of the answer are ordered
  /// by id and stamp.
  /// - Throws: ``StoreError`` when the store cannot be read, and what the body throws.
  public static func forEachLine(
    in rows: inout any VersionRows, _ body: (RevisionedLine<Self>) throws(StoreError) -> Void
  ) throws(StoreError) {
    // Whether a version is the greatest is known only at the id of the next row; until then the line is kept.
    var thing = RevisionedLine<Self>()
    var isFirst = true
    while try rows.next() {
      guard let id = rows.id(), let stamp = rows.stamp() else { throw rows.fault }
      if isFirst || id != thing.id {
        if !isFirst, !thing.isDeleted { try body(thing) }
        thing.earlier = 0
      } else {
        thing.earlier += 1
      }
      isFirst = false
      (thing.id, thing.changed, thing.isDeleted) = (id, stamp.milliseconds, rows.flag())
      guard thing.line.read(&rows) else { throw rows.fault }
    }
    if !isFirst, !thing.isDeleted { try body(thing) }
  }
}

extension RevisionedLine {
  /// The same, including versions that are no longer stored.
  public func counting(_ gone: [RecordID: Int]) -> RevisionedLine {
    var thing = self
    thing.earlier += gone[id] ?? 0
    return thing
  }
}
