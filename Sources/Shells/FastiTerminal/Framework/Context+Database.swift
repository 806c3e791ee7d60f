public import FastiPerson
public import FastiRecords

extension Context {
  /// Whether the user named a database.
  var namesDatabase: Bool {
    invocation.has(GlobalOptions.database) || machine.environment.text(of: "FASTI_DATABASE") != nil
  }

  /// The database that the user named: `--database`, otherwise `$FASTI_DATABASE`; nil if there is none.
  /// - Throws: `.usage` if the option contains a password, which other users could read in the list of processes.
  public func database() throws(Failure) -> DatabasePlace? {
    guard let address = try typedDatabase() ?? machine.environment.text(of: "FASTI_DATABASE") else { return nil }
    return DatabasePlace(
      address: address, keeper: machine.environment.text(of: "FASTI_DATABASE_KEEPER"), dataFolder: try dataFolder())
  }

  /// The address in `--database`.
  /// - Throws: `.usage` if it contains a password.
  @discardableResult
  func typedDatabase() throws(Failure) -> String? {
    let typed = invocation[GlobalOptions.database]
    if let typed, DatabasePlace.hasPassword(typed) {
      throw Failure(.usage(.secretTyped), field: .path("--database"), hint: .words(.cliDatabaseSecret))
    }
    return typed
  }

  /// The ports for databases.
  /// - Throws: `.storage` if this program has none.
  public func databasePorts() throws(Failure) -> DatabasePorts {
    guard let ports = machine.databases else {
      throw Failure(.helper(.noDatabase), field: .path("--database"), hint: .line("--data DIR"))
    }
    return ports
  }

  /// A closure that opens the store that the user named.
  /// - Throws: As ``database()``.
  public func opening() throws(Failure) -> @Sendable () throws(Failure) -> any Store {
    let machine = machine
    if let place = try database() {
      let ports = try databasePorts()
      return { () throws(Failure) in ports.open(place) }
    }
    let folder = try dataFolder()
    return { () throws(Failure) in try machine.openStore(folder) }
  }

  /// A closure that opens the log of deliveries.
  /// - Throws: As ``database()``.
  public func openingLog(_ reminders: ReminderPorts) throws(Failure) -> @Sendable () -> any SchedulerLog {
    if let place = try database() {
      let ports = try databasePorts()
      return { ports.open(place) }
    }
    let folder = try dataFolder()
    return { reminders.openLog(folder) }
  }

  /// The keyring.
  /// - Throws: As ``database()``.
  public func openKeyring(_ access: AccessPorts) throws(Failure) -> any Keyring {
    if let place = try database() { return try databasePorts().open(place) }
    return access.openKeyring(try dataFolder())
  }
}
