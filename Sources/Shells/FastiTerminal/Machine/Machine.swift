public import FastiDays
public import FastiFormats
public import FastiPerson
public import FastiRecords

/// Everything outside the program that a command may need, as ports.
public struct Machine: Sendable {
  /// Tells the time.
  public let clock: WallClock
  /// Makes secrets.
  public let entropy: Entropy
  /// Finds time zones.
  public let zones: any Zones
  /// The variables.
  public let environment: any Environment
  /// Standard output and standard error.
  public let console: any Console
  /// The files a user names.
  public let files: any Files
  /// Reads strangers' documents.
  public let documents: any DocumentReader
  /// Fetches documents from the hosts that months come from.
  public let fetcher: any Fetcher

  /// Opens the store of a data folder, making it when there is none.
  public let openStore: @Sendable (_ folder: String) throws(Failure) -> any Store
  /// What backups need; nil in the light program.
  public let backup: BackupPorts?
  /// Hands the command line over to the program that does the heavy work, and gives its status if that program did not
  /// take this one's place; nil in that program itself.
  public let handOver: (@Sendable (_ words: [String]) throws(Failure) -> ExitStatus)?
  /// Serves until it is told to end, with the scheduler beside it; once it listens, it tells the address to give to
  /// others and where it listens, `127.0.0.1:8080`. Nil in the light program.
  public let serve: Serve?
  /// The server of the program that has one: it returns when it was told to end.
  public typealias Serve =
    @Sendable (
      ServeSettings, Scheduler?, _ started: (_ address: String, _ listening: String) -> Void
    ) throws(Failure) -> Void
  /// What lets people and programs in; nil where there is no server.
  public let access: AccessPorts?
  /// Opens an address in the user's browser; nil where there is none.
  public let openURL: (@Sendable (_ address: String) -> Void)?
  /// Makes a QR code of a text; nil in the light program, and from it for a text that is too long.
  public let drawCode: (@Sendable (_ text: String) -> QRSquares?)?
  /// Names and versions of the libraries the program runs on, for `fasti doctor`.
  public let libraries: @Sendable () -> [(name: String, version: String)]

  /// What telling reminders needs of the machine; nil where they cannot be told.
  public let reminders: ReminderPorts?
  /// The files attached to reminders, in a data folder; nil where there can be none.
  public let attachments: (@Sendable (_ folder: String) -> any AttachmentFolder)?
  /// The version that the heavy program beside this one says it has; nil in that program itself.
  public let heavyVersion: (@Sendable () throws(Failure) -> String)?

  /// A machine from its parts.
  public init(
    clock: WallClock, entropy: Entropy, zones: any Zones, environment: any Environment, console: any Console,
    files: any Files, documents: any DocumentReader = NoDocumentReader(), fetcher: any Fetcher = NoFetcher(),
    openStore: @escaping @Sendable (_ folder: String) throws(Failure) -> any Store,
    libraries: @escaping @Sendable () -> [(name: String, version: String)] = { [] }, reminders: ReminderPorts? = nil,
    attachments: (@Sendable (_ folder: String) -> any AttachmentFolder)? = nil, backup: BackupPorts? = nil,
    heavyVersion: (@Sendable () throws(Failure) -> String)? = nil,
    serve: Serve? = nil, access: AccessPorts? = nil,
    openURL: (@Sendable (_ address: String) -> Void)? = nil,
    drawCode: (@Sendable (_ text: String) -> QRSquares?)? = nil,
    handOver: (@Sendable (_ words: [String]) throws(Failure) -> ExitStatus)? = nil
  ) {
    self.reminders = reminders
    self.attachments = attachments
    self.heavyVersion = heavyVersion
    self.openStore = openStore
    self.backup = backup
    self.entropy = entropy
    self.serve = serve
    self.access = access
    self.openURL = openURL
    self.drawCode = drawCode
    self.handOver = handOver
    self.libraries = libraries
    self.documents = documents
    self.fetcher = fetcher
    self.clock = clock
    self.zones = zones
    self.environment = environment
    self.console = console
    self.files = files
  }
}
