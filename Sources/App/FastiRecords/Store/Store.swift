/// The port to whatever keeps what a user writes, as versions.
///
/// One store value belongs to one thread. A reader sees one moment; a writer's work happens wholly or not at all, and is on
/// disk when the call returns.
///
/// ```swift
/// let change = store.newChange(ChangeAction(.edit, .setting, "regions.selected"))
/// try store.write(change) { writer throws(StoreError) in
///   try writer.put(Setting(key: "regions.selected", value: "SE"))
/// }
/// let selected = try store.read { reader throws(StoreError) in
///   try reader.record(Setting.self, key: "regions.selected")?.value
/// }
/// ```
///
/// A use case that may refuse decides before its first `put`, and returns the refusal as its answer.
public protocol Store {
  /// Reads from one moment: the present, or what was known at a stamp. A reading within a reading is of the same moment.
  ///
  /// - Throws: `forgotten` when versions up to that stamp were compacted away; otherwise what the body throws, or what
  ///   keeps the store from being opened.
  func read<Answer>(
    knownAt stamp: Stamp?, _ body: (any StoreReader) throws(StoreError) -> Answer
  ) throws(StoreError) -> Answer

  /// The greatest stamp the store has seen: what follows from the store alone is good as long as it stays.
  /// - Throws: ``StoreError`` when the store cannot be read.
  func latestStamp() throws(StoreError) -> Stamp

  /// Writes what the body puts, as one change; writes nothing if the body throws or puts nothing new.
  /// - Throws: ``StoreError`` when the store cannot be written, and what the body throws.
  @discardableResult
  func write<Answer>(
    _ change: Change, _ body: (any StoreWriter) throws(StoreError) -> Answer
  ) throws(StoreError) -> Answer

  /// Writes the versions that bring back the state before the change of a step.
  ///
  /// Undoing is a change too, so undoing it brings back what was undone. Asking twice with the same `change` undoes once.
  /// - Returns: The line of the history that was undone.
  /// - Throws: `nothingToUndo`, `nothingToRedo`, `noSuchChange`, `forgotten`, and `changedSince` where a later change that is in
  ///   effect touched the same thing.
  func undo(_ step: UndoStep, as change: Change) throws(StoreError) -> ChangeSummary

  /// The change that a step would undo; nil where there is none.
  /// - Throws: ``StoreError`` when the store cannot be read.
  func undone(by step: UndoStep) throws(StoreError) -> RecordID?

  /// The latest changes, newest first; with an id only those that touched that thing.
  /// - Throws: ``StoreError`` when the store cannot be read.
  func history(limit: Int, of id: RecordID?) throws(StoreError) -> [ChangeSummary]

  /// What a compaction would drop: versions before a stamp that have been replaced before it. Writes nothing.
  /// - Throws: ``StoreError`` when the store cannot be read.
  func compactionPlan(before stamp: Stamp) throws(StoreError) -> CompactionPlan

  /// Drops what the plan for that stamp lists; the newest version of a thing and the number of its versions always
  /// stay.
  /// - Parameter progress: Called with the number of versions gone through, and of all.
  /// - Returns: What was dropped.
  /// - Throws: ``StoreError`` when the store cannot be written.
  func compact(before stamp: Stamp, _ progress: Progress) throws(StoreError) -> CompactionPlan

  /// What an erasure of those things would take away. Writes nothing. Ids of which there is nothing are passed over.
  /// - Throws: ``StoreError`` when the store cannot be read.
  func erasurePlan(_ ids: [RecordID]) throws(StoreError) -> Erasure

  /// Takes the content of things out of all their versions, out of the texts of the changes that made them, and out of the
  /// files of the store, including free pages. What exists is deleted by it. It can be repeated after an error, and then
  /// completes what was interrupted.
  /// - Returns: What was erased.
  /// - Throws: ``StoreError`` when the store cannot be written.
  func erase(_ ids: [RecordID], as change: Change, _ progress: Progress) throws(StoreError) -> Erasure

  /// What mending the clock would move. Writes nothing.
  /// - Throws: ``StoreError`` when the store cannot be read.
  func clockMendingPlan() throws(StoreError) -> ClockMending

  /// Gives new stamps to what lies more than 24 hours ahead of the clock, in the same order; a copy of the store comes first.
  /// Does nothing where the clock is right.
  /// - Parameter progress: Called with the number of rows moved, and of all.
  /// - Returns: What was moved.
  /// - Throws: ``StoreError`` when the store cannot be written, and `corrupt` where a row that would move is damaged.
  func mendClock(_ progress: Progress) throws(StoreError) -> ClockMending

