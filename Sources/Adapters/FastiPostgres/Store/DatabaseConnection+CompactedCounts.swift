internal import FastiRecords

extension DatabaseConnection {
  /// The compacted counts of a kind up to a stamp.
  func compactedCounts(_ sql: SpaceKindSQL, upTo horizon: Stamp) throws(StoreError) -> [CompactedCount] {
    try rows(sql.compactedCounts) {
      $0.write(stamp: horizon)
    } read: { row in
      guard let id = row.id(), let stamp = row.stamp() else { return nil }
      return CompactedCount(id: id, stamp: stamp, earlier: Int(row.integer()), present: Int(row.integer()))
    }
  }

  /// Stores a compacted count, unless a greater one of that version is stored.
  func note(_ count: CompactedCount, _ sql: SpaceKindSQL) throws(StoreError) {
    let noted = try first("SELECT note_tally($1, $2, $3, $4, $5::integer)") {
      $0.write(text: sql.kind.table)
      $0.write(id: count.id)
      $0.write(stamp: count.stamp)
      $0.write(integer: Int64(min(count.earlier, CompactedCount.most)))
    } read: {
      $0.flag()
    }
    guard noted == true else { throw .noPermission(path: name) }
  }

  /// Every stored edition of the shipped regions, the earliest first.
  func editions() throws(StoreError) -> [ShippedEdition] {
    try rows("SELECT fingerprint, since FROM shipped_edition WHERE space_id = $1 ORDER BY since, fingerprint") { row in
      ShippedEdition(fingerprint: row.text(), since: row.integer())
    }
  }

  /// Stores an edition; if it is stored already, the earlier time stays.
  func note(_ edition: ShippedEdition) throws(StoreError) {
    try run(
      """
      INSERT INTO shipped_edition AS old (space_id, fingerprint, since) VALUES ($1, $2, $3)
      ON CONFLICT (space_id, fingerprint) DO UPDATE SET since = least(old.since, excluded.since)
      """
    ) {
      $0.write(text: edition.fingerprint)
      $0.write(integer: edition.since)
    }
  }
}
