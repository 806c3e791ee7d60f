internal import FastiRecords
internal import FastiTransfer

extension Connection {
  /// Moves what a newer program wrote, and this program could not read before its tables grew, to its place: columns
  /// into the columns of their rows, and versions into the tables of their kinds. What it still cannot read stays.
  func adopt() throws(StoreError) {
    for type in RecordKinds.records {
      let columns = try rows("SELECT name FROM pragma_table_info('\(type.kind.table)')") { $0.text() }
      // The tables of a step before the last one may lack columns.
      guard Set(type.kind.columns + ["extra"]).isSubset(of: columns) else { continue }
      try adopt(type)
    }
  }

  private func adopt<Content: Record>(_ type: Content.Type) throws(StoreError) {
    let sql = self.sql(of: Content.kind)
    var sum = VersionSum()
    try adoptColumns(type, sql, &sum)
    try adoptVersions(type, sql, &sum)
    if sum != VersionSum() { try note(sum, of: Content.kind.table) }
  }

  private func adoptColumns<Content: Record>(
    _ type: Content.Type, _ sql: KindSQL, _ sum: inout VersionSum
  ) throws(StoreError) {
    let extended = try rows(sql.extended) { row -> (hash: [UInt8], row: VersionRow)? in
      let hash = row.bytes()
      return row.versionRow(sql.kind).map { (hash, $0) }
    }
    for (former, row) in extended {
      // A damaged row does not get a new hash: the damage could not be found any more.
      guard sql.hash(row) == former, let adopted = row.adopted(as: type) else { continue }
      let hash = sql.hash(adopted)
      let written = try run(sql.adopt) {
        $0.write(bytes: hash)
        $0.write(anything: adopted.lineage.extra.map { .text($0) } ?? .nothing)
        for value in adopted.values { $0.write(anything: value) }
        $0.write(id: row.id)
        $0.write(stamp: row.stamp)
      }
      guard written > 0 else { continue }
      sum.subtract(former)
      sum.add(hash)
    }
  }

  private func adoptVersions<Content: Record>(
    _ type: Content.Type, _ sql: KindSQL, _ sum: inout VersionSum
  ) throws(StoreError) {
    let found = try foreignVersions(of: sql.kind).map { (origin: $0.origin, known: ChangeLine.known($0.version)) }
    let erasures = sql.kind.erasures(in: found.compactMap { $0.known?.row })
    for (origin, known) in found {
      guard let known, known.row.isValid(as: type) else { continue }
      let row = known.row.erased(upTo: erasures[known.row.id], sql.kind)
      let hash = sql.hash(row)
      let written = try run(sql.insertAllowed) { $0.write(row, hash, by: origin) }
      guard written > 0 else { continue }
      sum.add(hash)
      if known.earlier > 0 {
        try note(CompactedCount(id: row.id, stamp: row.stamp, earlier: known.earlier, present: 0), sql)
      }
      try run("DELETE FROM foreign_version WHERE kind = ? AND id = ? AND stamp = ?") {
        $0.write(text: sql.kind.table)
        $0.write(id: row.id)
        $0.write(stamp: row.stamp)
      }
    }
    guard let last = erasures.values.max() else { return }
    try note(.erased, max(last.text, try fact(.erased) ?? ""))
    try note(.erasing, "1")
  }

  private func foreignVersions(
    of kind: RecordKind
  ) throws(StoreError) -> [(origin: VersionOrigin, version: ForeignVersion)] {
    try rows(
      """
      SELECT v.change, c.brought, v.id, v.stamp, v.deleted, v.body FROM foreign_version AS v
      JOIN change AS c ON c.id = v.change WHERE v.kind = ?
      """
    ) {
      $0.write(text: kind.table)
    } read: { row -> (origin: VersionOrigin, version: ForeignVersion)? in
      guard let change = row.id() else { return nil }
      let brought = row.id()
      guard let id = row.id(), let stamp = row.stamp() else { return nil }
      let version = ForeignVersion(kind: kind.table, id: id, stamp: stamp, deleted: row.flag(), body: row.text())
      return (VersionOrigin(change: change, brought: brought), version)
    }
  }
}