  /// Brings the shipped regions up to date, in one transaction, unless the fingerprint says they are. Within a reading it
  /// does nothing.
  ///
  /// - Parameters:
  ///   - fingerprint: As `RegionText.fingerprint`, or any text that changes with the regions.
  ///   - regions: Asked only when the fingerprint differs.
  /// - Returns: Whether anything was written.
  /// - Throws: ``StoreError`` when the store cannot be written.
  func seed(fingerprint: String, _ regions: () -> [RegionText]) throws(StoreError) -> Bool

  /// Lays the shipped regions anew where their texts are not those given, though the fingerprint says they are.
  /// - Returns: The codes of those that were laid anew.
  /// - Throws: ``StoreError`` when the store cannot be written.
  func layAnew(fingerprint: String, _ regions: [RegionText]) throws(StoreError) -> [String]

  /// Checks the whole store, for `fasti doctor`.
  /// - Parameter progress: Called with the number of rows checked, and of all.
  /// - Complexity: Reads every page.
  /// - Throws: ``StoreError`` when the store cannot be read.
  func check(_ progress: Progress) throws(StoreError) -> StoreReport

  /// What was found as the store was opened, and the user has to know.
  var notices: [StoreReport.Finding] { get }

  /// Copies the whole store, replacing the previous copy, so that a large change can be reverted even without this
  /// program.
  /// - Returns: Where the copy is; nil where there is no store yet.
  /// - Throws: ``StoreError`` when the store cannot be written.
  func keepCopy() throws(StoreError) -> String?

  /// A new id, sorting after those made before it.
  func newID() -> RecordID

  /// A change requested now, with the text that says what it does.
  func newChange(_ command: String) -> Change
}

extension Store {
  /// Nothing.
  public var notices: [StoreReport.Finding] { [] }

  /// Nothing, in a store that keeps no texts of regions.
  /// - Throws: Nothing.
  public func layAnew(fingerprint: String, _ regions: [RegionText]) throws(StoreError) -> [String] { [] }

  /// Checks the whole store, and tells no progress.
  /// - Throws: ``StoreError`` when the store cannot be read.
  public func check() throws(StoreError) -> StoreReport { try check(.none) }

  /// Compacts, and tells no progress.
  /// - Throws: ``StoreError`` when the store cannot be written.
  public func compact(before stamp: Stamp) throws(StoreError) -> CompactionPlan { try compact(before: stamp, .none) }

  /// Mends the clock, and tells no progress.
  /// - Throws: ``StoreError`` when the store cannot be written.
  public func mendClock() throws(StoreError) -> ClockMending { try mendClock(.none) }

  /// The greatest stamp the store has seen.
  /// - Throws: ``StoreError`` when the store cannot be read.
  public func latestStamp() throws(StoreError) -> Stamp {
    try read { reader throws(StoreError) in try reader.latestStamp() }
  }

  /// Reads from the present.
  /// - Throws: ``StoreError`` when the store cannot be read, and what the body throws.
  public func read<Answer>(
    _ body: (any StoreReader) throws(StoreError) -> Answer
  ) throws(StoreError) -> Answer {
    try read(knownAt: nil, body)
  }

  /// Runs use cases that all see one moment: what reads from this store within the body reads from that moment.
  /// - Throws: What the body throws; `.storage` when the store cannot be read.
  public func moment<Answer>(_ body: () throws(Failure) -> Answer) throws(Failure) -> Answer {
    let answer: Result<Answer, Failure>
    do throws(StoreError) {
      answer = try read { _ in
        do throws(Failure) { return .success(try body()) } catch { return .failure(error) }
      }
    } catch {
      throw Failure(error)
    }
    return try answer.get()
  }

  /// Undoes the latest change that is in effect and is not an undoing.
  /// - Throws: ``StoreError`` when the store cannot be written.
  @discardableResult
  public func undo() throws(StoreError) -> ChangeSummary {
    try undo(.back, as: newChange(ChangeAction(.undo, .change)))
  }

  /// Takes back the latest undoing, unless something was changed since.
  /// - Throws: ``StoreError`` when the store cannot be written.
  @discardableResult
  public func redo() throws(StoreError) -> ChangeSummary {
    try undo(.forward, as: newChange(ChangeAction(.undo, .change)))
  }

  /// The latest changes, newest first.
  /// - Throws: ``StoreError`` when the store cannot be read.
  public func history(limit: Int) throws(StoreError) -> [ChangeSummary] { try history(limit: limit, of: nil) }

  /// Brings the shipped regions up to date.
  /// - Throws: ``StoreError`` when the store cannot be written.
  @discardableResult
  public func seed(_ regions: [RegionText]) throws(StoreError) -> Bool {
    try seed(fingerprint: RegionText.fingerprint(regions)) { regions }
  }
}
