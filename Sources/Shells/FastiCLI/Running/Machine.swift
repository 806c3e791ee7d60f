public import FastiApp

/// Everything outside the program that a command may need, as ports.
public struct Machine: Sendable {
  /// Tells the time.
  public let clock: any Clock
  /// Finds time zones.
  public let zones: any Zones
  /// The variables.
  public let environment: any Environment
  /// Standard output and standard error.
  public let console: any Console
  /// The files a user names.
  public let files: any Files
  /// Where random ids come from.
  public let random: any RandomBytes
  /// Opens the store of a data folder, making it when there is none.
  public let openStore: @Sendable (_ folder: String) throws(Failure) -> any Store

  /// A machine from its parts.
  public init(
    clock: any Clock, zones: any Zones, environment: any Environment, console: any Console, files: any Files,
    random: any RandomBytes, openStore: @escaping @Sendable (_ folder: String) throws(Failure) -> any Store
  ) {
    self.clock = clock
    self.zones = zones
    self.environment = environment
    self.console = console
    self.files = files
    self.random = random
    self.openStore = openStore
  }
}
