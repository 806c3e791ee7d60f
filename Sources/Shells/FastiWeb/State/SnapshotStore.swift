import FastiRecords

/// A store at one moment: all use cases of a request read the same snapshot, and do not write. The regions of the
/// program were updated when the server started.
struct SnapshotStore: Store {
  let reader: any StoreReader

  func read<Answer>(
    knownAt stamp: Stamp?, _ body: (any StoreReader) throws(StoreError) -> Answer
  ) throws(StoreError) -> Answer {
    // A snapshot cannot read another moment; no route asks for one.
    guard stamp == nil else { throw refusal }
    return try body(reader)
  }

  func seed(fingerprint: String, _ regions: () -> [RegionText]) throws(StoreError) -> Bool { false }

  func write<Answer>(
    _ change: Change, _ body: (any StoreWriter) throws(StoreError) -> Answer
  ) throws(StoreError) -> Answer { throw refusal }

  func undo(_ step: UndoStep, as change: Change) throws(StoreError) -> ChangeSummary { throw refusal }
  func undone(by step: UndoStep) throws(StoreError) -> RecordID? { throw refusal }
  func history(
    limit: Int, skipping: Int, of id: RecordID?, naming most: Int
  ) throws(StoreError) -> [ChangeSummary] { throw refusal }
  func compactionPlan(before stamp: Stamp) throws(StoreError) -> CompactionPlan { throw refusal }
  func compact(before stamp: Stamp, _ progress: Progress) throws(StoreError) -> CompactionPlan { throw refusal }
  func erasurePlan(_ ids: [RecordID]) throws(StoreError) -> Erasure { throw refusal }
  func erase(
    _ ids: [RecordID], as change: Change, removing removeFiles: () -> Void, _ progress: Progress
  ) throws(StoreError) -> Erasure { throw refusal }
  func clockMendingPlan() throws(StoreError) -> ClockRepair { throw refusal }
  func mendClock(_ progress: Progress) throws(StoreError) -> ClockRepair { throw refusal }
  func check(_ progress: Progress) throws(StoreError) -> StoreReport { throw refusal }
  func keepCopy() throws(StoreError) -> String? { nil }
  func newID() -> RecordID { RecordID(high: 0, low: 0) }
  func newChange(_ command: String) -> Change { Change(id: newID(), command: command, time: 0) }

  private var refusal: StoreError { .readOnly(path: "a request that only reads") }
}
