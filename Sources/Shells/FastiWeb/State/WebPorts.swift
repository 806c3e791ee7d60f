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
  /// Restores a backup with another process, or reports what a restore would do, and returns the answer for
  /// ``RestoreService/answer(of:)``; nil if that is not possible.
  public var restoreBackup:
    (@Sendable (_ file: any IncomingFile, _ request: RestoreService.Request) throws(Failure) -> [UInt8])?
  /// Other files.
  public var files: (any Files)?
  /// The reader of untrusted documents.
  public var documents: any DocumentReader
  /// The fetcher of documents from the hosts of Hijri months.
  public var fetcher: any Fetcher
  /// Makes a QR code of a text; returns nil for a text that is too long.
  public var drawCode: (@Sendable (_ text: String) -> QRSquares?)?
  /// Makes a PDF of a document; returns nil if there is not enough memory.
  public var printPaper: (@Sendable (_ document: PaperDocument, _ format: PaperFormat) -> PrintedPaper?)?
  /// The listed places whose name begins with a word, the best first; nil if there is no list.
  public var searchPlaces: (@Sendable (_ word: String, _ country: String?) -> [(place: ListedPlace, isWhole: Bool)])?
  /// Draws a picture as PNG or PDF; returns nil if there is not enough memory.
  public var drawPicture: (@Sendable (_ drawing: Drawing, _ format: PictureFormat) -> [UInt8]?)?
  /// Opens the store for its register of other devices; nil if it does not sync.
  public var openSyncLog: (@Sendable () -> any SyncRegister)?
  /// Makes an alarm that wakes when the store is written, for devices that wait for a change; nil if that is not
  /// possible.
  public var storeAlarm: (@Sendable () -> any Alarm)?
  /// Starts a thread.
  public var startThread: @Sendable (@escaping @Sendable () -> Void) -> Void = { _ in }
  /// Adds a line to the log of requests; nil if there is no log.
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
