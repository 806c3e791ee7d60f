public import FastiRecords
import FastiTransfer

extension PostgresStore {
  /// Checks the whole store: the hash of every row, that every version belongs to a change, and the clock.
  /// - Throws: ``StoreError`` when the store cannot be read.
  public func check(_ progress: Progress) throws(StoreError) -> StoreReport {
    try reading { connection throws(StoreError) in
      var findings: [StoreReport.Finding] = []
      var counts: [StoreReport.Count] = []
      var latest = Stamp(milliseconds: 0)
      var rows = CheckedRows(progress)
      for table in SpaceTable.all { rows.all += try connection.sum(of: table.kind.table).count }
      for table in SpaceTable.all { findings += try add(table, connection, &rows, &counts, &latest) }
      for kind in RecordKinds.all where try connection.hasStray(kind) {
        findings.append(.stray(database: connection.name, table: kind.table, folder: connection.name))
      }
      // A clock that went back would give stamps before existing ones.
      if try connection.latestStamp() < latest { findings.append(altered("fact", 1, connection)) }
      findings += try clockFindings(connection)
      let edition = try connection.edition()
      let bytes = try connection.first("SELECT pg_database_size(current_database())") { $0.integer() }
      return StoreReport(
        path: connection.name, version: edition.version, bytes: bytes ?? 0, counts: counts, findings: findings)
    }
  }

  /// Hashes every row of a table, and compares it with the stored hash.
  private func add(
    _ table: SpaceTable, _ connection: DatabaseConnection, _ rows: inout CheckedRows,
    _ counts: inout [StoreReport.Count],
    _ latest: inout Stamp
  ) throws(StoreError) -> [StoreReport.Finding] {
    let (name, written) = (table.kind.table, try connection.sum(of: table.kind.table))
    var found = VersionSum()
    var wrong = 0
    try table.forEach(in: connection, hashed: { rows.next() }) { row throws(StoreError) in
      if row.hash != row.kept { wrong += 1 }
      found.add(row.kept.count == 32 ? row.kept : row.hash)
      latest = max(latest, row.stamp)
    }
    if name != SpaceTable.changes.kind.table {
      counts.append(StoreReport.Count(kind: name, versions: found.count, hashedLater: min(written.later, found.count)))
    }
    var findings: [StoreReport.Finding] = []
    if found.count != written.count {
      findings.append(
        .missing(
          database: connection.name, table: name, written: written.count, found: found.count, folder: connection.name))
    }
    if wrong > 0 || findings.isEmpty && !found.isSum(of: written) {
      findings.append(altered(name, max(wrong, 1), connection))
    }
    return findings
  }

  /// The number of hashed rows, and of all rows.
  private struct CheckedRows {
    var all = 0
    private var done = 0
    private let progress: Progress

    init(_ progress: Progress) { self.progress = progress }

    mutating func next() {
      done += 1
      progress(done, of: max(done, all))
    }
  }

  private func altered(_ table: String, _ rows: Int, _ connection: DatabaseConnection) -> StoreReport.Finding {
    .altered(database: connection.name, table: table, rows: rows, folder: connection.name)
  }

  private func clockFindings(_ connection: DatabaseConnection) throws(StoreError) -> [StoreReport.Finding] {
    let ahead = try connection.latestStamp().milliseconds - clock.now
    guard ahead > StampClock.tolerance else { return [] }
    return [.ahead(hours: Int(ahead / 3_600_000))]
  }
}

extension DatabaseConnection {
  /// Whether a version of a kind does not belong to a change.
  fileprivate func hasStray(_ kind: RecordKind) throws(StoreError) -> Bool {
    try first(
      """
      SELECT EXISTS (SELECT FROM \(kind.table) AS v WHERE space_id = $1
        AND NOT EXISTS (SELECT FROM change AS c WHERE c.space_id = $1 AND c.id = v.change))
      """
    ) {
      $0.flag()
    } ?? false
  }
}
