internal import FastiRecords

extension DatabaseRow {
  /// A version with its lineage: id, stamp, deleted, replaces, ages, extra, then the kind's own columns.
  mutating func versionRow(_ kind: RecordKind) -> VersionRow? {
    guard let id = id(), let stamp = stamp() else { return nil }
    let deleted = flag()
    var lineage = Lineage(replaces: self.stamp())
    lineage.read(since: optionalText())
    lineage.extra = optionalText()
    return VersionRow(
      id: id, stamp: stamp, deleted: deleted, values: kind.columns.map { _ in anything() }, lineage: lineage)
  }
}

extension DatabaseConnection {
  /// The greatest version of a thing, with its lineage.
  func head(of id: RecordID, _ sql: SpaceKindSQL) throws(StoreError) -> VersionRow? {
    try first(sql.head) {
      $0.write(id: id)
    } read: {
      $0.versionRow(sql.kind)
    }
  }

  /// One version.
  func versionRow(_ id: RecordID, _ stamp: Stamp, _ sql: SpaceKindSQL) throws(StoreError) -> VersionRow? {
    try first(sql.row) {
      $0.write(id: id)
      $0.write(stamp: stamp)
    } read: {
      $0.versionRow(sql.kind)
    }
  }
}
