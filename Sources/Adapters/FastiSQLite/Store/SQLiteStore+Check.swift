public import FastiRecords
import FastiTransfer

extension SQLiteStore {
  /// Looks the whole store over: its pages, its references, who else may read it, and its clock.
  /// - Throws: ``StoreError`` when the store cannot be read.
  public func check() throws(StoreError) -> StoreReport {
    do throws(StoreError) {
      return try lookOver()
    } catch {
      // Damage may keep even the first question from being answered; it is what this report is for.
      guard case .corrupt = error else { throw error }
      return StoreReport(
        path: folder.database, version: schema.version, bytes: SystemCall.size(folder.database) ?? 0, counts: [],
        findings: [StoreReport.Finding(message: "\(error)", hint: damageHint)] + permissionFindings())
    }
  }

  private var damageHint: String {
    "copy the folder \(folder.path) to a safe place, then restore the latest backup"
  }

  private func lookOver() throws(StoreError) -> StoreReport {
    try reading { connection throws(StoreError) in
      var findings = damage(connection)
      var counts: [StoreReport.Count] = []
      if findings.isEmpty {
        for kind in RecordKinds.all {
          let versions = try connection.first("SELECT count(*) FROM \(kind.table)") { Int($0.integer()) } ?? 0
          counts.append(StoreReport.Count(kind: kind.table, versions: versions))
        }
        findings += try clockFindings(connection)
      }
      return StoreReport(
        path: folder.database, version: try connection.version(), bytes: SystemCall.size(folder.database) ?? 0,
        counts: counts, findings: findings + permissionFindings() + writingFindings())
    }
  }

  /// Whether nothing can be written here: it reads well, and no change could be kept.
  private func writingFindings() -> [StoreReport.Finding] {
    guard !folder.isDatabaseWritable || !folder.isWritable else { return [] }
    return [
      StoreReport.Finding(
        message: "\(folder.database) can be read, but nothing can be written",
        hint: "choose a folder that can be written: --data DIR")
    ]
  }

  private func damage(_ connection: Connection) -> [StoreReport.Finding] {
    do throws(StoreError) {
      let pages = try connection.rows("PRAGMA integrity_check(10)") { $0.text() }.filter { $0 != "ok" }
      let strays = try connection.rows("PRAGMA foreign_key_check") { row in
        "a row of \(row.text()) belongs to no change"
      }
      return (pages + Set(strays).sorted()).map {
        StoreReport.Finding(message: "\(folder.database) is damaged: \($0)", hint: damageHint)
      }
    } catch {
      return [StoreReport.Finding(message: "\(error)", hint: damageHint)]
    }
  }

  private func clockFindings(_ connection: Connection) throws(StoreError) -> [StoreReport.Finding] {
    let ahead = try connection.latestStamp().milliseconds - clock.now
    guard ahead > StampClock.tolerance else { return [] }
    return [
      StoreReport.Finding(
        message: "the store was written \(ahead / 3_600_000) hours after the present time",
        hint: "set this machine's clock; new versions go on from the later time until it is reached")
    ]
  }

  private func permissionFindings() -> [StoreReport.Finding] {
    [folder.path, folder.database, folder.device].compactMap { path in
      guard let bits = SystemCall.permissions(path), bits & 0o077 != 0 else { return nil }
      return StoreReport.Finding(message: "other users may open \(path)", hint: "chmod go= \(path)")
    }
  }
}
