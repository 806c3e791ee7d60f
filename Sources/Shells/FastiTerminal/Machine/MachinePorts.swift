public import FastiPerson
public import FastiRecords
public import FastiTransfer

/// What letting people and programs in needs of the machine.
public struct AccessPorts: Sendable {
  /// Opens the keyring of a data folder.
  public let openKeyring: @Sendable (_ folder: String) -> any Keyring
  /// What hashes pass-phrases; nil in the light program.
  public let hasher: (any PassPhraseHasher)?

  public init(
    openKeyring: @escaping @Sendable (_ folder: String) -> any Keyring, hasher: (any PassPhraseHasher)? = nil
  ) {
    self.openKeyring = openKeyring
    self.hasher = hasher
  }
}

/// What writing and reading backups needs of the outside, beside the store and the folder of attachments.
public struct BackupPorts: Sendable {
  /// Files that hold files.
  public let archives: any Archives

  public init(archives: any Archives) { self.archives = archives }
}

/// What reminders need of the machine, as ports.
public struct ReminderPorts: Sendable {
  /// Opens the log of what was told in a data folder.
  public let openLog: @Sendable (_ folder: String) -> any SchedulerLog
  /// Other programs.
  public let programs: any Programs
  /// Makes what waits until somebody tells the program to end; to be asked for before any thread is made.
  public let alarm: @Sendable () -> any Alarm
  /// Does something on a thread of its own, which the end of the program ends.
  public let aside: @Sendable (_ work: @escaping @Sendable () -> Void) -> Void
  /// Takes a lock that lasts as long as what is returned; `held` is the cause where another process holds it.
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
