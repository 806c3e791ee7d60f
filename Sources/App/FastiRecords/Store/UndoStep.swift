/// Which change to undo.
public enum UndoStep: Hashable, Sendable {
  /// The latest change made in this store that is in effect and is not an undo, so that each step goes one change
  /// further back. Merged changes are undone with the change that brought them.
  case back
  /// The latest undo made in this store, unless the store was changed after it; this redoes the change.
  case forward
  /// The change with that id, which may be an undo.
  case change(RecordID)
}

extension UndoStep {
  /// The error when there is nothing to undo.
  package var nothing: StoreError {
    switch self {
    case .back: .nothingToUndo
    case .forward: .nothingToRedo
    case .change(let id): .noSuchChange(id)
    }
  }
}

/// How a change affects the changes before it.
package enum UndoTurn {
  /// It undoes no change.
  case none
  /// It undoes a change.
  case undo
  /// It undoes an undo, or the undo of a redo: an earlier change applies again.
  case redo

  /// The effect of a change that undoes another.
  /// - Parameters:
  ///   - undone: The change that it undoes; nil for none.
  ///   - target: Finds the change that a change undid; nil if that was compacted away.
  /// - Throws: What `target` throws.
  package init(
    undoing undone: RecordID?, target: (RecordID) throws(StoreError) -> RecordID?
  ) throws(StoreError) {
    self = .none
    // What a stranger wrote may undo itself.
    var (undone, seen): (RecordID?, Set<RecordID>) = (undone, [])
    while let id = undone, seen.insert(id).inserted {
      self = self == .undo ? .redo : .undo
      undone = try target(id)
    }
  }
}

/// Finds which changes are in effect. It is called for each change, from the newest to the oldest.
public struct UndoTrail {
  private var undone: Set<RecordID> = []

  /// A trail before the newest change.
  public init() {}

  /// Whether neither a change nor the one that brought it is undone by a later change in effect.
  /// - Parameters:
  ///   - target: The change that it undid itself; nil for none.
  ///   - bringer: The change that brought it, if it was made on another device.
  public mutating func isInEffect(
    _ change: RecordID, undoing target: RecordID?, broughtBy bringer: RecordID? = nil
  ) -> Bool {
    if undone.contains(change) || bringer.map(undone.contains) == true { return false }
    if let target { undone.insert(target) }
    return true
  }
}
