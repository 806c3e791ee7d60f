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
  public struct Finding: Hashable, Sendable {
    /// What is wrong, a sentence.
    public let message: String
    /// What to do about it, a sentence.
    public let hint: String

    /// One thing that is wrong.
    public init(message: String, hint: String) {
      self.message = message
      self.hint = hint
    }
  }
}
