internal import FastiRecords
import FastiTransfer

/// What the database does not have of the changes that are taken, so that it is not asked for each of them.
///
/// What is written is removed from it; if that is taken back, the database is asked again.
struct Absent {
  /// Changes, by their ids.
  var changes: Set<RecordID> = []
  /// Stamps of changes, as ids.
  var stamps: Set<RecordID> = []
  /// Things of which there is no version, by table.
  var things: [String: Set<RecordID>] = [:]
}

extension DatabaseConnection {
  /// What is absent of some changes.
  func absent(of taken: [SyncedChange]) throws(StoreError) -> Absent {
    var absent = Absent(
      changes: Set(taken.map(\.change.change.id)), stamps: Set(taken.map { RecordID($0.change.stamp) }))
    let known = Set(RecordKinds.all.map(\.table))
    for version in taken.flatMap(\.versions) where known.contains(version.kind) {
      absent.things[version.kind, default: []].insert(version.row.id)
    }
    absent.changes.subtract(try present("id", absent.changes, in: "change"))
    absent.stamps.subtract(try present("stamp", absent.stamps, in: "change"))
    for (table, ids) in absent.things { absent.things[table] = ids.subtracting(try present("id", ids, in: table)) }
    return absent
  }

  /// Which of some values a column of a table has.
  private func present(_ column: String, _ values: Set<RecordID>, in table: String) throws(StoreError) -> [RecordID] {
    if values.isEmpty { return [] }
    let sql = "SELECT DISTINCT \(column) FROM \(table) WHERE space_id = $1 AND \(column) = ANY($2::uuid[])"
    return try rows(sql) {
      $0.write(ids: values.sorted())
    } read: {
      $0.id()
    }
  }
}

extension SpaceTransaction {
  /// Whether a change is not stored yet.
  func lacks(_ change: RecordID) throws(StoreError) -> Bool {
    if absent.changes.contains(change) { return true }
    if stored.contains(change) { return false }
    return try connection.change(change) == nil
  }

  /// Whether no version of a thing is stored yet, as far as that is known.
  func isAbsent(_ thing: RecordID, _ kind: RecordKind) -> Bool {
    absent.things[kind.table]?.contains(thing) ?? false
  }
}
