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

    public init(kind: String, versions: Int) {
      self.kind = kind
      self.versions = versions
    }
  }

  /// A problem of a store.
  public enum Finding: Hashable, Sendable {
    /// The database of that folder is damaged, in SQLite's words.
    case damaged(database: String, String, folder: String)
    /// The database of that folder has a row in that table that belongs to no change.
    case stray(database: String, table: String, folder: String)
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
  /// The sentence of the problem.
  public var sentence: Sentence {
    switch self {
    case .damaged(let database, let detail, _): Sentence(.storeFoundDamaged, .path(database), .detail(detail))
    case .stray(let database, let table, _): Sentence(.storeFoundStray, .path(database), .text(table))
    case .unreadable(let error, _): error.sentence
    case .unwritable(let database): Sentence(.storeFoundUnwritable, .path(database))
    case .full(let database): Sentence(.storeFoundFull, .path(database))
    case .ahead(let hours): Sentence(.storeFoundAhead, .number(hours))
    case .open(let path): Sentence(.storeFoundOpen, .path(path))
    }
  }

  /// What the user can do about it: a sentence, or a command line of the system.
  public var remedy: Failure.Hint {
    switch self {
    case .damaged(_, _, let folder), .stray(_, _, let folder), .unreadable(_, let folder):
      .words(.storeRemedyRestore, .path(folder))
    case .unwritable: .words(.cliWritableFolder)
    case .full: .words(.hintRoom)
    case .ahead: .words(.storeRemedyClock)
    case .open(let path): .line("chmod go= \(path)")
    }
  }
}
