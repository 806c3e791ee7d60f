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
    let space = RecordID.version7(milliseconds: now, entropy: entropy)
    connection.space = space
    try connection.begin("\(DatabaseConnection.beginning); SET LOCAL search_path = fasti, pg_temp")
    do throws(StoreError) {
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
      "SELECT person_id FROM fasti.person WHERE owner IS NULL AND closed IS NULL ORDER BY created, person_id"
    ) { $0.id() }
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
