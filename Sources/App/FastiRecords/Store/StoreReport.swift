public import FastiCivil

/// What a look over the whole store found.
public struct StoreReport: Hashable, Sendable {
  /// The store's file.
  public let path: String
  /// The version of its tables.
  public let version: Int
  /// Its size in bytes.
  public let bytes: Int64
  /// How many versions of each kind it holds, in the order of `RecordKinds.all`.
  public let counts: [Count]
  /// What is wrong, each with what to do; empty when all is well.
  public let findings: [Finding]

  /// A report.
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

    /// The number of versions of a kind.
    public init(kind: String, versions: Int) {
      self.kind = kind
      self.versions = versions
    }
  }

  /// One thing that is wrong.
  public enum Finding: Hashable, Sendable {
    /// The database of that folder is damaged, in the words of its library.
    case damaged(database: String, String, folder: String)
    /// The database of that folder has a row in that table that belongs to no change.
    case stray(database: String, table: String, folder: String)
    /// The store of that folder cannot be read.
    case unreadable(StoreError, folder: String)
    /// The database can be read, and no change can be kept.
    case unwritable(database: String)
    /// The disk has no room for a change.
    case full(database: String)
    /// The store was written so many hours after the present time.
    case ahead(hours: Int)
    /// Other users may open that file or folder.
    case open(path: String)
  }
}

extension StoreReport.Finding {
  /// What is wrong.
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

  /// What to do about it.
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
