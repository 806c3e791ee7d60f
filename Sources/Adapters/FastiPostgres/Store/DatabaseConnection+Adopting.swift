internal import FastiRecords
internal import FastiTransfer

extension DatabaseConnection {
  /// Moves what a newer program wrote, and an earlier one could not read, to its place in every space: columns into the
  /// columns of their rows, and versions into the tables of their kinds. What this program cannot read either stays.
  ///
  /// An earlier program may still write after a step, so this is done whenever the owner of the tables updates them,
  /// also if no step is missing.
  func adopt() throws(StoreError) {
    for type in RecordKinds.records {
      let table = type.kind.table
      let spaces = try rows(
        """
        SELECT space_id FROM fasti.\(table) WHERE extra IS NOT NULL
        UNION SELECT space_id FROM fasti.foreign_version WHERE kind = '\(table)'
        """
      ) { $0.id() }
      for space in spaces {
        self.space = space
        try adopt(type)
      }
    }
  }

  private func adopt<Content: Record>(_ type: Content.Type) throws(StoreError) {
    try begin("\(Self.beginning); SET LOCAL search_path = fasti, pg_temp")
    do throws(StoreError) {
      _ = try first("SELECT space_id FROM space WHERE space_id = $1 FOR NO KEY UPDATE") { $0.id() }
      let sql = self.sql(of: Content.kind)
      var sum = VersionSum()
      try adoptColumns(type, sql, &sum)
      try adoptVersions(type, sql, &sum)
      if sum != VersionSum() { try note(sum, of: Content.kind.table) }
      try commit()
    } catch {
      rollback()
      throw error
    }
  }

  private func adoptColumns<Content: Record>(
    _ type: Content.Type, _ sql: SpaceKindSQL, _ sum: inout VersionSum
  ) throws(StoreError) {
    let extended = try rows(sql.extended) { row -> (hash: [UInt8], row: VersionRow)? in
      let hash = row.bytes()
      return row.versionRow(sql.kind).map { (hash, $0) }
    }
    for (former, row) in extended {
      // A damaged row does not get a new hash: the damage could not be found any more.
      guard sql.hashing.hash(row) == former, let adopted = row.adopted(as: type) else { continue }
      let hash = sql.hashing.hash(adopted)
      let isWritten = try isAllowed(sql.adopt) {
        $0.write(id: row.id)
        $0.write(stamp: row.stamp)
        $0.write(bytes: hash)
        $0.write(optionalText: adopted.lineage.extra)
        for value in adopted.values { $0.write(anything: value) }
      }
      guard isWritten else { continue }
      sum.subtract(former)
      sum.add(hash)
    }
  }

  private func adoptVersions<Content: Record>(
    _ type: Content.Type, _ sql: SpaceKindSQL, _ sum: inout VersionSum
  ) throws(StoreError) {
    let found = try foreignVersions(of: sql.kind).map { (origin: $0.origin, known: ChangeLine.known($0.version)) }
    let erasures = sql.kind.erasures(in: found.compactMap { $0.known?.row })
    for (origin, known) in found {
      guard let known, known.row.isValid(as: type) else { continue }
      let row = known.row.erased(upTo: erasures[known.row.id], sql.kind)
      let hash = sql.hashing.hash(row)
      guard try isAllowed(sql.insert, { $0.write(row, hash, by: origin) }) else { continue }
      sum.add(hash)
      if known.earlier > 0 {
        try run(
          """
          INSERT INTO tally (space_id, kind, id, stamp, earlier) VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING
          """
        ) {
          $0.write(text: sql.kind.table)
          $0.write(id: row.id)
          $0.write(stamp: row.stamp)
          $0.write(integer: Int64(known.earlier))
        }
      }
      try run("DELETE FROM foreign_version WHERE space_id = $1 AND kind = $2 AND id = $3 AND stamp = $4") {
        $0.write(text: sql.kind.table)
        $0.write(id: row.id)
        $0.write(stamp: row.stamp)
      }
    }
    guard let last = erasures.values.max() else { return }
    try note(.erased, max(last.text, try fact(.erased) ?? ""))
    try note(.erasing, "1")
  }

  /// Runs a statement that writes; what a table refuses is not written.
  private func isAllowed(
    _ sql: String, _ bind: (inout QueryParameters) -> Void
  ) throws(StoreError) -> Bool {
    do throws(StoreError) { return try insert(sql, bind) > 0 } catch {
      guard error.isOfOneChange else { throw error }
      return false
    }
  }

  private func foreignVersions(
    of kind: RecordKind
  ) throws(StoreError) -> [(origin: SpaceOrigin, version: ForeignVersion)] {
    try rows(
      """
      SELECT v.change, c.brought, v.id, v.stamp, v.deleted, v.body FROM foreign_version AS v
      JOIN change AS c ON c.space_id = v.space_id AND c.id = v.change WHERE v.space_id = $1 AND v.kind = $2
      """
    ) {
      $0.write(text: kind.table)
    } read: { row -> (origin: SpaceOrigin, version: ForeignVersion)? in
      guard let change = row.id() else { return nil }
      let brought = row.id()
      guard let id = row.id(), let stamp = row.stamp() else { return nil }
      let version = ForeignVersion(kind: kind.table, id: id, stamp: stamp, deleted: row.flag(), body: row.text())
      return (SpaceOrigin(change: change, brought: brought), version)
    }
  }
}
