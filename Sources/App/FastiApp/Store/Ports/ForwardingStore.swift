/// A store in front of another: what it does not do itself, the one behind it does.
public protocol ForwardingStore: Store {
  /// The store behind it.
  var base: any Store { get }
}

extension ForwardingStore {
  public func read<Answer>(
    knownAt stamp: Stamp?, _ body: (any StoreReader) throws(StoreError) -> Answer
  ) throws(StoreError) -> Answer { try base.read(knownAt: stamp, body) }

  @discardableResult
  public func write<Answer>(
    _ change: Change, _ body: (any StoreWriter) throws(StoreError) -> Answer
  ) throws(StoreError) -> Answer { try base.write(change, body) }

  public func undo(_ target: RecordID?, as change: Change) throws(StoreError) -> ChangeSummary {
    try base.undo(target, as: change)
  }

  public func history(limit: Int, of id: RecordID?) throws(StoreError) -> [ChangeSummary] {
    try base.history(limit: limit, of: id)
  }

  public func compactionPlan(before stamp: Stamp) throws(StoreError) -> CompactionPlan {
    try base.compactionPlan(before: stamp)
  }

  public func compact(before stamp: Stamp) throws(StoreError) -> CompactionPlan { try base.compact(before: stamp) }

  public func seed(fingerprint: String, _ regions: () -> [RegionText]) throws(StoreError) -> Bool {
    try base.seed(fingerprint: fingerprint, regions)
  }

  public func check() throws(StoreError) -> StoreReport { try base.check() }

  public func keepCopy() throws(StoreError) -> String? { try base.keepCopy() }

  public func newID() -> RecordID { base.newID() }

  public func newChange(_ command: String) -> Change { base.newChange(command) }
}
