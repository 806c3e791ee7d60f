import FastiDays
public import FastiRecords
import FastiTransfer

extension SQLiteStore {
  /// The versions whose hashes make the digest, of the things with ids in a range, ordered by id.
  /// - Throws: ``StoreError`` when the store cannot be read.
  public func heads(from first: RecordID, before: RecordID?) throws(StoreError) -> [VersionHead] {
    try reading { connection throws(StoreError) in
      var heads: [VersionHead] = []
      for kind in RecordKinds.all where kind.reach == .synced {
        let kept = kind == Setting.kind ? try connection.ownSettings() : []
        let found = try connection.rows(connection.sql(of: kind).headsBetween) {
          $0.write(id: first)
          $0.write(anything: before.map { .bytes($0.bytes) } ?? .nothing)
        } read: { row -> VersionHead? in
          guard let id = row.id(), let stamp = row.stamp() else { return nil }
          return VersionHead(kind: kind.table, id: id, stamp: stamp, hash: row.bytes())
        }
        heads += found.filter { $0.hash.count == 32 && !kept.contains($0.hash) }
      }
      return heads.sorted { ($0.id, $0.kind) < ($1.id, $1.kind) }
    }
  }
}
