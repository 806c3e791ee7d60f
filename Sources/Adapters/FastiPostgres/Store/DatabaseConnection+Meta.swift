internal import FastiRecords

/// The facts about a space. They have no versions: each applies only to this database.
enum SpaceFact: String {
  /// The greatest stamp that was given or received.
  case clock
  /// The number under which this database writes to the space, as in a stamp.
  case device
  /// The fingerprint of the shipped regions in `shipped_region`.
  case seed
  /// The stamp up to which versions were compacted away.
  case compacted
  /// The latest stamp at which something was erased here, or received as erased.
  case erased
  /// The greatest stamp when the clock was last mended.
  case mended
  /// That an erasure has begun, and free pages and copies may still contain the content.
  case erasing
  /// The greatest revision that a change was given, for devices that sync.
  case revised
  /// The sum of the changes when all of them had revisions, and the greatest revision.
  case numbered
  /// The sums of all tables when the digest was computed, as one hash, and the digest.
  case digest
  /// The names of devices by their numbers, as they told them.
  case devices
  /// When the scheduler last ran, and how many notifications had no room.
  case looked
  /// The run of a scheduler that lasts, and when another one may begin.
  case run
  /// When the sources of months were last asked automatically, and how often that has failed since it last worked.
  case refreshed
  /// The failed attempts to sign in, as the server writes them.
  case attempts
  /// The latest news about months and its time, until the user dismisses it.
  case news
}

extension DatabaseConnection {
  /// A fact; nil if it was never stored.
  func fact(_ fact: SpaceFact) throws(StoreError) -> String? { try self.fact(named: fact.rawValue) }

  /// A fact by its key.
  func fact(named key: String) throws(StoreError) -> String? {
    if facts != nil { return try keptFacts()[key] }
    return try first("SELECT value FROM fact WHERE space_id = $1 AND key = $2") {
      $0.write(text: key)
    } read: {
      $0.text()
    }
  }

  func note(_ fact: SpaceFact, _ value: String) throws(StoreError) { try note(value, named: fact.rawValue) }

  /// Stores a fact by its key.
  func note(_ value: String, named key: String) throws(StoreError) {
    if facts != nil {
      _ = try keptFacts()
      facts?.note(value, key)
      return
    }
    try run(
      "INSERT INTO fact (space_id, key, value) VALUES ($1, $2, $3) ON CONFLICT (space_id, key) DO UPDATE SET value = excluded.value"
    ) {
      $0.write(text: key)
      $0.write(text: value)
    }
  }

  /// Every fact of the space, by its key.
  func everyFact() throws(StoreError) -> [String: String] {
    try facts(in: try query(Self.selectFacts, QueryParameters(space: space)))
  }

  /// The statement for every fact.
  static let selectFacts = "SELECT key, value FROM fact WHERE space_id = $1"

  /// The facts in the answer to ``selectFacts``.
  func facts(in result: QueryResult) throws(StoreError) -> [String: String] {
    Dictionary(try answers(result) { ($0.text(), $0.text()) }) { first, _ in first }
  }

  private func keptFacts() throws(StoreError) -> [String: String] {
    if let values = facts?.values { return values }
    let values = try everyFact()
    facts?.values = values
    return values
  }

  /// Writes the facts that were noted since they are kept.
  func writeFacts() {
    let noted = facts?.takeNoted() ?? []
    if noted.isEmpty { return }
    later(
      """
      INSERT INTO fact (space_id, key, value) SELECT $1, key, value FROM unnest($2::text[], $3::text[]) AS noted (key, value)
      ON CONFLICT (space_id, key) DO UPDATE SET value = excluded.value
      """
    ) {
      $0.write(array: noted.map { .text($0.key) }, of: .text)
      $0.write(array: noted.map { .text($0.value) }, of: .text)
    }
  }

  func forget(_ fact: SpaceFact) throws(StoreError) {
    facts?.forget(fact.rawValue)
    try run("DELETE FROM fact WHERE space_id = $1 AND key = $2") { $0.write(text: fact.rawValue) }
  }

  /// The greatest stamp that was given or received.
  func latestStamp() throws(StoreError) -> Stamp { try stamp(.clock) ?? Stamp(milliseconds: 0) }

  func stamp(_ fact: SpaceFact) throws(StoreError) -> Stamp? {
    guard let text = try self.fact(fact) else { return nil }
    guard let stamp = Stamp(text: text) else { throw .corrupt(path: name, detail: .stamp(fact.rawValue, text)) }
    return stamp
  }

  /// The number under which this database writes to the space, which is made when it is first needed.
  func deviceNumber(_ newNumber: () -> UInt64) throws(StoreError) -> UInt64 {
    if let number = try fact(.device).flatMap({ Stamp.device(text: $0) }) { return number }
    let number = newNumber()
    try note(.device, Stamp.text(device: number))
    return number
  }
}
