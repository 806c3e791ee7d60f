/// What an erasure takes away, or would take away.
///
/// Of every version of a thing its id, its stamp and whether it is a deletion stay: merging cannot bring the thing back.
/// The content is gone. Undo does not know an erasure.
public struct Erasure: Hashable, Sendable {
  /// The things, each with the number of its versions.
  public var things: [Thing] = []
  /// How many changes contain a command line or a name that goes too.
  public var commands = 0
  /// Copies of the store beside it that contain the content. They are removed.
  public var copies: [String] = []
  /// Backups in the store's folder. They were made before, may contain the content, and stay.
  public var backups: [String] = []
  /// Whether the log of the database could not be emptied, because another program still reads an earlier state.
  public var isLogHeld = false
  /// Whether an earlier erasure was interrupted; the next one completes it.
  public var completesEarlier = false

  /// Nothing.
  public init() {}

  /// Whether there is nothing to do.
  public var isEmpty: Bool { things.isEmpty && !completesEarlier }

  /// A thing whose content goes.
  public struct Thing: Hashable, Sendable {
    /// The kind's name, `RecordKind.table`.
    public let kind: String
    /// The thing.
    public let id: RecordID
    /// What people call it.
    public let label: String
    /// How many versions of it there are.
    public let versions: Int

    /// A thing of those parts.
    public init(kind: String, id: RecordID, label: String, versions: Int) {
      self.kind = kind
      self.id = id
      self.label = label
      self.versions = versions
    }
  }
}

extension Record {
  /// Whether it is what an erasure leaves.
  public var isBlank: Bool { !Self.kind.blank.isEmpty && ColumnCollector.values(of: self) == Self.kind.blank }
}

extension Version where Content: Record {
  /// Whether it says that the thing was erased: a deletion without content.
  public var isErasure: Bool { deleted && record.isBlank }
}

extension ColumnValue {
  /// What stands in a name that was erased and may not be empty.
  public static let erased = ColumnValue.text("erased")
}
