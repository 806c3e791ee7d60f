public import FastiCivil

/// The result of a check of the whole store.
public struct StoreReport: Hashable, Sendable {
  /// The store's file.
  public let path: String
  /// The version of its tables.
  public let version: Int
  /// Its size in bytes.
  public let bytes: Int64
  /// How many versions of each kind it holds, in the order of `RecordKinds.all`.
  public let counts: [Count]
  /// The problems, each with a remedy; empty when there are none.
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
    /// How many versions there are.
    public let versions: Int
    /// How many of them were hashed by a later program than the one that wrote them.
    public let hashedLater: Int

    public init(kind: String, versions: Int, hashedLater: Int = 0) {
      self.kind = kind
      self.versions = versions
      self.hashedLater = hashedLater
    }
  }

  /// A problem of a store.
  public enum Finding: Hashable, Sendable {
    /// The database of that folder is damaged, in SQLite's words.
    case damaged(database: String, String, folder: String)
    /// So many rows of that table are not what was written.
    case altered(database: String, table: String, rows: Int, folder: String)
    /// So many rows of that table should be there, and others are.
    case missing(database: String, table: String, written: Int, found: Int, folder: String)
    /// The database of that folder has a row in that table that belongs to no change.
    case stray(database: String, table: String, folder: String)
    /// The log of that database was damaged, and changes behind the damage are lost; a copy of it was kept.
    case lostLog(database: String, copy: String)
    /// The last change in the log of that database was not whole and was left out; a copy of the log was kept.
    ///
    /// So it is after a power cut while the change was written. If it had been stored already, the log was damaged: the log
    /// alone does not say which.
    case unfinishedLog(database: String, copy: String)
    /// The store of that folder cannot be read.
    case unreadable(StoreError, folder: String)
    /// The database can be read, but not written.
    case unwritable(database: String)
    /// The disk has no room for a change.
    case full(database: String)
    /// The store was written that many hours after the present time.
    case ahead(hours: Int)
    /// Other users may open that file or folder.
    case open(path: String)
  }
}

extension StoreReport.Finding {
  /// Whether the content of the store is not what was written.
  public var isLoss: Bool {
    switch self {
    case .damaged, .stray, .unreadable, .altered, .missing: true
    case .unwritable, .full, .ahead, .open, .lostLog, .unfinishedLog: false
    }
  }

  /// Whether it needs an action of the user.
  public var isWrong: Bool { if case .unfinishedLog = self { false } else { true } }

  /// What is damaged, for a message that names the file already.
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
