/// A line of the history: a change and its effects.
public struct ChangeSummary: Hashable, Sendable {
  public let change: Change
  /// The stamp at which it began. It is earlier than those of its versions: "as known at" this stamp is the state
  /// before the change.
  public let stamp: Stamp
  /// The change that it undid; nil for any other change.
  public let undoes: RecordID?
  /// Whether the undone change was an undo, so that an earlier change applies again.
  public let isRedo: Bool
  /// The number of its device.
  public let device: UInt64
  /// Whether it was made in this store, with any number that its device had then; false for a change that was merged.
  public let isOwn: Bool
  /// The things it changed, or the first ones of each kind if only those were asked for.
  public let touched: [Touched]
  /// The number of things it changed.
  public let count: Int

  /// A line of the history.
  /// - Parameter count: The number of things; nil if all of them are in `touched`.
  public init(
    change: Change, stamp: Stamp, undoes: RecordID? = nil, isRedo: Bool = false, device: UInt64? = nil,
    isOwn: Bool = true, touched: [Touched], count: Int? = nil
  ) {
    self.change = change
    self.device = device ?? stamp.device
    self.isOwn = isOwn
    self.stamp = stamp
    self.undoes = undoes
    self.isRedo = isRedo
    self.touched = touched
    self.count = count ?? touched.count
  }

  /// A thing that a change affected.
  public struct Touched: Hashable, Sendable {
    /// The kind's name, `RecordKind.table`.
    public let kind: String
    /// The thing.
    public let id: RecordID
    /// Its name for people: the content of the kind's label column after the change.
    public let label: String
    /// What happened to it.
    public let action: Action

    /// A thing that a change affected.
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
    /// It existed, and was deleted.
    case deleted
  }
}
