public import FastiApp

/// Everything outside the program that a command may need, as ports.
public struct Machine: Sendable {
  /// Tells the time.
  public let clock: WallClock
  /// Finds time zones.
  public let zones: any Zones
  /// The variables.
  public let environment: any Environment
  /// Standard output and standard error.
  public let console: any Console
  /// The files a user names.
  public let files: any Files

  /// Opens the store of a data folder, making it when there is none.
  public let openStore: @Sendable (_ folder: String) throws(Failure) -> any Store
  /// Names and versions of the libraries the program runs on, for `fasti doctor`.
  public let libraries: @Sendable () -> [(name: String, version: String)]

  /// A machine from its parts.
  public init(
    clock: WallClock, zones: any Zones, environment: any Environment, console: any Console, files: any Files,
    openStore: @escaping @Sendable (_ folder: String) throws(Failure) -> any Store,
    libraries: @escaping @Sendable () -> [(name: String, version: String)] = { [] }
  ) {
    self.openStore = openStore
    self.libraries = libraries
    self.clock = clock
    self.zones = zones
    self.environment = environment
    self.console = console
    self.files = files
  }
}
