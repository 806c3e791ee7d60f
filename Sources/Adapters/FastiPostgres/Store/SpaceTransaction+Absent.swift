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

extension Absent {
  /// Everything that some changes contain, before the database is asked.
  init(of taken: [SyncedChange]) {
    changes = Set(taken.map(\.change.change.id))
    stamps = Set(taken.map { RecordID($0.change.stamp) })
    let known = Set(RecordKinds.all.map(\.table))
    for version in taken.flatMap(\.versions) where known.contains(version.kind) {
      things[version.kind, default: []].insert(version.row.id)
    }
  }

  /// The statement that asks what of it the database has.
  func question(in space: RecordID) -> Statement {
    var parameters = QueryParameters(space: space)
    for part in parts { parameters.write(ids: part.ids.sorted()) }
    let selects = parts.enumerated().map { place, part in
      """
      SELECT DISTINCT \(place)::bigint, \(part.column) FROM \(part.table)
      WHERE space_id = $1 AND \(part.column) = ANY($\(place + 2)::uuid[])
      """
    }
    return Statement(selects.joined(separator: " UNION ALL "), parameters)
  }

  /// What is left of it without what the database has, by the answer to ``question(in:)``.
  func without(_ present: [(place: Int, id: RecordID)]) -> Absent {
    let tables = parts.map(\.table)
    var absent = self
    for (place, id) in present {
      switch place {
      case 0: absent.changes.remove(id)
      case 1: absent.stamps.remove(id)
      default: absent.things[tables[place]]?.remove(id)
      }
    }
    return absent
  }

  private var parts: [(table: String, column: String, ids: Set<RecordID>)] {
    [("change", "id", changes), ("change", "stamp", stamps)]
      + things.sorted { $0.key < $1.key }.map { ($0.key, "id", $0.value) }
  }
}

extension DatabaseConnection {
  /// The rows of the answer to ``Absent/question(in:)``.
  func present(in result: QueryResult) throws(StoreError) -> [(place: Int, id: RecordID)] {
    try answers(result) { row in
      let place = Int(row.integer())
      return row.id().map { (place, $0) }
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
