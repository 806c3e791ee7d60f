public import FastiDays
public import FastiPerson
public import FastiRecords

/// What the server needs of the machine to answer about one space.
public struct SpacePorts: Sendable {
  /// The options of the server, with the folder and the database of this space.
  public var settings: ServeSettings
  /// Opens a store; called once for each concurrent request.
  public var openStore: @Sendable () throws(Failure) -> any Store & Keyring
  /// Opens the log of deliveries.
  public var openLog: @Sendable () -> any SchedulerLog
  /// The ports of pages besides the store.
  public var ports: WebPorts
  /// Opens the store for devices that sync; nil where they cannot.
  public var openRegister: (@Sendable () -> any SyncRegister)?
  /// What runs beside the server; nil for none.
  public var work: (any SpaceWork)?

  /// Ports from their parts.
  public init(
    settings: ServeSettings, openStore: @escaping @Sendable () throws(Failure) -> any Store & Keyring,
    openLog: @escaping @Sendable () -> any SchedulerLog, ports: WebPorts = WebPorts(),
    openRegister: (@Sendable () -> any SyncRegister)? = nil, work: (any SpaceWork)? = nil
  ) {
    self.settings = settings
    self.openStore = openStore
    self.openLog = openLog
    self.ports = ports
    self.openRegister = openRegister
    self.work = work
  }
}

/// What runs beside the server for one space: reminders, months and rates, sync. The server calls it from one thread at a time.
public protocol SpaceWork: Sendable {
  /// Starts, once.
  func start()
  /// Ends after the current step.
  func end()
  /// Waits, after ``end()``, for what must not be cut off.
  func join()
}

/// The people of a server besides its owner.
public struct PeoplePorts: Sendable {
  /// Opens the directory of people.
  public var openDirectory: @Sendable () -> any SpaceDirectory
  /// The ports of a person's space.
  public var space: @Sendable (Person) -> SpacePorts

  /// Ports from their parts.
  public init(
    openDirectory: @escaping @Sendable () -> any SpaceDirectory, space: @escaping @Sendable (Person) -> SpacePorts
  ) {
    self.openDirectory = openDirectory
    self.space = space
  }
}
