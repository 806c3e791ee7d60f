import FastiPerson
public import FastiRecords

/// The runs of schedulers on several machines that share a database. No lock of a data folder excludes them, so the
/// database contains the run that lasts: its name, and the second at which another one may begin.
extension PostgresStore {
  /// Begins a run, unless that of another machine lasts.
  /// - Throws: ``StoreError`` when the store cannot be written.
  public func beginRun() throws(StoreError) -> Bool {
    let name = run ?? String(entropy.number, radix: 16)
    run = try writing { connection throws(StoreError) in try connection.begin(run: name) } ? name : nil
    return run != nil
  }

  /// Ends the run, so that another one can begin at once.
  /// - Throws: ``StoreError`` when the store cannot be written.
  public func endRun() throws(StoreError) {
    guard let name = run else { return }
    run = nil
    try writing { connection throws(StoreError) in try connection.end(run: name) }
  }

  /// Writes in the run, if one was begun.
  /// - Throws: ``StoreError/locked(path:seconds:)`` when the run has lasted too long and another one has begun.
  func writingInRun(_ body: (DatabaseConnection) throws(StoreError) -> Void) throws(StoreError) {
    try writing { connection throws(StoreError) in
      if let run, try !connection.extend(run: run) { throw .locked(path: path, seconds: 0) }
      try body(connection)
    }
  }
}

extension DatabaseConnection {
  /// The seconds after the last write of a run at which another one may begin. They are counted by the clock of the
  /// database, because those of the machines differ.
  private static let runLasts = 120

  private static let end = "(extract(epoch FROM clock_timestamp())::bigint + \(runLasts))::text"

  /// Begins a run; false while another one lasts.
  fileprivate func begin(run name: String) throws(StoreError) -> Bool {
    try holds(
      """
      INSERT INTO fact (space_id, key, value) VALUES ($1, $2, $3 || ' ' || \(Self.end))
      ON CONFLICT (space_id, key) DO UPDATE SET value = excluded.value
      WHERE split_part(fact.value, ' ', 1) = $3
        OR split_part(fact.value, ' ', 2)::bigint <= extract(epoch FROM clock_timestamp())::bigint
      RETURNING true
      """, name)
  }

  /// Has a run last longer; false if another one has begun since, even if that one has ended.
  fileprivate func extend(run name: String) throws(StoreError) -> Bool {
    try holds(
      """
      UPDATE fact SET value = $3 || ' ' || \(Self.end) WHERE space_id = $1 AND key = $2 AND split_part(value, ' ', 1) = $3
      RETURNING true
      """, name)
  }

  private func holds(_ sql: String, _ name: String) throws(StoreError) -> Bool {
    try first(sql) {
      $0.write(text: SpaceFact.run.rawValue)
      $0.write(text: name)
    } read: {
      $0.flag()
    } ?? false
  }

  fileprivate func end(run name: String) throws(StoreError) {
    try run("DELETE FROM fact WHERE space_id = $1 AND key = $2 AND split_part(value, ' ', 1) = $3") {
      $0.write(text: SpaceFact.run.rawValue)
      $0.write(text: name)
    }
  }
}
