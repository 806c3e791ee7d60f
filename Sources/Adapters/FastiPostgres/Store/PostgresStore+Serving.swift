public import FastiRecords
import FastiTransfer

extension PostgresStore: SyncRegister {
  /// The space that is served, which is made when it is first asked for.
  /// - Throws: ``StoreError`` when the store cannot be written.
  public func servedSpace() throws(StoreError) -> RecordID {
    if let known = try servedSpaceIfAny() { return known }
    let space = SyncSpace(
      id: newID(), place: "served", log: Stamp.text(device: entropy.number), rewriting: "", key: nil)
    return try writing { connection throws(StoreError) in
      // Another process may have been quicker.
      if let known = try connection.servedSpace() { return known }
      try connection.join(space)
      try connection.run("INSERT INTO served_space (space_id, one, space) VALUES ($1, 1, $2)") {
        $0.write(id: space.id)
      }
      return space.id
    }
  }

  /// The space that is served; nil where none was ever.
  /// - Throws: ``StoreError`` when the store cannot be read.
  public func servedSpaceIfAny() throws(StoreError) -> RecordID? {
    try alone("SELECT space FROM fasti.served_space WHERE space_id = $1", { _ in }) { $0.id() }.first
  }

  /// Where the space was last served, as devices type it.
  /// - Throws: ``StoreError`` when the store cannot be read.
  public func servedAddress() throws(StoreError) -> String? {
    try reading { connection throws(StoreError) in
      try connection.first("SELECT address FROM served_space WHERE space_id = $1 AND address IS NOT NULL") {
        $0.text()
      }
    }
  }

  /// Notes where the space is served.
  /// - Throws: ``StoreError`` when the store cannot be written.
  public func noteServed(at address: String) throws(StoreError) {
    _ = try servedSpace()
    _ = try writing { connection throws(StoreError) in
      try connection.run("UPDATE served_space SET address = $2 WHERE space_id = $1") { $0.write(text: address) }
    }
  }

  /// Gives a revision to every change that has none. Under the lock of the space, so that what a device has not seen always comes
  /// after what it has.
  /// - Throws: ``StoreError`` when the store cannot be written.
  public func revise() throws(StoreError) -> Int {
    // Where the sum of the changes is what it was when all had revisions, all have.
    let known = try alone(
      """
      SELECT CASE WHEN n.value = coalesce(s.value, '') || ' ' || newest THEN newest ELSE -1 END
      FROM (SELECT coalesce(max(revision), 0) AS newest FROM fasti.served_change WHERE space_id = $1) AS r
      LEFT JOIN fasti.fact AS n ON n.space_id = $1 AND n.key = $2 LEFT JOIN fasti.fact AS s ON s.space_id = $1 AND s.key = $3
      """
    ) {
      $0.write(text: SpaceFact.numbered.rawValue)
      $0.write(text: DatabaseConnection.sumKey + SpaceTable.changes.kind.table)
    } read: {
      Int($0.integer())
    }.first
    if let known, known >= 0 { return known }
    return try writing { connection throws(StoreError) in
      // A number is given once, also where its change is gone.
      let given = try connection.fact(.revised).flatMap { Int($0) } ?? 0
      let new = try connection.run(
        """
        INSERT INTO served_change (space_id, revision, change)
        SELECT $1, $2 + row_number() OVER (ORDER BY stamp), id FROM change AS c \(DatabaseConnection.unrevised)
        """
      ) {
        $0.write(integer: Int64(given))
      }
      if new > 0 { try connection.note(.revised, "\(given + new)") }
      let newest = try connection.revision()
      try connection.noteNumbered(newest)
      return newest
    }
  }

  /// The changes after a revision, in the order of revisions.
  /// - Throws: ``StoreError`` when the store cannot be read.
  public func revisions(after revision: Int, limit: Int) throws(StoreError) -> [RevisedChange] {
    try reading { connection throws(StoreError) in
      var numbers: [Int] = []
      let noted = try connection.rows(
        """
        SELECT s.revision, c.id, c.stamp, c.time, c.command, c.undoes, c.device, c.brought FROM served_change AS s
        JOIN change AS c ON c.space_id = $1 AND c.id = s.change
        WHERE s.space_id = $1 AND s.revision > $2 ORDER BY s.revision LIMIT $3
        """
      ) {
        $0.write(integer: Int64(revision))
        $0.write(integer: Int64(limit))
      } read: { row in
        numbers.append(Int(row.integer()))
        return ChangeTableRow(&row)?.authored
      }
      let synced = try connection.synced(noted)
      return zip(numbers, synced).map { RevisedChange(revision: $0, synced: $1) }
    }
  }
}

extension DatabaseConnection {
  /// The condition for changes without a revision.
  fileprivate static let unrevised =
    "WHERE space_id = $1 AND NOT EXISTS (SELECT FROM served_change AS s WHERE s.space_id = $1 AND s.change = c.id)"

  fileprivate func servedSpace() throws(StoreError) -> RecordID? {
    try first("SELECT space FROM served_space WHERE space_id = $1") { $0.id() }
  }

  fileprivate func revision() throws(StoreError) -> Int {
    try first("SELECT coalesce(max(revision), 0) FROM served_change WHERE space_id = $1") { Int($0.integer()) } ?? 0
  }

  /// The statement for the space that is served, with its greatest revision.
  static let selectServed = """
    SELECT space, (SELECT coalesce(max(revision), 0) FROM served_change WHERE space_id = $1) FROM served_space
    WHERE space_id = $1
    """

  /// The space in the answer to ``selectServed``; nil where none is served.
  func served(in result: QueryResult) throws(StoreError) -> SpaceTransaction.Served? {
    try answers(result) { row in
      row.id().map { SpaceTransaction.Served(space: $0, revision: Int(row.integer())) }
    }.first
  }

  /// Whether every change has a revision, if that is known.
  func isNumbered(upTo revision: Int) throws(StoreError) -> Bool {
    try fact(.numbered) == "\(try changeSum()) \(revision)"
  }

  /// Notes that every change has a revision.
  func noteNumbered(_ revision: Int) throws(StoreError) { try note(.numbered, "\(try changeSum()) \(revision)") }

  /// The stamp of the first change that a device which still syncs does not have yet; nil where all have all.
  /// - Parameter since: Devices that were not here since then are not waited for.
  func firstAwaited(since: Int64) throws(StoreError) -> Stamp? {
    try first(
      """
      SELECT c.stamp FROM change AS c LEFT JOIN served_change AS s ON s.space_id = $1 AND s.change = c.id
      WHERE c.space_id = $1 AND coalesce(s.revision, 1::bigint << 60) >
        (SELECT min(revision) FROM joined_device WHERE space_id = $1 AND revoked IS NULL AND greatest(seen, joined) >= $2)
      ORDER BY c.stamp LIMIT 1
      """
    ) {
      $0.write(integer: since)
    } read: {
      $0.stamp()
    }
  }
}
