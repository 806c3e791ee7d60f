internal import FastiRecords

// The people whose spaces move. Their names and secrets stay in the directory; the target gets their ids, and for each a pass that
// the directory gives to one who proves to be that person.
extension ShardMover {
  /// The condition for members of the spaces of the partition.
  private var members: String { "fasti.member m JOIN fasti.space s USING (space_id) WHERE s.part = \(part)" }

  /// A statement for the members of these spaces who have no pass.
  var withoutPass: String {
    """
    SELECT FROM \(members) AND NOT EXISTS
      (SELECT FROM fasti.shard_pass p WHERE p.space_id = m.space_id AND p.person_id = m.person_id)
    """
  }

  /// A member of a space.
  fileprivate struct Guest {
    let space: RecordID
    let kind: String
    let spaceName: String
    let spaceCreated: Int64
    let person: RecordID
    let name: String
    let created: Int64
    let role: String
    let since: Int64
    let pass: String?
  }

  private func guests() throws(StoreError) -> [Guest] {
    try aside.connection.rows(
      """
      SELECT m.space_id, s.kind, s.name, s.created, m.person_id, p.name, p.created, m.role, m.since,
        (SELECT w.pass FROM fasti.shard_pass w WHERE w.space_id = m.space_id AND w.person_id = m.person_id)
      FROM fasti.person p JOIN fasti.member m USING (person_id) JOIN fasti.space s USING (space_id) WHERE s.part = \(part)
      """
    ) { row in
      guard let space = row.id() else { return nil }
      let (kind, spaceName, spaceCreated) = (row.text(), row.text(), row.integer())
      guard let person = row.id() else { return nil }
      return Guest(
        space: space, kind: kind, spaceName: spaceName, spaceCreated: spaceCreated, person: person, name: row.text(),
        created: row.integer(), role: row.text(), since: row.integer(), pass: row.optionalText())
    }
  }

  /// Makes a pass for each member who has none, and sends the members to the target.
  func sendPeople() throws(StoreError) {
    let missing = try guests().filter { $0.pass == nil }
    if !missing.isEmpty {
      try source.willWrite()
      try source.connection.run(
        """
        INSERT INTO fasti.shard_pass (space_id, person_id, pass)
        SELECT * FROM unnest($2::uuid[], $3::uuid[], $4::text[]) ON CONFLICT DO NOTHING
        """
      ) {
        $0.write(ids: missing.map { $0.space })
        $0.write(ids: missing.map { $0.person })
        $0.write(array: missing.map { _ in .text(DatabaseKey.newSecret(entropy)) }, of: .text)
      }
    }
    let all = try guests()
    try target.willWrite()
    let connection = target.connection
    try connection.begin("\(DatabaseConnection.beginning); SET LOCAL search_path = fasti, pg_temp")
    do throws(StoreError) {
      for guest in all { try connection.take(guest, now: now) }
      try connection.commit()
    } catch {
      connection.rollback()
      throw error
    }
  }

  /// Removes the passes, so that the copies of the people open nothing.
  func recallPeople() throws(StoreError) {
    let hashes = try guests().compactMap { $0.pass }.map { ColumnValue.bytes(SHA256.hash($0.utf8)) }
    if hashes.isEmpty { return }
    try target.connection.run("DELETE FROM fasti.secret WHERE hash = ANY ($2)") { $0.write(array: hashes, of: .bytes) }
  }

  /// The number of spaces of the partition.
  func spaceCount() throws(StoreError) -> Int {
    try source.number("SELECT count(*) FROM fasti.space WHERE part = \(part)")
  }
}

extension DatabaseConnection {
  /// Adds a member of a space of another server. One who was here before, because the space was, stays as it is.
  fileprivate func take(_ guest: ShardMover.Guest, now: Int64) throws(StoreError) {
    try run(
      """
      INSERT INTO person (person_id, name, created, guest) VALUES ($2, $3, $4, true) ON CONFLICT (person_id) DO NOTHING
      """
    ) {
      $0.write(id: guest.person)
      $0.write(text: guest.name)
      $0.write(integer: guest.created)
    }
    try run(
      "INSERT INTO space (space_id, kind, name, created) VALUES ($2, $3, $4, $5) ON CONFLICT (space_id) DO NOTHING"
    ) {
      $0.write(id: guest.space)
      $0.write(text: guest.kind)
      $0.write(text: guest.spaceName)
      $0.write(integer: guest.spaceCreated)
    }
    try run(
      """
      INSERT INTO member (space_id, person_id, role, since) VALUES ($2, $3, $4, $5)
      ON CONFLICT (space_id, person_id) DO UPDATE SET role = excluded.role
      """
    ) {
      $0.write(id: guest.space)
      $0.write(id: guest.person)
      $0.write(text: guest.role)
      $0.write(integer: guest.since)
    }
    guard let pass = guest.pass else { return }
    try run(
      """
      INSERT INTO secret (hash, person_id, kind, name, created) VALUES ($2, $3, 'device', '', $4) ON CONFLICT DO NOTHING
      """
    ) {
      $0.write(bytes: SHA256.hash(pass.utf8))
      $0.write(id: guest.person)
      $0.write(integer: now)
    }
  }
}
