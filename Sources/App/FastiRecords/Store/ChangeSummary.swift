/// A line of the history: a change, and what it did.
public struct ChangeSummary: Hashable, Sendable {
  public let change: Change
  /// The stamp it began at, earlier than those of its versions: "as known at" it is the state before the change.
  public let stamp: Stamp
  /// The change this one undid; nil for any other change.
  public let undoes: RecordID?
  /// Whether the change that it undid was an undo itself, so that an earlier change applies again.
  public let isRedo: Bool
  /// The number of the device it was made on.
  public let device: UInt64
  /// Whether it was made in this store, under whatever number its device had then; a change that was merged was not.
  public let isOwn: Bool
  /// The things it touched.
  public let touched: [Touched]

  /// A line of the history.
  public init(
    change: Change, stamp: Stamp, undoes: RecordID? = nil, isRedo: Bool = false, device: UInt64? = nil,
    isOwn: Bool = true, touched: [Touched]
  ) {
    self.change = change
    self.device = device ?? stamp.device
    self.isOwn = isOwn
    self.stamp = stamp
    self.undoes = undoes
    self.isRedo = isRedo
    self.touched = touched
  }

  /// A thing a change touched.
  public struct Touched: Hashable, Sendable {
    /// The kind's name, `RecordKind.table`.
    public let kind: String
    /// The thing.
    public let id: RecordID
    /// What people call it: the content of the kind's label column after the change.
    public let label: String
    /// What happened to it.
    public let action: Action

    /// A thing a change touched.
    public init(kind: String, id: RecordID, label: String, action: Action) {
      self.kind = kind
      self.id = id
      self.label = label
      self.action = action
    }
  }

  /// What a change did to a thing.
  public enum Action: String, Hashable, Sendable {
    /// It did not exist before.
    case created
    /// It existed, with another content.
    case edited
    /// It existed, and does not any more.
    case deleted
  }
}
