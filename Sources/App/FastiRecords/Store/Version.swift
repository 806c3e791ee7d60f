/// One version of a thing: its state from its stamp on, until a greater stamp.
///
/// `Content` is a `Record`, but is not declared as one: the runtime would search all conformances of the program for it
/// whenever a list of versions of another kind is made.
public struct Version<Content> {
  /// The thing.
  public let id: RecordID
  /// The time and the device of this version.
  public let stamp: Stamp
  /// Whether this version deleted the thing; the content is then that from before.
  public let deleted: Bool
  /// The content of the thing from ``stamp`` on.
  public let record: Content

  @inlinable
  public init(id: RecordID, stamp: Stamp, deleted: Bool = false, record: Content) {
    self.id = id
    self.stamp = stamp
    self.deleted = deleted
    self.record = record
  }
}

extension Version: Sendable where Content: Sendable {}
extension Version: Equatable where Content: Equatable {}
extension Version: Hashable where Content: Hashable {}

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
