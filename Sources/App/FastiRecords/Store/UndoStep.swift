/// Which change to undo.
public enum UndoStep: Hashable, Sendable {
  /// The latest change made in this store that is in effect and is not an undoing, so that each step goes one change further
  /// back. What was merged goes with the change that brought it.
  case back
  /// The latest undoing made in this store, unless something was changed in it since: the way forward again.
  case forward
  /// The change of that id, which may be an undoing.
  case change(RecordID)
}

/// Tells of changes, asked from the newest back, which of them are in effect.
public struct UndoTrail {
  private var undone: Set<RecordID> = []

  /// Nothing was asked yet.
  public init() {}

  /// Whether no later change that is in effect undoes a change, or the one that brought it.
  /// - Parameters:
  ///   - target: The change that it undoes itself; nil for none.
  ///   - bringer: The change that brought it, where it was made elsewhere.
  public mutating func isInEffect(
    _ change: RecordID, undoing target: RecordID?, broughtBy bringer: RecordID? = nil
  ) -> Bool {
    if undone.contains(change) || bringer.map(undone.contains) == true { return false }
    if let target { undone.insert(target) }
    return true
  }
}
