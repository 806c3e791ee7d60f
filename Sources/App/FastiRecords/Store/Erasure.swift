/// What an erasure removes, or would remove.
///
/// Of every version of a thing, its id, its stamp and its deletion mark stay, so that merging cannot bring the thing
/// back. The content is removed. An erasure cannot be undone.
public struct Erasure: Hashable, Sendable {
  /// The things, each with the number of its versions.
  public var things: [Thing] = []
  /// The number of changes whose command line or name is removed too.
  public var commands = 0
  /// Copies of the store in its folder that contain the content. They are removed.
  public var copies: [String] = []
  /// Backups in the store's folder. They were made earlier, may contain the content, and stay.
  public var backups: [String] = []
  /// Whether the log of the database could not be emptied, because another program still reads an earlier state.
  public var isLogHeld = false
  /// Whether an earlier erasure was interrupted; the next one completes it.
  public var completesEarlier = false

  /// An erasure of nothing.
  public init() {}

  /// Whether there is nothing to do.
  public var isEmpty: Bool { things.isEmpty && !completesEarlier }

  /// A thing whose content is removed.
  public struct Thing: Hashable, Sendable {
    /// The kind's name, `RecordKind.table`.
    public let kind: String
    /// The thing.
    public let id: RecordID
    /// The name of the thing for people.
    public let label: String
    /// The number of its versions.
    public let versions: Int

    public init(kind: String, id: RecordID, label: String, versions: Int) {
      self.kind = kind
      self.id = id
      self.label = label
      self.versions = versions
    }
  }
}

extension Record {
  /// Whether its content was erased.
  public var isBlank: Bool { !Self.kind.blank.isEmpty && ColumnCollector.values(of: self) == Self.kind.blank }
}

extension Version where Content: Record {
  /// Whether it marks the thing as erased: a deletion without content.
  public var isErasure: Bool { deleted && record.isBlank }
}

extension ColumnValue {
  /// The replacement of an erased name that must not be empty.
  public static let erased = ColumnValue.text("erased")
}
