public import FastiRecords
import FastiTransfer

extension SQLiteStore {
  /// Checks the whole store: its pages, references, permissions, and clock.
  /// - Throws: ``StoreError`` when the store cannot be read.
  public func check(_ progress: Progress) throws(StoreError) -> StoreReport {
    do throws(StoreError) {
      return try lookOver(progress)
    } catch {
      // Damage may prevent even the first read; this report is meant to find it.
      guard case .corrupt = error else { throw error }
      return StoreReport(
        path: folder.database, version: schema.version, bytes: SystemCall.size(folder.database) ?? 0, counts: [],
        findings: [.unreadable(error, folder: folder.path)] + logFindings() + permissionFindings())
    }
  }

  private func lookOver(_ progress: Progress) throws(StoreError) -> StoreReport {
    try reading { connection throws(StoreError) in
      var findings = try connection.telling(progress) { damage(connection) }
      var counts: [StoreReport.Count] = []
      if findings.isEmpty {
        var latest = Stamp(milliseconds: 0)
        var rows = CheckedRows(progress)
        for table in HashedTable.all { rows.all += try connection.sum(of: table.kind.table).count }
        for table in HashedTable.all { findings += try add(table, connection, &rows, &counts, &latest) }
        // A clock that went back would give stamps before existing ones.
        if try connection.latestStamp() < latest { findings.append(altered("meta", 1)) }
        findings += try clockFindings(connection)
      }
      return StoreReport(
        path: folder.database, version: try connection.version(), bytes: SystemCall.size(folder.database) ?? 0,
        counts: counts, findings: findings + logFindings() + permissionFindings() + writingFindings())
    }
  }

  /// Hashes every row of a table, and compares it with the stored hash.
  private func add(
    _ table: HashedTable, _ connection: Connection, _ rows: inout CheckedRows, _ counts: inout [StoreReport.Count],
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
    if name != HashedTable.changes.kind.table {
      counts.append(StoreReport.Count(kind: name, versions: found.count, hashedLater: min(written.later, found.count)))
    }
    var findings: [StoreReport.Finding] = []
    if found.count != written.count {
      findings.append(
        .missing(
          database: folder.database, table: name, written: written.count, found: found.count, folder: folder.path))
    }
    if wrong > 0 || findings.isEmpty && !found.isSum(of: written) { findings.append(altered(name, max(wrong, 1))) }
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

  private func altered(_ table: String, _ rows: Int) -> StoreReport.Finding {
    .altered(database: folder.database, table: table, rows: rows, folder: folder.path)
  }

  /// Whether the store can be read but not written.
  private func writingFindings() -> [StoreReport.Finding] {
    if !folder.isDatabaseWritable || !folder.isWritable { return [.unwritable(database: folder.database)] }
    // A change takes a few pages of the log; with less space the next change is refused.
    guard let room = SystemCall.room(folder.path), room < 65_536 else { return [] }
    return [.full(database: folder.database)]
  }

  private func damage(_ connection: Connection) -> [StoreReport.Finding] {
    do throws(StoreError) {
      let pages = try connection.rows("PRAGMA integrity_check(10)") { $0.text() }.filter { $0 != "ok" }
      let strays = try connection.rows("PRAGMA foreign_key_check") { $0.text() }
      let (database, path) = (folder.database, folder.path)
      return pages.map { .damaged(database: database, $0, folder: path) }
        + Set(strays).sorted().map { .stray(database: database, table: $0, folder: path) }
    } catch {
      return [.unreadable(error, folder: folder.path)]
    }
  }

  private func clockFindings(_ connection: Connection) throws(StoreError) -> [StoreReport.Finding] {
    let ahead = try connection.latestStamp().milliseconds - clock.now
    guard ahead > StampClock.tolerance else { return [] }
    return [.ahead(hours: Int(ahead / 3_600_000))]
  }

  /// The damaged logs of which there are copies.
  private func logFindings() -> [StoreReport.Finding] { folder.copiesOfLogs().map(finding(aboutLog:)) }

  private func permissionFindings() -> [StoreReport.Finding] {
    [folder.path, folder.database, folder.device].compactMap { path in
      guard let bits = SystemCall.permissions(path), bits & 0o077 != 0 else { return nil }
      return .open(path: path)
    }
  }
}
