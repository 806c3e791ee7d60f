internal import FastiRecords

extension DatabaseConnection {
  /// A space of a user, and where it is.
  struct Found {
    let space: RecordID
    let state: Shard.State
    let place: String?
    let pass: String?
  }

  /// The spaces of the user whom a secret proves, the oldest first.
  func spaces(of secret: String) throws(StoreError) -> [Found] {
    try begin("BEGIN READ ONLY; SELECT set_config('fasti.session', '\(secret)', true)")
    defer { rollback() }
    return try rows("SELECT space_id, state, place, pass FROM fasti.where_is()") { row in
      guard let space = row.id(), let state = Shard.State(rawValue: row.text()) else { return nil }
      return Found(space: space, state: state, place: row.optionalText(), pass: row.optionalText())
    }
  }

  /// Whether the space is on this server, as its owner sees it.
  func hasSpace() throws(StoreError) -> Bool {
    try first(
      """
      SELECT h.state IN ('here', 'leaving') FROM fasti.space JOIN fasti.shard h USING (part) WHERE space_id = $1
      """
    ) { $0.flag() } ?? false
  }
}
