/// One version of a thing: what it was from its stamp on, until a greater stamp.
///
/// `Content` is a `Record`, and not declared as one: the runtime would look for that conformance among all of the program
/// whenever a list of versions of another kind is made.
public struct Version<Content> {
  /// The thing.
  public let id: RecordID
  /// When and where this version was written.
  public let stamp: Stamp
  /// Whether the thing was deleted by this version; the content is then what it was before.
  public let deleted: Bool
  /// What the thing was from ``stamp`` on.
  public let record: Content

  /// A version of those parts.
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
