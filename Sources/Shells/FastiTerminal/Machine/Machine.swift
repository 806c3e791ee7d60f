public import FastiDays
public import FastiFormats
public import FastiPerson
public import FastiRecords
public import FastiWeather

/// Everything outside the program that a command may need, as ports.
public struct Machine: Sendable {
  /// The clock of civil time; tests set it.
  public let clock: WallClock
  /// The source of randomness.
  public let entropy: Entropy
  /// The time zones of the machine, by their names.
  public let zones: any Zones
  /// The environment variables.
  public let environment: any Environment
  /// Standard output and standard error.
  public let console: any Console
  /// The files that a user names.
  public let files: any Files
  /// The reader of untrusted documents.
  public let documents: any DocumentReader
  /// The fetcher of documents from the hosts that months come from.
  public let fetcher: any Fetcher

  /// Opens the store of a data folder, and creates it when there is none.
  public let openStore: @Sendable (_ folder: String) throws(Failure) -> any Store
  /// The ports for databases; nil in the light program.
  public let databases: DatabasePorts?
  /// The ports for backups; nil in the light program.
  public let backup: BackupPorts?
  /// Hands the command line over to the heavy program, and returns its status if that program did not replace this
  /// process; nil in the heavy program itself.
  public let handOver: (@Sendable (_ words: [String]) throws(Failure) -> ExitStatus)?
  /// Serves until it is stopped, with schedulers beside it, one for each person; once it listens, it reports its public
  /// address and the address it listens on, `127.0.0.1:8080`. Nil in the light program.
  public let serve: Serve?
  /// The server: it returns after it was stopped.
  public typealias Serve =
    @Sendable (
      ServeSettings, @escaping MakeScheduler, _ started: (_ address: String, _ listening: String) -> Void
    ) throws(Failure) -> Void
  /// Makes the scheduler of the owner, or of another person with a data folder of their own. It opens the store and the log as the server
  /// does: while one connection of a process reads a store quietly, another cannot write it.
  public typealias MakeScheduler =
    @Sendable (
      _ folderOfPerson: String?, _ openStore: @escaping @Sendable () throws(Failure) -> any Store,
      _ openLog: @escaping @Sendable () -> any SchedulerLog
    ) -> Scheduler
  /// The ports for sign-in and tokens; nil where there is no server.
  public let access: AccessPorts?
  /// The ports for syncing with other devices; nil where there are none.
  public let sync: SyncPorts?
  /// Opens an address in the user's browser; nil where that is not possible.
  public let openURL: (@Sendable (_ address: String) -> Void)?
  /// Makes a QR code of a text; nil in the light program. It returns nil for a text that is too long.
  public let drawCode: (@Sendable (_ text: String) -> QRSquares?)?
  /// The places of the list whose name begins with a word, of one country or all, the best first, and whether the word is the whole
  /// name; nil in the light program.
  public let searchPlaces: (@Sendable (_ word: String, _ country: String?) -> [(place: ListedPlace, isWhole: Bool)])?
  /// Sets a document on paper, as PDF; nil in the light program. It returns nil where there is not enough memory.
  public let printPaper: (@Sendable (_ document: PaperDocument, _ format: PaperFormat) -> PrintedPaper?)?
  /// Draws a picture as PNG or PDF; nil in the light program. It returns nil where there is not enough memory.
  public let drawPicture: (@Sendable (_ drawing: Drawing, _ format: PictureFormat) -> [UInt8]?)?
  /// Names and versions of the libraries the program runs on, for `fasti doctor`.
  public let libraries: @Sendable () -> [(name: String, version: String)]

  /// The ports for delivering reminders; nil where they cannot be delivered.
  public let reminders: ReminderPorts?
  /// The files attached to reminders, in a data folder; nil where there are none.
  public let attachments: (@Sendable (_ folder: String) -> any AttachmentFolder)?
  /// The version that the heavy program beside this one reports; nil in that program itself.
  public let heavyVersion: (@Sendable () throws(Failure) -> String)?
  /// The fonts that the heavy program sets paper in, nil where this machine has none; nil in that program itself.
  public let paperFont: (@Sendable () throws(Failure) -> FoundFonts?)?

  /// What puts right what is half when a signal ends the program.
  public let interruption: any Interruption
  /// Has signals end the program in order: with the line that says what stands, and status 128 plus the signal. Nil where they
  /// end it by themselves.
  public let watchSignals: (@Sendable (_ line: @escaping @Sendable (InterruptedWork) -> String) -> Void)?

  /// A machine from its parts.
  public init(
    clock: WallClock, entropy: Entropy, zones: any Zones, environment: any Environment, console: any Console,
    files: any Files, documents: any DocumentReader = NoDocumentReader(), fetcher: any Fetcher = NoFetcher(),
    openStore: @escaping @Sendable (_ folder: String) throws(Failure) -> any Store,
    databases: DatabasePorts? = nil,
    libraries: @escaping @Sendable () -> [(name: String, version: String)] = { [] }, reminders: ReminderPorts? = nil,
    attachments: (@Sendable (_ folder: String) -> any AttachmentFolder)? = nil, backup: BackupPorts? = nil,
    heavyVersion: (@Sendable () throws(Failure) -> String)? = nil,
    paperFont: (@Sendable () throws(Failure) -> FoundFonts?)? = nil,
    serve: Serve? = nil, access: AccessPorts? = nil, sync: SyncPorts? = nil,
    openURL: (@Sendable (_ address: String) -> Void)? = nil,
    drawCode: (@Sendable (_ text: String) -> QRSquares?)? = nil,
    searchPlaces: (@Sendable (_ word: String, _ country: String?) -> [(place: ListedPlace, isWhole: Bool)])? = nil,
    printPaper: (@Sendable (_ document: PaperDocument, _ format: PaperFormat) -> PrintedPaper?)? = nil,
    drawPicture: (@Sendable (_ drawing: Drawing, _ format: PictureFormat) -> [UInt8]?)? = nil,
    handOver: (@Sendable (_ words: [String]) throws(Failure) -> ExitStatus)? = nil,
    interruption: any Interruption = NoInterruption(),
    watchSignals: (@Sendable (_ line: @escaping @Sendable (InterruptedWork) -> String) -> Void)? = nil
  ) {
    self.interruption = interruption
    self.watchSignals = watchSignals
    self.reminders = reminders
    self.attachments = attachments
    self.heavyVersion = heavyVersion
    self.paperFont = paperFont
    self.openStore = openStore
    self.databases = databases
    self.backup = backup
    self.entropy = entropy
    self.serve = serve
    self.access = access
    self.sync = sync
    self.openURL = openURL
    self.drawCode = drawCode
    self.searchPlaces = searchPlaces
    self.printPaper = printPaper
    self.drawPicture = drawPicture
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
