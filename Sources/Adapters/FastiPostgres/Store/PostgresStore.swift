public import FastiRecords
internal import Glibc

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
  /// What an instance is for.
  enum Scope {
    /// A space, on whichever server it is.
    case space
    /// The people of an owner, who are in the database that the owner named.
    case people
  }

  let scope: Scope
  private let find: () throws(StoreError) -> PostgresPlace
  private var found: PostgresPlace?
  let clock: WallClock
  let entropy: Entropy
  private var opened: DatabaseConnection?
  private var openedKeeper: DatabaseConnection?
  /// Whether the secret opens a space.
  private var isProven = false
  /// Where the space is, once that is known.
  private var located: SpaceLocation?
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
    (idle, scope) = (nil, .space)
    path = place.address.name
    self.clock = clock
    self.entropy = entropy
  }

  /// A space of a database that a user named, with the key of the data folder, which is read when something is asked.
  /// - Parameter idle: Connections to that database, one of which it uses during each transaction.
  public convenience init(_ place: DatabasePlace, clock: WallClock, entropy: Entropy, idle: IdleConnections? = nil) {
    self.init(place, for: .space, clock: clock, entropy: entropy, idle: idle)
  }

  /// The same for a space or for people.
  init(_ place: DatabasePlace, for scope: Scope, clock: WallClock, entropy: Entropy, idle: IdleConnections?) {
    (self.idle, self.scope) = (idle, scope)
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
    let connection: DatabaseConnection
    switch scope {
    case .people:
      let home = try place()
      connection = try kept(home.address)
      if !isProven, idle?.location(of: home.secret) == nil {
        guard try !connection.spaces(of: home.secret).isEmpty else { throw .noSpace(database: path) }
      }
      isProven = true
    case .space:
      let location = try location()
      if let opened { connection = opened } else { connection = try kept(location.address) }
      connection.space = location.space
    }
    opened = connection
    return connection
  }

  /// A connection that was kept, or a new one.
  private func kept(_ address: PostgresAddress) throws(StoreError) -> DatabaseConnection {
    while let kept = idle?.take(address) { if kept.isAlive { return kept } }
    return try connected(address)
  }

  /// A new connection of the app.
  private func connected(_ address: PostgresAddress) throws(StoreError) -> DatabaseConnection {
    let connection = try DatabaseConnection(address, user: "fasti_app")
    let edition = try connection.edition()
    guard edition.floor <= PostgresMigration.latest, edition.version >= PostgresMigration.latest else {
      throw edition.version < PostgresMigration.latest
        ? .older(path: address.name, version: edition.version, needed: PostgresMigration.latest)
        : .newer(path: address.name, version: edition.floor, supported: PostgresMigration.latest)
    }
    return connection
  }

  /// Where the space is, as the database of the user says; another database may say that it is in a third one.
  private func location() throws(StoreError) -> SpaceLocation {
    let home = try place()
    if let located { return located }
    if let known = idle?.location(of: home.secret) {
      located = known
      return known
    }
    var (address, secret, wanted, tries) = (home.address, home.secret, home.space, 0)
    while true {
      let (connection, found) = try asked(address, secret)
      guard let space = wanted.map({ wanted in found.first { $0.space == wanted } }) ?? found.first else {
        throw .noSpace(database: address.name)
      }
      tries += 1
      switch space.state {
      case .here, .leaving:
        let location = SpaceLocation(address: address, secret: secret, space: space.space)
        idle?.note(location, of: home.secret)
        located = location
        // Without others to share it with, it is the one to use.
        connection.space = space.space
        if idle == nil { opened = connection }
        return location
      case .handed, .away:
        guard let text = space.place, let pass = space.pass else { throw .noSpace(database: address.name) }
        (address, secret, wanted) = (try PostgresAddress(checked: text), pass, space.space)
      // It is opened within a fraction of a second, unless the command that moves it was killed.
      case .coming: usleep(20_000)
      }
      if tries >= Self.tries { throw .locked(path: address.name, seconds: ServerFault.seconds) }
    }
  }

  /// A connection to a database, and the spaces that a secret opens there.
  private func asked(
    _ address: PostgresAddress, _ secret: String
  ) throws(StoreError) -> (DatabaseConnection, [DatabaseConnection.Found]) {
    let connection = try kept(address)
    defer { idle?.give(connection) }
    do throws(StoreError) { return (connection, try connection.spaces(of: secret)) } catch {
      // It broke while it was idle.
      guard case .unreachable = error, idle != nil, !connection.isAlive else { throw error }
      idle?.empty()
      let second = try connected(address)
      defer { idle?.give(second) }
      return (second, try second.spaces(of: secret))
    }
  }

  /// How often the space is looked for before its server has opened it.
  private static let tries = ServerFault.seconds * 50

  /// Does some work, again where the space is if that has moved: then nothing was done yet.
  func following<Answer>(_ work: () throws(StoreError) -> Answer) throws(StoreError) -> Answer {
    for _ in 0..<3 {
      do throws(StoreError) { return try work() } catch {
        guard scope == .space, let home = found, opened?.lastIsMoved == true || openedKeeper?.lastIsMoved == true else {
          throw error
        }
        idle?.note(nil, of: home.secret)
        (opened, openedKeeper, located) = (nil, nil, nil)
      }
    }
    return try work()
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
    let app = try app()
    let connection = try DatabaseConnection(address, user: "fasti_keeper")
    connection.space = app.space
    guard try connection.hasSpace() else { throw .elsewhere(database: app.name, keeper: connection.name) }
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
  func claim() throws(StoreError) -> String {
    let secret = try scope == .space ? location().secret : place().secret
    return "SELECT set_config('fasti.session', '\(secret)', true)"
  }
}
