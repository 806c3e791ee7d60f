public import FastiRecords
import FastiTransfer

extension PostgresStore {
  /// The latest changes, newest first, without a number of the newest; with an id only the changes of that thing.
  /// - Parameter most: How many things of each kind a change names; the rest of them are counted without being read.
  /// - Throws: ``StoreError`` when the store cannot be read.
  public func history(
    limit: Int, skipping: Int, of id: RecordID?, naming most: Int
  ) throws(StoreError) -> [ChangeSummary] {
    try reading { connection throws(StoreError) in
      let touching = RecordKinds.all.flatMap {
        [
          "SELECT change FROM \($0.table) WHERE space_id = $1 AND id = $2",
          "SELECT brought FROM \($0.table) WHERE space_id = $1 AND id = $2",
        ]
      }.joined(separator: " UNION ")
      let condition = id == nil ? "" : "AND id IN (\(touching))"
      let noted = try connection.rows(
        "\(ChangeTableRow.select) WHERE space_id = $1 \(condition) ORDER BY stamp DESC LIMIT $3 OFFSET $4"
      ) {
        $0.write(id: id ?? RecordID(high: 0, low: 0))
        $0.write(integer: Int64(max(0, limit)))
        $0.write(integer: Int64(max(0, skipping)))
      } read: {
        ChangeTableRow(&$0)
      }
      var lines: [ChangeSummary] = []
      for change in noted { lines.append(try connection.summary(change, naming: most)) }
      return lines
    }
  }
}

extension DatabaseConnection {
  /// A line of the history, with the names of so many things of each kind.
  func summary(_ noted: ChangeTableRow, naming most: Int = .max) throws(StoreError) -> ChangeSummary {
    var touched: [ChangeSummary.Touched] = []
    var count = 0
    for type in RecordKinds.records {
      let named = try self.touched(type, by: noted, most)
      touched += named
      count += named.count < most ? named.count : try self.count(type.kind, by: noted)
    }
    return try ChangeSummary(noted, touched: touched, count: count) { id throws(StoreError) in try target(of: id) }
  }

  /// The change that a change undid; nil for any other change, and for one that was compacted away.
  func target(of id: RecordID) throws(StoreError) -> RecordID? {
    try rows("SELECT undoes FROM change WHERE space_id = $1 AND id = $2 AND undoes IS NOT NULL") {
      $0.write(id: id)
    } read: {
      $0.id()
    }.first
  }

  private func count(_ kind: RecordKind, by noted: ChangeTableRow) throws(StoreError) -> Int {
    try rows(sql(of: kind).touchedCount) {
      $0.write(id: noted.change.id)
    } read: {
      Int($0.integer())
    }.first ?? 0
  }

  private func touched<Content: Record>(
    _ type: Content.Type, by noted: ChangeTableRow, _ most: Int
  ) throws(StoreError) -> [ChangeSummary.Touched] {
    try rows(sql(of: Content.kind).history) {
      $0.write(id: noted.change.id)
      $0.write(integer: Int64(max(0, most)))
    } read: { row in
      guard let version: Version<Content> = row.version() else { return nil }
      let existed = row.flag()
      // An erased thing has no name any more.
      let label = version.record.isBlank ? version.id.text : version.record.label
      return ChangeSummary.Touched(
        kind: Content.kind.table, id: version.id, label: label,
        action: version.deleted ? .deleted : existed ? .edited : .created)
    }
  }
}
