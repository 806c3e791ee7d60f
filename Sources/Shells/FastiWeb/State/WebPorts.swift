public import FastiFormats
public import FastiPerson
public import FastiRecords
public import FastiTransfer
public import FastiWeather

/// The ports of pages besides the store; each is nil where it is not available.
public struct WebPorts: Sendable {
  /// The files attached to reminders.
  public var attachments: (any AttachmentFolder)?
  /// The reader and writer of archives, for backups.
  public var archives: (any Archives)?
  /// Has another process restore a backup, or report what that would do, and returns its answer for
  /// ``RestoreService/answer(of:)``; nil where that is not possible.
  public var restoreBackup:
    (@Sendable (_ file: any IncomingFile, _ request: RestoreService.Request) throws(Failure) -> [UInt8])?
  /// Other files.
  public var files: (any Files)?
  /// The reader of untrusted documents.
  public var documents: any DocumentReader
  /// The fetcher of documents from the hosts that months come from.
  public var fetcher: any Fetcher
  /// Makes a QR code of a text; returns nil for a text that is too long.
  public var drawCode: (@Sendable (_ text: String) -> QRSquares?)?
  /// Sets a document on paper, as PDF; returns nil where there is not enough memory.
  public var printPaper: (@Sendable (_ document: PaperDocument, _ format: PaperFormat) -> PrintedPaper?)?
  /// The places of the list whose name begins with a word, the best first; nil where there is no list.
  public var searchPlaces: (@Sendable (_ word: String, _ country: String?) -> [(place: ListedPlace, isWhole: Bool)])?
  /// Draws a picture as PNG or PDF; returns nil where there is not enough memory.
  public var drawPicture: (@Sendable (_ drawing: Drawing, _ format: PictureFormat) -> [UInt8]?)?
  /// Opens the store for what it knows of other devices; nil where it does not sync.
  public var openSyncLog: (@Sendable () -> any SyncRegister)?
  /// Makes an alarm that wakes when the store is written, for devices that wait for a change; nil where none can.
  public var storeAlarm: (@Sendable () -> any Alarm)?
  /// Starts a thread.
  public var startThread: @Sendable (@escaping @Sendable () -> Void) -> Void = { _ in }
  /// Adds a line to the log of requests; nil where none is asked for.
  public var logLine: (@Sendable (_ line: [UInt8]) -> Void)?

  public init(
    attachments: (any AttachmentFolder)? = nil, archives: (any Archives)? = nil, files: (any Files)? = nil,
    documents: any DocumentReader = NoDocumentReader(), fetcher: any Fetcher = NoFetcher(),
    drawCode: (@Sendable (_ text: String) -> QRSquares?)? = nil,
    logLine: (@Sendable (_ line: [UInt8]) -> Void)? = nil,
    printPaper: (@Sendable (_ document: PaperDocument, _ format: PaperFormat) -> PrintedPaper?)? = nil,
    drawPicture: (@Sendable (_ drawing: Drawing, _ format: PictureFormat) -> [UInt8]?)? = nil
  ) {
    self.attachments = attachments
    self.archives = archives
    self.files = files
    self.documents = documents
    self.fetcher = fetcher
    self.drawCode = drawCode
    self.logLine = logLine
    self.printPaper = printPaper
    self.drawPicture = drawPicture
  }
}
