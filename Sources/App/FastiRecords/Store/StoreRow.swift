/// A row of the tables of every store, read from left to right.
package protocol StoreRow: ColumnReader {
  /// The next column, an id; nil for any other content.
  mutating func id() -> RecordID?
  /// The next column, a stamp; nil for any other content.
  mutating func stamp() -> Stamp?
  /// The next column, a value of any type.
  mutating func anything() -> ColumnValue
}

/// The columns of a row of these tables, written from left to right.
package protocol StoreParameters: ColumnWriter {
  /// Fills the next column with an id.
  mutating func write(id: RecordID)
}

extension StoreRow {
  /// A lineage without further columns: replaces, ages.
  package mutating func lineage() -> Lineage {
    var lineage = Lineage(replaces: stamp())
    lineage.read(since: optionalText())
    return lineage
  }

  /// A version with its lineage: id, stamp, deleted, replaces, ages, extra, then the kind's own columns.
  package mutating func versionRow(_ kind: RecordKind) -> VersionRow? {
    guard let id = id(), let stamp = stamp() else { return nil }
    let deleted = flag()
    var lineage = self.lineage()
    lineage.extra = optionalText()
    return VersionRow(
      id: id, stamp: stamp, deleted: deleted, values: kind.columns.map { _ in anything() }, lineage: lineage)
  }
}
