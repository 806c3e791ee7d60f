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
    let questions =
      [("change", "id", absent.changes), ("change", "stamp", absent.stamps)]
      + absent.things.sorted { $0.key < $1.key }.map { ($0.key, "id", $0.value) }
    if taken.isEmpty { return absent }
    // One statement asks for all of them.
    let parts = questions.indices.map { place in
      let (table, column, _) = questions[place]
      return """
        SELECT DISTINCT \(place)::bigint, \(column) FROM \(table)
        WHERE space_id = $1 AND \(column) = ANY($\(place + 2)::uuid[])
        """
    }
    let present = try rows(parts.joined(separator: " UNION ALL ")) { parameters in
      for (_, _, ids) in questions { parameters.write(ids: ids.sorted()) }
    } read: { row -> (place: Int, id: RecordID)? in
      let place = Int(row.integer())
      return row.id().map { (place, $0) }
    }
    for (place, id) in present {
      switch place {
      case 0: absent.changes.remove(id)
      case 1: absent.stamps.remove(id)
      default: absent.things[questions[place].0]?.remove(id)
      }
    }
    return absent
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
