public import FastiPerson
public import FastiRecords

/// The people of a data folder in a file of their own, `people.db`, which is made when the first one is added.
public final class PeopleFile: SpaceDirectory {
  private let folder: StoreFolder
  private let path: String
  private let patience = Int32(Fault.seconds) * 1000
  private var opened: Connection?
  /// The people that were read last, and the header of the file then.
  private var known: (people: [Person], header: StoreHeader)?
  /// The version of its tables.
  private static let version = 1

  /// The people of the data folder of an owner.
  public init(folder: String) {
    self.folder = StoreFolder(path: folder)
    path = folder + "/people.db"
  }

  private static let tables: StaticString = """
    CREATE TABLE IF NOT EXISTS person (
      number  INTEGER PRIMARY KEY,
      id      BLOB NOT NULL UNIQUE CHECK (length(id) = 16),
      name    TEXT NOT NULL UNIQUE CHECK (length(name) BETWEEN 1 AND 240),
      created INTEGER NOT NULL
    ) STRICT;
    CREATE TABLE IF NOT EXISTS invitation (
      hash   TEXT PRIMARY KEY CHECK (length(hash) = 64),
      person BLOB NOT NULL UNIQUE REFERENCES person (id) ON DELETE CASCADE,
      ends   INTEGER NOT NULL,
      used   INTEGER
    ) STRICT, WITHOUT ROWID;
    PRAGMA user_version = 1;
    """

  /// All people, the owner first. Where the header of the file counts no change since, nothing else is read.
  /// - Throws: ``StoreError`` when the file cannot be read.
  public func people() throws(StoreError) -> [Person] {
    if let opened, let known, (try? opened.header()) == known.header { return known.people }
    return try reading { connection throws(StoreError) in
      let before = try? connection.header()
      let people = try Self.people(connection)
      // The same header after it: what was read is not that of a transaction that was taken back.
      let header = try? connection.header()
      known = before == header ? header.flatMap { $0.hasLog ? nil : (people, $0) } : nil
      return people
    } ?? []
  }

  private static func people(_ connection: Connection) throws(StoreError) -> [Person] {
    try connection.rows("SELECT id, name, created FROM person ORDER BY number") { row in
      row.id().map { Person(id: $0, name: row.text(), created: row.integer()) }
    }
  }

  /// Adds a person, and the owner with the first one; false when the name is taken.
  /// - Throws: ``StoreError`` when the file cannot be written.
  public func add(_ person: Person, owner: Person) throws(StoreError) -> Bool {
    try writing { connection throws(StoreError) in
      var known = try Self.people(connection)
      if known.isEmpty {
        try Self.insert(owner, connection)
        known = [owner]
      }
      guard !known.contains(where: { $0.isNamed(person.name) }) else { return false }
      try Self.insert(person, connection)
      return true
    }
  }

  private static func insert(_ person: Person, _ connection: Connection) throws(StoreError) {
    try connection.run("INSERT INTO person (id, name, created) VALUES (?, ?, ?)") {
      $0.write(id: person.id)
      $0.write(text: person.name)
      $0.write(integer: person.created)
    }
  }

  /// Nothing: the folder of a person is the calendar.
  public func letIn(_ person: Person) {}

  /// Gives a person another name; false when it is another person's.
  /// - Throws: ``StoreError`` when the file cannot be written.
  public func rename(_ id: RecordID, to name: String) throws(StoreError) -> Bool {
    try writing { connection throws(StoreError) in
      guard !(try Self.people(connection).contains { $0.id != id && $0.isNamed(name) }) else { return false }
      try connection.run("UPDATE person SET name = ? WHERE id = ?") {
        $0.write(text: name)
        $0.write(id: id)
      }
      return true
    }
  }

  /// Removes a person with the invitation.
  /// - Throws: ``StoreError`` when the file cannot be written.
  public func remove(_ id: RecordID) throws(StoreError) {
    _ = try writing { connection throws(StoreError) in
      try connection.run("DELETE FROM person WHERE id = ?") { $0.write(id: id) }
    }
  }

  /// Keeps an invitation in place of an earlier one of the same person.
  /// - Throws: ``StoreError`` when the file cannot be written.
  public func invite(_ invitation: Invitation) throws(StoreError) {
    _ = try writing { connection throws(StoreError) in
      try connection.run("INSERT OR REPLACE INTO invitation (hash, person, ends) VALUES (?, ?, ?)") {
        $0.write(text: invitation.hash)
        $0.write(id: invitation.person)
        $0.write(integer: invitation.ends)
      }
    }
  }

  /// The invitation with that hash; nil for none.
  /// - Throws: ``StoreError`` when the file cannot be read.
  public func invitation(_ hash: String) throws(StoreError) -> Invitation? {
    try reading { connection throws(StoreError) in
      try connection.rows("SELECT person, ends, used FROM invitation WHERE hash = ?") {
        $0.write(text: hash)
      } read: { row in
        row.id().map { Invitation(hash: hash, person: $0, ends: row.integer(), used: row.optionalInteger()) }
      }.first
    } ?? nil
  }

  /// Uses an invitation up for what the body does, which runs inside the transaction.
  /// - Throws: `.storage` when the file cannot be written, and what the body throws.
  public func use<Answer>(
    _ hash: String, now: Int64, _ body: () throws(Failure) -> Answer
  ) throws(Failure) -> Answer? {
    let outcome: Result<Answer?, Failure>
    do throws(StoreError) {
      outcome = try writing(if: { (try? $0.get()) != nil }) { connection throws(StoreError) in
        let isUsed = try connection.run("UPDATE invitation SET used = ? WHERE hash = ? AND used IS NULL AND ends > ?") {
          $0.write(integer: now)
          $0.write(text: hash)
          $0.write(integer: now)
        }
        guard isUsed > 0 else { return .success(nil) }
        do throws(Failure) { return .success(try body()) } catch { return .failure(error) }
      }
    } catch { throw Failure(error) }
    return try outcome.get()
  }

  /// Passes a connection to the body; nil where there is no file yet.
  private func reading<Answer>(
    _ body: (Connection) throws(StoreError) -> Answer
  ) throws(StoreError) -> Answer? {
    if opened == nil, SystemCall.size(path) == nil { return nil }
    let connection = try connection(.existing)
    // A file that was being made when the program ended has no tables.
    guard try isMade(connection) else { return nil }
    return try body(connection)
  }

  /// Writes what the body does, or nothing where its answer is not one to keep.
  private func writing<Answer>(
    if isKept: (Answer) -> Bool = { _ in true }, _ body: (Connection) throws(StoreError) -> Answer
  ) throws(StoreError) -> Answer {
    try folder.make()
    let connection = try connection(.new)
    do throws(StoreError) {
      try connection.run("BEGIN IMMEDIATE")
      if !(try isMade(connection)) { try connection.script(Self.tables) }
      let answer = try body(connection)
      try connection.run(isKept(answer) ? "COMMIT" : "ROLLBACK")
      return answer
    } catch {
      connection.rollback()
      throw error
    }
  }

  private func connection(_ access: Connection.Access) throws(StoreError) -> Connection {
    if let opened { return opened }
    let connection = try Connection(path: path, access: access, patience: patience)
    opened = connection
    return connection
  }

  /// - Throws: `newer` for tables of a later program.
  private func isMade(_ connection: Connection) throws(StoreError) -> Bool {
    let version = try connection.version()
    guard version <= Self.version else {
      throw .newer(path: path, version: version, supported: Self.version)
    }
    return version == Self.version
  }
}
