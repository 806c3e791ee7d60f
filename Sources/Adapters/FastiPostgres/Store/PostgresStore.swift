public import FastiRecords

/// A space in a database, and the secret that gives access to it.
public struct PostgresPlace: Sendable {
  /// The database, used as `fasti_app` unless it contains a user name.
  public let address: PostgresAddress
  /// The same database, used as the owner of its tables: needed to migrate, compact, erase and mend.
  public let keeper: PostgresAddress?
  /// The secret of a session, a device or a program; it alone proves the user's identity.
  let secret: String
  /// The space; nil for the first space of the user.
  let space: RecordID?

  /// A place from its parts.
  public init(_ address: PostgresAddress, keeper: PostgresAddress?, secret: String, space: RecordID? = nil) {
    self.address = address
    self.keeper = keeper
    // It is part of a statement, between quotes, so only the characters of such a secret are kept.
    self.secret = secret.filter { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") }
    self.space = space
  }

  /// The space as text, for tests.
  package var spaceText: String { space?.text ?? "" }
  /// The secret, for tests.
  package var secretText: String { secret }
}

/// A space in a PostgreSQL database. Nothing is opened before it is needed; an instance belongs to one thread.
public final class PostgresStore: Store {
  private let find: () throws(StoreError) -> PostgresPlace
  private var found: PostgresPlace?
  let clock: WallClock
  let entropy: Entropy
  private var opened: DatabaseConnection?
  private var openedKeeper: DatabaseConnection?
  /// Where a connection comes from and goes to with each transaction; nil where it makes one and keeps it.
  private let idle: IdleConnections?
  /// The name of the run of the scheduler that this instance began.
  var run: String?
  /// After how many seconds without a statement the server ends a transaction that writes. A machine that vanished would
  /// otherwise keep the lock of its space until TCP gives up, after hours. A minute is enough for every program: files are
  /// read, fetched and checked before a transaction begins, so that it only computes, or removes erased files, between two.
  package var pause = 60

  /// The database role of a connection.
  enum Role {
    /// The app: selects and inserts versions, in the spaces that the secret opens.
    case app
    /// The owner of the tables.
    case keeper
  }

  /// A space of a database.
  public init(_ place: PostgresPlace, clock: WallClock, entropy: Entropy) {
    find = { () throws(StoreError) in place }
    idle = nil
    path = place.address.name
    self.clock = clock
    self.entropy = entropy
  }

  /// A space of a database that a user named, with the key of the data folder, which is read when something is asked.
  /// - Parameter idle: Connections to that database, one of which it uses during each transaction.
  public init(_ place: DatabasePlace, clock: WallClock, entropy: Entropy, idle: IdleConnections? = nil) {
    self.idle = idle
    find = { () throws(StoreError) in try PostgresPlace(place) }
    path = PostgresAddress(place.address)?.name ?? "the database"
    self.clock = clock
    self.entropy = entropy
  }

  /// The database as messages name it.
  public let path: String

  /// The place of the space.
  private func place() throws(StoreError) -> PostgresPlace {
    if let found { return found }
    let place = try find()
    found = place
    return place
  }

  /// Ends the connections; they are made again when they are needed.
  public func close() { (opened, openedKeeper) = (nil, nil) }

  /// A new id, sorting after those made in earlier milliseconds.
  public func newID() -> RecordID { .version7(milliseconds: clock.now, entropy: entropy) }

  /// A change requested now.
  public func newChange(_ command: String) -> Change { Change(command: command, clock: clock, entropy: entropy) }

  /// No copy: a change of a database is reverted by undoing it, and the database has its own backups.
  /// - Throws: Nothing.
  public func keepCopy() throws(StoreError) -> String? { nil }

  /// The connection of the app, set to the space.
  func app() throws(StoreError) -> DatabaseConnection {
    if let opened, opened.isAlive { return opened }
    opened = nil
    if let kept = idle?.take() {
      do throws(StoreError) { return try inSpace(kept) } catch { if kept.isAlive { throw error } }
      idle?.empty()
    }
    return try inSpace(try connected())
  }

  /// A new connection of the app.
  private func connected() throws(StoreError) -> DatabaseConnection {
    let connection = try DatabaseConnection(try place().address, user: "fasti_app")
    let edition = try connection.edition()
    guard edition.floor <= PostgresMigration.latest, edition.version >= PostgresMigration.latest else {
      throw edition.version < PostgresMigration.latest
        ? .older(path: path, version: edition.version, needed: PostgresMigration.latest)
        : .newer(path: path, version: edition.floor, supported: PostgresMigration.latest)
    }
    return connection
  }

  /// Sets a connection to the space, and uses it.
  private func inSpace(_ connection: DatabaseConnection) throws(StoreError) -> DatabaseConnection {
    let secret = try place().secret
    if let known = idle?.space(of: secret) {
      connection.space = known
    } else {
      connection.space = try space(connection)
    }
    idle?.note(connection.space, of: secret)
    opened = connection
    return connection
  }

  /// Has others use the connection until the next transaction.
  func rest() {
    guard let idle, let connection = opened, !connection.isInTransaction else { return }
    idle.give(connection)
    opened = nil
  }

  /// Has the kept connections closed: where one has broken while it was idle, so may the others.
  func distrustIdle() { idle?.empty() }

  /// The connection of the owner of the tables, set to the space.
  func keeper() throws(StoreError) -> DatabaseConnection {
    if let openedKeeper, openedKeeper.isAlive { return openedKeeper }
    openedKeeper = nil
    guard let address = try place().keeper else { throw .keeperMissing(database: path) }
    let space = try app().space
    let connection = try DatabaseConnection(address, user: "fasti_keeper")
    connection.space = space
    openedKeeper = connection
    return connection
  }

  func connection(_ role: Role) throws(StoreError) -> DatabaseConnection {
    switch role {
    case .app: try app()
    case .keeper: try keeper()
    }
  }

  /// The connection with an open transaction of this store; nil if there is none.
  var current: DatabaseConnection? { [opened, openedKeeper].compactMap { $0 }.first { $0.isInTransaction } }

  /// The statements that limit how long a transaction waits for a lock, and how long it keeps one without doing anything.
  var limits: [String] {
    [
      "SET LOCAL lock_timeout = '\(ServerFault.seconds)s'",
      "SET LOCAL idle_in_transaction_session_timeout = '\(pause)s'",
    ]
  }

  /// The statements that prove the user's identity for the rest of the transaction.
  func proof() throws(StoreError) -> String { "SET LOCAL search_path = fasti, pg_temp; \(try claim())" }

  /// The last of these statements.
  func claim() throws(StoreError) -> String { "SELECT set_config('fasti.session', '\(try place().secret)', true)" }

  private func space(_ connection: DatabaseConnection) throws(StoreError) -> RecordID {
    try connection.begin("BEGIN READ ONLY; \(try proof())")
    defer { connection.rollback() }
    let spaces = try connection.rows("SELECT space_id FROM my_spaces()") { $0.id() }
    let found = try place().space.map { wanted in spaces.first { $0 == wanted } } ?? spaces.first
    guard let found else { throw .noSpace(database: path) }
    return found
  }
}
