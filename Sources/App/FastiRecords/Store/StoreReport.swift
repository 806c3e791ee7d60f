public import FastiCivil

/// The result of a check of the whole store.
public struct StoreReport: Hashable, Sendable {
  /// The store's file.
  public let path: String
  /// The version of its tables.
  public let version: Int
  /// Its size in bytes.
  public let bytes: Int64
  /// The number of stored versions of each kind, in the order of `RecordKinds.all`.
  public let counts: [Count]
  /// The problems, each with a remedy.
  public let findings: [Finding]

  public init(path: String, version: Int, bytes: Int64, counts: [Count], findings: [Finding]) {
    self.path = path
    self.version = version
    self.bytes = bytes
    self.counts = counts
    self.findings = findings
  }

  /// The number of versions of a kind.
  public struct Count: Hashable, Sendable {
    /// The kind's name.
    public let kind: String
    /// The number of versions.
    public let versions: Int
    /// How many of them were hashed by a later version of the program than the one that wrote them.
    public let hashedLater: Int

    public init(kind: String, versions: Int, hashedLater: Int = 0) {
      self.kind = kind
      self.versions = versions
      self.hashedLater = hashedLater
    }
  }

  /// A problem of a store.
  public enum Finding: Hashable, Sendable {
    /// The database of that folder is damaged, with the message of SQLite.
    case damaged(database: String, String, folder: String)
    /// A number of rows of that table do not have their stored hash.
    case altered(database: String, table: String, rows: Int, folder: String)
    /// The number of rows of that table differs from the number written.
    case missing(database: String, table: String, written: Int, found: Int, folder: String)
    /// The database of that folder has a row in that table that does not belong to a change.
    case stray(database: String, table: String, folder: String)
    /// The log of that database was damaged, and changes after the damage are lost; a copy of the log was kept.
    case lostLog(database: String, copy: String)
    /// The last change in the log of that database was incomplete and was left out; a copy of the log was kept.
    ///
    /// This happens after a power cut while the change was written. If the change had been stored already, the log was
    /// damaged; the log itself does not show which.
    case unfinishedLog(database: String, copy: String)
    /// The store of that folder cannot be read.
    case unreadable(StoreError, folder: String)
    /// The database can be read, but not written.
    case unwritable(database: String)
    /// The disk has no space for a change.
    case full(database: String)
    /// The store has stamps that many hours after the present time.
    case ahead(hours: Int)
    /// Other users may read that file or folder.
    case open(path: String)
  }
}

extension StoreReport.Finding {
  /// Whether the content of the store differs from what was written.
  public var isLoss: Bool {
    switch self {
    case .damaged, .stray, .unreadable, .altered, .missing: true
    case .unwritable, .full, .ahead, .open, .lostLog, .unfinishedLog: false
    }
  }

  /// Whether the user has to do something.
  public var isWrong: Bool { if case .unfinishedLog = self { false } else { true } }

  /// What is damaged, for a message that already names the file.
  public var detail: StoreDetail {
    switch self {
    case .damaged(_, let detail, _): .said(detail)
    case .stray(_, let table, _): .stray(rowOf: table)
    case .altered(_, let table, let rows, _): .altered(rows, of: table)
    case .missing(_, let table, let written, let found, _): .missing(from: table, written: written, found: found)
    case .unreadable(let error, _): .found(error.sentence)
    case .unwritable, .full, .ahead, .open, .lostLog, .unfinishedLog: .said("")
    }
  }

  /// The sentence of the problem.
  public var sentence: Sentence {
    switch self {
    case .damaged(let database, _, _), .stray(let database, _, _), .altered(let database, _, _, _),
      .missing(let database, _, _, _, _):
      Sentence(.storeCorrupt, .path(database), detail.part)
    case .unreadable(let error, _): error.sentence
    case .lostLog(let database, let copy): Sentence(.storeFoundLostLog, .path(database), .path(copy))
    case .unfinishedLog(let database, let copy): Sentence(.storeFoundUnfinishedLog, .path(database), .path(copy))
    case .unwritable(let database): Sentence(.storeFoundUnwritable, .path(database))
    case .full(let database): Sentence(.storeFoundFull, .path(database))
    case .ahead(let hours): Sentence(.storeFoundAhead, .number(hours))
    case .open(let path): Sentence(.storeFoundOpen, .path(path))
    }
  }
}
