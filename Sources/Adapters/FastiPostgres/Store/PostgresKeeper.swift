public import FastiRecords

/// What the owner of the tables does with a whole database: creates and migrates the tables, and adds people.
public struct PostgresKeeper {
  private let connection: DatabaseConnection

  /// The default number of partitions of each table.
  public static let usualPartitions = 16

  /// Connects as the owner of the tables.
  /// - Throws: ``StoreError`` when the database cannot be reached.
  public init(_ address: PostgresAddress) throws(StoreError) {
    connection = try DatabaseConnection(address, user: "fasti_keeper")
  }

  /// Creates the tables, or updates them.
  /// - Returns: The version of the tables before, 0 if there were none, and after.
  /// - Throws: ``StoreError`` when they cannot be created.
  public func migrate(partitions: Int = usualPartitions) throws(StoreError) -> (from: Int, to: Int) {
    let versions = try connection.migrate(partitions: partitions, PostgresMigration.all)
    try connection.adopt()
    return versions
  }

  /// Adds a person with their own space, and a secret that proves their identity.
  /// - Parameters:
  ///   - secret: Random characters; only their SHA-256 is stored.
  ///   - now: Milliseconds of Unix time.
  /// - Returns: The space.
  /// - Throws: ``StoreError`` when it cannot be added.
  public func addPerson(
    _ name: String, secret: String, now: Int64, entropy: Entropy
  ) throws(StoreError) -> RecordID {
    let person = RecordID.version7(milliseconds: now, entropy: entropy)
    let space: RecordID
    try connection.begin("\(DatabaseConnection.beginning); SET LOCAL search_path = fasti, pg_temp")
    do throws(StoreError) {
      space = try connection.newSpace(now: now, entropy)
      connection.space = space
      try connection.run("INSERT INTO person (person_id, name, created) VALUES ($2, $3, $4)") {
        $0.write(id: person)
        $0.write(text: name)
        $0.write(integer: now)
      }
      try connection.run("INSERT INTO space (space_id, kind, name, created) VALUES ($1, 'personal', $2, $3)") {
        $0.write(text: name)
        $0.write(integer: now)
      }
      try connection.run("INSERT INTO member (space_id, person_id, role, since) VALUES ($1, $2, 'owner', $3)") {
        $0.write(id: person)
        $0.write(integer: now)
      }
      try addSecret(secret, of: person, now: now)
      try connection.commit()
    } catch {
      connection.rollback()
      throw error
    }
    return space
  }

  /// The people with a server of their own, oldest first.
  /// - Throws: ``StoreError`` when they cannot be read.
  public func owners() throws(StoreError) -> [RecordID] {
    try connection.rows(
      "SELECT person_id FROM fasti.person WHERE owner IS NULL AND closed IS NULL AND NOT guest ORDER BY created, person_id"
    ) { $0.id() }
  }

  /// Whether the database was made for partitions of another one, and has no people of its own.
  func isForGuests() throws(StoreError) -> Bool {
    try connection.first("SELECT guests FROM fasti.edition") { $0.flag() } ?? false
  }

  /// Adds a secret that proves a person's identity on one more machine.
  /// - Throws: ``StoreError`` when it cannot be added.
  public func addSecret(_ secret: String, of person: RecordID, now: Int64) throws(StoreError) {
    try connection.run(
      """
      INSERT INTO fasti.secret (hash, person_id, kind, name, created) VALUES ($2, $3, 'device', '', $4)
      """
    ) {
      $0.write(bytes: SHA256.hash(secret.utf8))
      $0.write(id: person)
      $0.write(integer: now)
    }
  }
}

extension DatabaseConnection {
  /// An id for a new space, whose partition is on this server.
  /// - Throws: ``ShardFault/noRoom`` if none is.
  func newSpace(now: Int64, _ entropy: Entropy) throws(StoreError) -> RecordID {
    // With all partitions here the first one will do; with one of 128, a thousand contain one of it but for 4 in 10,000 times.
    for count in [1, 1_000, 10_000] {
      let ids = (0..<count).map { _ in RecordID.version7(milliseconds: now, entropy: entropy) }
      let found = try first("SELECT coalesce(pick_space($2), '00000000-0000-0000-0000-000000000000')") {
        $0.write(ids: ids)
      } read: {
        $0.id()
      }
      if let found, ids.contains(found) { return found }
    }
    throw .shard(database: name, .noRoom)
  }
}
