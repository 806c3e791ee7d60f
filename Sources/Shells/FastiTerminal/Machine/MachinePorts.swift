public import FastiPerson
public import FastiRecords

/// The ports for sign-in and tokens.
public struct AccessPorts: Sendable {
  /// Opens the keyring of a data folder.
  public let openKeyring: @Sendable (_ folder: String) -> any Keyring
  /// The hasher of pass-phrases; nil in the light program.
  public let hasher: (any PassPhraseHasher)?
  /// Opens the directory of the people of a data folder; nil where there can be none.
  public let openDirectory: (@Sendable (_ folder: String) -> any SpaceDirectory)?

  public init(
    openKeyring: @escaping @Sendable (_ folder: String) -> any Keyring, hasher: (any PassPhraseHasher)? = nil,
    openDirectory: (@Sendable (_ folder: String) -> any SpaceDirectory)? = nil
  ) {
    self.openKeyring = openKeyring
    self.hasher = hasher
    self.openDirectory = openDirectory
  }
}

/// The ports for syncing with other devices.
public struct SyncPorts: Sendable {
  /// Opens what the store of a data folder knows of other devices.
  public let openLog: @Sendable (_ folder: String) -> any SyncRegister
  /// Encrypts with a pass-phrase; nil in the light program.
  public let sealer: (any Sealer)?
  /// Makes a line to a server; nil in the light program.
  public let connect: (@Sendable (_ address: SyncAddress) -> any SyncLine)?

  /// Ports from their parts.
  public init(
    openLog: @escaping @Sendable (_ folder: String) -> any SyncRegister, sealer: (any Sealer)? = nil,
    connect: (@Sendable (_ address: SyncAddress) -> any SyncLine)? = nil
  ) {
    self.openLog = openLog
    self.sealer = sealer
    self.connect = connect
  }
}

/// The ports for databases.
public struct DatabasePorts: Sendable {
  /// A store in a database; it connects when something is asked.
  public let open: @Sendable (DatabasePlace) -> any MovableStore & Keyring & SchedulerLog & SyncRegister
  /// Opens the directory of the people of the owner whose key the data folder contains.
  public let openDirectory: @Sendable (DatabasePlace) -> any SpaceDirectory
  /// Makes the tables of a database with that many partitions, or brings them up to date, and makes a key where the data folder
  /// has none.
  public let prepare: @Sendable (DatabasePlace, _ partitions: Int?) throws(Failure) -> PreparedDatabase
  /// The partitions of a database, and where each is.
  public let shards: @Sendable (DatabasePlace) throws(Failure) -> [Shard]
  /// Moves a partition of a database to another server, or undoes that.
  public let moveShard: @Sendable (DatabasePlace, ShardRequest, Progress) throws(Failure) -> MovedShard

  /// Ports from their parts.
  public init(
    open: @escaping @Sendable (DatabasePlace) -> any MovableStore & Keyring & SchedulerLog & SyncRegister,
    openDirectory: @escaping @Sendable (DatabasePlace) -> any SpaceDirectory,
    prepare: @escaping @Sendable (DatabasePlace, _ partitions: Int?) throws(Failure) -> PreparedDatabase,
    shards: @escaping @Sendable (DatabasePlace) throws(Failure) -> [Shard],
    moveShard: @escaping @Sendable (DatabasePlace, ShardRequest, Progress) throws(Failure) -> MovedShard
  ) {
    (self.shards, self.moveShard) = (shards, moveShard)
    self.open = open
    self.openDirectory = openDirectory
    self.prepare = prepare
  }
}

/// A database whose tables are those that this program needs.
public struct PreparedDatabase: Hashable, Sendable {
  /// What messages call it.
  public let name: String
  /// The version of its tables before; 0 where there were none.
  public let from: Int
  /// The version of its tables.
  public let to: Int
  /// The file of the key that was written; nil where the data folder had one.
  public let key: String?

  /// A database of those parts.
  public init(name: String, from: Int, to: Int, key: String?) {
    (self.name, self.from, self.to, self.key) = (name, from, to, key)
  }
}

/// The ports for writing and reading backups, besides the store and the folder of attachments.
public struct BackupPorts: Sendable {
  /// The reader and writer of archives.
  public let archives: any Archives

  public init(archives: any Archives) { self.archives = archives }
}

/// What delivering reminders needs of the machine.
public struct ReminderPorts: Sendable {
  /// Opens the log of deliveries in a data folder.
  public let openLog: @Sendable (_ folder: String) -> any SchedulerLog
  /// Other programs.
  public let programs: any Programs
  /// Makes an alarm that waits until the program is stopped; it must be made before any thread is started.
  public let alarm: @Sendable () -> any Alarm
  /// Runs a closure on a thread of its own, which ends with the program.
  public let aside: @Sendable (_ work: @escaping @Sendable () -> Void) -> Void
  /// Takes a lock; releasing the returned object releases it. `held` is the cause where another process holds it.
  public let lock: @Sendable (_ path: String, _ held: MachineCause) throws(Failure) -> AnyObject

  /// Ports from their parts.
  public init(
    openLog: @escaping @Sendable (_ folder: String) -> any SchedulerLog, programs: any Programs,
    alarm: @escaping @Sendable () -> any Alarm, aside: @escaping @Sendable (@escaping @Sendable () -> Void) -> Void,
    lock: @escaping @Sendable (_ path: String, _ held: MachineCause) throws(Failure) -> AnyObject
  ) {
    self.openLog = openLog
    self.programs = programs
    self.alarm = alarm
    self.aside = aside
    self.lock = lock
  }
}
