public import FastiPerson
public import FastiRecords

/// The people of an owner whose data are in a database.
///
/// Each has a space of the database, and a folder below that of the owner with the key to the space and the attached files. The
/// database answers only about the people of the owner who asks; functions of the owner of the tables ensure that.
public final class PeopleDatabase: SpaceDirectory {
  private let folder: String
  private let store: PostgresStore
  private let clock: WallClock
  private let entropy: Entropy

  /// The people of the owner whose key the data folder contains.
  /// - Parameter idle: Connections to that database.
  public init(_ place: DatabasePlace, clock: WallClock, entropy: Entropy, idle: IdleConnections? = nil) {
    folder = place.dataFolder
    store = PostgresStore(place, for: .people, clock: clock, entropy: entropy, idle: idle)
    (self.clock, self.entropy) = (clock, entropy)
  }

  /// All people, the owner first.
  /// - Throws: ``StoreError`` when the database cannot be read.
  public func people() throws(StoreError) -> [Person] {
    try store.alone("SELECT person_id, name, created FROM fasti.my_people(false)") { Person(reading: &$0) }
  }

  /// Adds a person with a space, and a key to it in the folder of the person; false when the name is taken.
  /// - Throws: ``StoreError`` when the database or the folder cannot be written.
  public func add(_ person: Person, owner: Person) throws(StoreError) -> Bool {
    let secret = DatabaseKey.newSecret(entropy)
    return try writing { connection throws(StoreError) in
      guard try !connection.isTaken(person.name, by: nil) else { return false }
      let space = try connection.newSpace(now: person.created, entropy)
      // First the key, which opens nothing until the person is there: a person never is without one.
      try DatabaseKey(folder: person.folder(in: self.folder)).write(secret)
      return try connection.holds("add_person($2, $3, $4, $5, $6)") {
        $0.write(id: person.id)
        $0.write(id: space)
        $0.write(text: person.name)
        $0.write(bytes: SHA256.hash(secret.utf8))
        $0.write(integer: person.created)
      }
    }
  }

  /// Makes a key to the space of a person where the folder of the person has none, as on another machine.
  /// - Throws: ``StoreError`` when the database or the folder cannot be written.
  public func letIn(_ person: Person) throws(StoreError) {
    if person.isOwner { return }
    let key = DatabaseKey(folder: person.folder(in: folder))
    guard try key.read() == nil else { return }
    let (secret, now) = (DatabaseKey.newSecret(entropy), clock.now)
    let isIn = try writing { connection throws(StoreError) in
      try connection.holds("let_in($2, $3, $4)") {
        $0.write(id: person.id)
        $0.write(bytes: SHA256.hash(secret.utf8))
        $0.write(integer: now)
      }
    }
    if isIn { try key.write(secret) }
  }

  /// Gives a person another name; false when it is another person's.
  /// - Throws: ``StoreError`` when the database cannot be written.
  public func rename(_ id: RecordID, to name: String) throws(StoreError) -> Bool {
    try writing { connection throws(StoreError) in
      guard try !connection.isTaken(name, by: id) else { return false }
      return try connection.holds("rename_person($2, $3)") {
        $0.write(person: id)
        $0.write(text: name)
      }
    }
  }

  /// Removes a person with the invitation. The space is kept, and the key in the folder still opens it.
  /// - Throws: ``StoreError`` when the database cannot be written.
  public func remove(_ id: RecordID) throws(StoreError) {
    let now = clock.now
    _ = try writing { connection throws(StoreError) in
      try connection.holds("remove_person($2, $3)") {
        $0.write(person: id)
        $0.write(integer: now)
      }
    }
  }

  /// Keeps an invitation in place of an earlier one of the same person.
  /// - Throws: ``StoreError`` when the database cannot be written; `noPermission` for a person of another owner.
  public func invite(_ invitation: Invitation) throws(StoreError) {
    let isKept = try writing { connection throws(StoreError) in
      try connection.holds("invite($2, $3, $4)") {
        $0.write(person: invitation.person)
        $0.write(text: invitation.hash)
        $0.write(integer: invitation.ends)
      }
    }
    if !isKept { throw .noPermission(path: store.path) }
  }

  /// The invitation with that hash; nil for none.
  /// - Throws: ``StoreError`` when the database cannot be read.
  public func invitation(_ hash: String) throws(StoreError) -> Invitation? {
    try store.reading { connection throws(StoreError) in
      try connection.first("SELECT invited, until, since FROM invitation_of($2)") {
        $0.write(text: hash)
      } read: { row in
        Invitation(
          hash: hash, person: row.id() ?? Person.ownerID, ends: row.integer(), used: row.optionalInteger())
      }
    }
  }

  /// Uses an invitation up for what the body does. The space of the owner is not locked meanwhile: the body may write to it.
  /// - Throws: `.storage` when the database cannot be written, and what the body throws.
  public func use<Answer>(
    _ hash: String, now: Int64, _ body: () throws(Failure) -> Answer
  ) throws(Failure) -> Answer? {
    defer { store.rest() }
    let connection: DatabaseConnection
    let isUsed: Bool
    do throws(StoreError) {
      let begin = try ([DatabaseConnection.beginning] + store.limits + [store.proof()]).joined(separator: "; ")
      connection = try store.begun(.app, begin)
    } catch { throw Failure(error) }
    do throws(StoreError) {
      isUsed = try connection.holds("use_invitation($2, $3)") {
        $0.write(text: hash)
        $0.write(integer: now)
      }
    } catch {
      connection.rollback()
      throw Failure(error)
    }
    guard isUsed else {
      connection.rollback()
      return nil
    }
    do throws(Failure) {
      let answer = try body()
      do throws(StoreError) { try connection.commit() } catch { throw Failure(error) }
      return answer
    } catch {
      connection.rollback()
      throw error
    }
  }

  /// Runs statements under the lock of the owner, so that a name is given once.
  private func writing<Answer>(
    _ body: (DatabaseConnection) throws(StoreError) -> Answer
  ) throws(StoreError) -> Answer {
    try store.writing { connection throws(StoreError) in try body(connection) }
  }
}

extension DatabaseConnection {
  /// Whether a name is that of another person of the owner, or of the owner.
  fileprivate func isTaken(_ name: String, by id: RecordID?) throws(StoreError) -> Bool {
    let people = try rows("SELECT person_id, name, created FROM my_people(true)") { Person(reading: &$0) }
    // The key is that of a person whom an owner added, who has no people.
    if people.isEmpty { throw .noPermission(path: self.name) }
    return people.contains { $0.id != id && $0.isNamed(name) }
  }

  /// Whether a function did what it was called for.
  fileprivate func holds(_ call: String, _ bind: (inout QueryParameters) -> Void) throws(StoreError) -> Bool {
    try first("SELECT \(call)", bind) { $0.flag() } ?? false
  }
}

extension QueryParameters {
  /// Adds a person; the owner has no id here.
  fileprivate mutating func write(person id: RecordID) {
    write(optionalID: id == Person.ownerID ? nil : id)
  }
}

extension Person {
  /// Reads id, name and creation; the owner comes without an id.
  fileprivate init(reading row: inout DatabaseRow) {
    let id = row.id() ?? Person.ownerID
    self.init(id: id, name: row.text(), created: row.integer())
  }
}
