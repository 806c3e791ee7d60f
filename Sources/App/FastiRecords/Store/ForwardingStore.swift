/// A store that wraps another one; the wrapped store does what the outer one does not implement.
public protocol ForwardingStore: Store {
  /// The wrapped store.
  var base: any Store { get }
}

extension ForwardingStore {
  /// Reads from the wrapped store.
  /// - Throws: What the wrapped store throws.
  public func read<Answer>(
    knownAt stamp: Stamp?, _ body: (any StoreReader) throws(StoreError) -> Answer
  ) throws(StoreError) -> Answer { try base.read(knownAt: stamp, body) }

  /// Writes to the wrapped store.
  /// - Throws: What the wrapped store throws.
  @discardableResult
  public func write<Answer>(
    _ change: Change, _ body: (any StoreWriter) throws(StoreError) -> Answer
  ) throws(StoreError) -> Answer { try base.write(change, body) }

  /// Undoes a change of the wrapped store.
  /// - Throws: What the wrapped store throws.
  public func undo(_ step: UndoStep, as change: Change) throws(StoreError) -> ChangeSummary {
    try base.undo(step, as: change)
  }

  /// The change of the wrapped store that a step would undo.
  /// - Throws: What the wrapped store throws.
  public func undone(by step: UndoStep) throws(StoreError) -> RecordID? { try base.undone(by: step) }

  /// The history of the wrapped store.
  /// - Throws: What the wrapped store throws.
  public func history(
    limit: Int, skipping: Int, of id: RecordID?, naming most: Int
  ) throws(StoreError) -> [ChangeSummary] {
    try base.history(limit: limit, skipping: skipping, of: id, naming: most)
  }

  /// What a compaction of the wrapped store would drop.
  /// - Throws: What the wrapped store throws.
  public func compactionPlan(before stamp: Stamp) throws(StoreError) -> CompactionPlan {
    try base.compactionPlan(before: stamp)
  }

  /// Compacts the wrapped store.
  /// - Throws: What the wrapped store throws.
  public func compact(before stamp: Stamp, _ progress: Progress) throws(StoreError) -> CompactionPlan {
    try base.compact(before: stamp, progress)
  }

  /// What an erasure in the wrapped store would remove.
  /// - Throws: What the wrapped store throws.
  public func erasurePlan(_ ids: [RecordID]) throws(StoreError) -> Erasure { try base.erasurePlan(ids) }

  /// Erases in the wrapped store.
  /// - Throws: What the wrapped store throws.
  public func erase(
    _ ids: [RecordID], as change: Change, removing removeFiles: () -> Void, _ progress: Progress
  ) throws(StoreError) -> Erasure { try base.erase(ids, as: change, removing: removeFiles, progress) }

  /// What mending the clock of the wrapped store would move.
  /// - Throws: What the wrapped store throws.
  public func clockMendingPlan() throws(StoreError) -> ClockRepair { try base.clockMendingPlan() }

  /// Mends the clock of the wrapped store.
  /// - Throws: What the wrapped store throws.
  public func mendClock(_ progress: Progress) throws(StoreError) -> ClockRepair { try base.mendClock(progress) }

  /// Updates the shipped regions of the wrapped store.
  /// - Throws: What the wrapped store throws.
  public func seed(fingerprint: String, _ regions: () -> [RegionText]) throws(StoreError) -> Bool {
    try base.seed(fingerprint: fingerprint, regions)
  }

  /// Writes the shipped regions of the wrapped store again.
  /// - Throws: What the wrapped store throws.
  public func layAnew(fingerprint: String, _ regions: [RegionText]) throws(StoreError) -> [String] {
    try base.layAnew(fingerprint: fingerprint, regions)
  }

  /// Checks the wrapped store.
  /// - Throws: What the wrapped store throws.
  public func check(_ progress: Progress) throws(StoreError) -> StoreReport { try base.check(progress) }

  /// What was found when the wrapped store was opened.
  public var notices: [StoreReport.Finding] { base.notices }

  /// Copies the wrapped store.
  /// - Throws: What the wrapped store throws.
  public func keepCopy() throws(StoreError) -> String? { try base.keepCopy() }

  /// A new id of the wrapped store.
  public func newID() -> RecordID { base.newID() }

  /// A change of the wrapped store.
  public func newChange(_ command: String) -> Change { base.newChange(command) }
}
