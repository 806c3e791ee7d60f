import FastiDays
public import FastiRecords
import FastiTransfer

extension PostgresStore {
  /// A text that is the same in two stores exactly when the newest version of everything is.
  /// - Throws: ``StoreError`` when the store cannot be read.
  public func digest() throws(StoreError) -> String {
    // Where the sums of the tables are what they were, so is the digest.
    let (mark, known) = try reading { connection throws(StoreError) in
      (try connection.contentMark().mark, try connection.fact(.digest))
    }
    if let known, known.hasPrefix(mark + " ") { return String(known.dropFirst(mark.utf8.count + 1)) }
    var sum = VersionSum()
    for head in try heads(from: RecordID(high: 0, low: 0), before: nil) { sum.add(head.hash) }
    // What was written between the two readings would be noted under the mark from before it.
    let after = try reading { connection throws(StoreError) in try connection.contentMark().mark }
    if after == mark {
      let text = "\(mark) \(sum.hex)"
      _ = try? writing { connection throws(StoreError) in try connection.note(.digest, text) }
    }
    return sum.hex
  }

  /// The versions whose hashes make the digest, of the things whose ids are in a range; in the order of ids.
  /// - Throws: ``StoreError`` when the store cannot be read.
  public func heads(from first: RecordID, before: RecordID?) throws(StoreError) -> [VersionHead] {
    try reading { connection throws(StoreError) in
      var heads: [VersionHead] = []
      let filled = try connection.contentMark().tables
      for kind in RecordKinds.all where kind.reach == .synced && filled.contains(kind.table) {
        let kept = kind == Setting.kind ? try connection.ownSettings() : []
        let found = try connection.rows(connection.sql(of: kind).heads) {
          $0.write(id: first)
          $0.write(optionalID: before)
        } read: { row -> VersionHead? in
          guard let id = row.id(), let stamp = row.stamp() else { return nil }
          return VersionHead(kind: kind.table, id: id, stamp: stamp, hash: row.bytes())
        }
        heads += found.filter { $0.hash.count == 32 && !kept.contains($0.id) }
      }
      return heads.sorted { ($0.id, $0.kind) < ($1.id, $1.kind) }
    }
  }
}

extension DatabaseConnection {
  /// The ids of the settings that stay on this device.
  fileprivate func ownSettings() throws(StoreError) -> Set<RecordID> {
    var found: Set<RecordID> = []
    for key in SettingKey.allCases where key.reach == .device {
      let ids = try rows("SELECT DISTINCT id FROM setting WHERE space_id = $1 AND key = $2") {
        $0.write(text: key.rawValue)
      } read: {
        $0.id()
      }
      found.formUnion(ids)
    }
    return found
  }
}
