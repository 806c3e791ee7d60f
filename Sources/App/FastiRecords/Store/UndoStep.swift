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

extension UndoStep {
  /// The error where there is nothing to undo.
  package var nothing: StoreError {
    switch self {
    case .back: .nothingToUndo
    case .forward: .nothingToRedo
    case .change(let id): .noSuchChange(id)
    }
  }
}

/// What a change does to the changes before it.
package enum UndoTurn {
  /// It undoes none.
  case none
  /// It undoes a change.
  case undo
  /// It undoes an undo, or the undo of a redo: an earlier change applies again.
  case redo

  /// What a change does that undoes another.
  /// - Parameters:
  ///   - undone: The change that it undoes; nil for none.
  ///   - target: Finds the change that a change undid; nil where that was compacted away.
  /// - Throws: What `target` throws.
  package init(
    undoing undone: RecordID?, target: (RecordID) throws(StoreError) -> RecordID?
  ) throws(StoreError) {
    self = .none
    var undone = undone
    while let id = undone {
      self = self == .undo ? .redo : .undo
      undone = try target(id)
    }
  }
}

/// Finds which changes are in effect. They are asked for from the newest to the oldest.
public struct UndoTrail {
  private var undone: Set<RecordID> = []

  /// A trail before the newest change.
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
