/// The greatest version of a thing, used to compare two stores.
public struct VersionHead: Hashable, Sendable {
  /// The kind's name, `RecordKind.table`.
  public let kind: String
  /// The thing.
  public let id: RecordID
  /// The stamp of the version.
  public let stamp: Stamp
  /// The 32 bytes of its hash.
  public let hash: [UInt8]

  public init(kind: String, id: RecordID, stamp: Stamp, hash: [UInt8]) {
    self.kind = kind
    self.id = id
    self.stamp = stamp
    self.hash = hash
  }
}
