/// A store in front of another: what it does not do itself, the one behind it does.
public protocol ForwardingStore: Store {
  /// The store behind it.
  var base: any Store { get }
}

extension ForwardingStore {
  /// Reads from the store behind it.
  /// - Throws: What the store behind it throws.
  public func read<Answer>(
    knownAt stamp: Stamp?, _ body: (any StoreReader) throws(StoreError) -> Answer
  ) throws(StoreError) -> Answer { try base.read(knownAt: stamp, body) }

  /// Writes to the store behind it.
  /// - Throws: What the store behind it throws.
  @discardableResult
  public func write<Answer>(
    _ change: Change, _ body: (any StoreWriter) throws(StoreError) -> Answer
  ) throws(StoreError) -> Answer { try base.write(change, body) }

  /// Takes back a change of the store behind it.
  /// - Throws: What the store behind it throws.
  public func undo(_ target: RecordID?, as change: Change) throws(StoreError) -> ChangeSummary {
    try base.undo(target, as: change)
  }

  /// The history of the store behind it.
  /// - Throws: What the store behind it throws.
  public func history(limit: Int, of id: RecordID?) throws(StoreError) -> [ChangeSummary] {
    try base.history(limit: limit, of: id)
  }

  /// What a compaction of the store behind it would drop.
  /// - Throws: What the store behind it throws.
  public func compactionPlan(before stamp: Stamp) throws(StoreError) -> CompactionPlan {
    try base.compactionPlan(before: stamp)
  }

  /// Compacts the store behind it.
  /// - Throws: What the store behind it throws.
  public func compact(before stamp: Stamp) throws(StoreError) -> CompactionPlan { try base.compact(before: stamp) }

  /// Brings the shipped regions of the store behind it up to date.
  /// - Throws: What the store behind it throws.
  public func seed(fingerprint: String, _ regions: () -> [RegionText]) throws(StoreError) -> Bool {
    try base.seed(fingerprint: fingerprint, regions)
  }

  /// Lays the shipped regions of the store behind it anew.
  /// - Throws: What the store behind it throws.
  public func layAnew(fingerprint: String, _ regions: [RegionText]) throws(StoreError) -> [String] {
    try base.layAnew(fingerprint: fingerprint, regions)
  }

  /// Looks the store behind it over.
  /// - Throws: What the store behind it throws.
  public func check() throws(StoreError) -> StoreReport { try base.check() }

  /// Copies the store behind it.
  /// - Throws: What the store behind it throws.
  public func keepCopy() throws(StoreError) -> String? { try base.keepCopy() }

  /// A new id of the store behind it.
  public func newID() -> RecordID { base.newID() }

  /// A change of the store behind it.
  public func newChange(_ command: String) -> Change { base.newChange(command) }
}
