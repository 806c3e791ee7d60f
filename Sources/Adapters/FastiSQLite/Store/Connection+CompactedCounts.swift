internal import FastiRecords

extension Connection {
  /// The compacted counts of a kind up to a stamp.
  func compactedCounts(_ sql: KindSQL, upTo horizon: String) throws(StoreError) -> [CompactedCount] {
    try rows(sql.compactedCounts) {
      $0.write(text: horizon)
    } read: { row in
      guard let id = row.id(), let stamp = row.stamp() else { return nil }
      return CompactedCount(id: id, stamp: stamp, earlier: Int(row.integer()), present: Int(row.integer()))
    }
  }

  /// Stores a compacted count, unless a greater one of that version is stored.
  func note(_ count: CompactedCount, _ sql: KindSQL) throws(StoreError) {
    try run(sql.noteCompactedCount) {
      $0.write(id: count.id)
      $0.write(stamp: count.stamp)
      $0.write(integer: Int64(min(count.earlier, CompactedCount.most)))
    }
  }

  /// Every stored edition of the shipped regions, the earliest first.
  func editions() throws(StoreError) -> [ShippedEdition] {
    try rows("SELECT fingerprint, since FROM shipped_edition ORDER BY since, fingerprint") { row in
      ShippedEdition(fingerprint: row.text(), since: row.integer())
    }
  }

  /// Stores an edition; if it is stored already, the earlier time stays.
  func note(_ edition: ShippedEdition) throws(StoreError) {
    try run(
      """
      INSERT INTO shipped_edition (fingerprint, since) VALUES (?, ?)
      ON CONFLICT (fingerprint) DO UPDATE SET since = min(since, excluded.since)
      """
    ) {
      $0.write(text: edition.fingerprint)
      $0.write(integer: edition.since)
    }
  }
}
