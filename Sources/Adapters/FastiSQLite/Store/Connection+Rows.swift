internal import FastiRecords

extension Connection {
  /// The greatest version of a thing, with its lineage.
  func head(of id: RecordID, _ sql: KindSQL) throws(StoreError) -> VersionRow? {
    try first(sql.head) {
      $0.write(id: id)
    } read: {
      $0.versionRow(sql.kind)
    }
  }

  /// Every version of a thing, oldest first.
  func versionRows(of id: RecordID, _ sql: KindSQL) throws(StoreError) -> [VersionRow] {
    try rows(sql.rows) {
      $0.write(id: id)
    } read: {
      $0.versionRow(sql.kind)
    }
  }

  func versionRow(_ id: RecordID, _ stamp: Stamp, _ sql: KindSQL) throws(StoreError) -> VersionRow? {
    try first(sql.row) {
      $0.write(id: id)
      $0.write(stamp: stamp)
    } read: {
      $0.versionRow(sql.kind)
    }
  }
}
