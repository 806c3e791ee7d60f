import FastiApp

/// A store that notes which change was asked for last, so that a command can say whether it changed anything.
final class NotingStore: Store {
  private let base: any Store
  private var last: RecordID?

  init(_ base: any Store) { self.base = base }

  /// Whether the change asked for last was written: what is there already writes nothing.
  /// - Throws: `.storage`.
  func hasWritten() throws(Failure) -> Bool {
    guard let last else { return false }
    do { return try base.read { reader throws(StoreError) in try reader.knows(last) } } catch { throw Failure(error) }
  }

  func newChange(_ command: String) -> Change {
    let change = base.newChange(command)
    last = change.id
    return change
  }

  func newID() -> RecordID { base.newID() }

  func read<Answer>(
    knownAt stamp: Stamp?, _ body: (any StoreReader) throws(StoreError) -> Answer
  ) throws(StoreError) -> Answer { try base.read(knownAt: stamp, body) }

  func write<Answer>(
    _ change: Change, _ body: (any StoreWriter) throws(StoreError) -> Answer
  ) throws(StoreError) -> Answer { try base.write(change, body) }

  func undo(_ target: RecordID?, as change: Change) throws(StoreError) -> ChangeSummary {
    try base.undo(target, as: change)
  }
  func history(limit: Int, of id: RecordID?) throws(StoreError) -> [ChangeSummary] {
    try base.history(limit: limit, of: id)
  }
  func compactionPlan(before stamp: Stamp) throws(StoreError) -> CompactionPlan {
    try base.compactionPlan(before: stamp)
  }
  func compact(before stamp: Stamp) throws(StoreError) -> CompactionPlan { try base.compact(before: stamp) }
  func seed(fingerprint: String, _ regions: () -> [RegionText]) throws(StoreError) -> Bool {
    try base.seed(fingerprint: fingerprint, regions)
  }
  func check() throws(StoreError) -> StoreReport { try base.check() }
  func keepCopy() throws(StoreError) -> String? { try base.keepCopy() }
}
