/// The port to a store of the user's records, as versions.
///
/// One store value belongs to one thread. A reader sees one moment; a writer's change is stored as a whole or not at
/// all, and is on disk when the call returns.
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
/// A use case that may refuse decides before its first `put`, and returns the refusal as the result of the body.
public protocol Store {
  /// Reads from one moment: the present, or what was known at a stamp. A read inside a read sees the same moment.
  ///
  /// - Throws: `forgotten` when versions up to that stamp were compacted away; otherwise what the body throws, or the
  ///   reason why the store cannot be opened.
  func read<Answer>(
    knownAt stamp: Stamp?, _ body: (any StoreReader) throws(StoreError) -> Answer
  ) throws(StoreError) -> Answer

  /// The greatest stamp that the store knows: results that depend only on the store are valid while it does not change.
  /// - Throws: ``StoreError`` when the store cannot be read.
  func latestStamp() throws(StoreError) -> Stamp

  /// Writes the records of the body as one change; writes nothing if the body throws or changes nothing.
  /// - Throws: ``StoreError`` when the store cannot be written, and what the body throws.
  @discardableResult
  func write<Answer>(
    _ change: Change, _ body: (any StoreWriter) throws(StoreError) -> Answer
  ) throws(StoreError) -> Answer

  /// Writes the versions that restore the state before the change of a step.
  ///
  /// An undo is a change too, so undoing it restores what was undone. A repeated call with the same `change` undoes
  /// once.
  /// - Returns: The line of the history that was undone.
  /// - Throws: `nothingToUndo`, `nothingToRedo`, `noSuchChange`, `forgotten`, and `changedSince` if a later change that
  ///   is in effect affected the same thing.
  func undo(_ step: UndoStep, as change: Change) throws(StoreError) -> ChangeSummary

  /// The change that a step would undo; nil if there is none.
  /// - Throws: ``StoreError`` when the store cannot be read.
  func undone(by step: UndoStep) throws(StoreError) -> RecordID?

  /// The latest changes, newest first, without a number of the newest; with an id only the changes of that thing.
  /// - Parameter most: How many things of each kind a change names; the rest of them are counted without being read.
  /// - Throws: ``StoreError`` when the store cannot be read.
  func history(limit: Int, skipping: Int, of id: RecordID?, naming most: Int) throws(StoreError) -> [ChangeSummary]

  /// What a compaction would drop: versions before a stamp that were replaced before it. Writes nothing.
  /// - Throws: ``StoreError`` when the store cannot be read.
  func compactionPlan(before stamp: Stamp) throws(StoreError) -> CompactionPlan

  /// Drops what the plan for that stamp lists; the newest version of a thing and the number of its versions always
  /// stay.
  /// - Parameter progress: Called with the number of processed versions, and of all versions.
  /// - Returns: What was dropped.
  /// - Throws: ``StoreError`` when the store cannot be written.
  func compact(before stamp: Stamp, _ progress: Progress) throws(StoreError) -> CompactionPlan

  /// What an erasure of those things would remove. Writes nothing. Unknown ids are ignored.
  /// - Throws: ``StoreError`` when the store cannot be read.
  func erasurePlan(_ ids: [RecordID]) throws(StoreError) -> Erasure

  /// Removes the content of things from all their versions, from the texts of the changes that made them, and from the
  /// files of the store, including free pages. Existing things are deleted by it. It can be repeated after an error,
  /// and then completes the interrupted erasure.
  /// - Parameter removeFiles: Removes the files that the versions name: called within the transaction after everything in
  ///   it is written, and only then. So a refusal keeps the files, and until the commit the versions still name them.
  /// - Returns: What was erased.
  /// - Throws: ``StoreError`` when the store cannot be written.
  func erase(
    _ ids: [RecordID], as change: Change, removing removeFiles: () -> Void, _ progress: Progress
  ) throws(StoreError) -> Erasure

  /// What mending the clock would move. Writes nothing.
  /// - Throws: ``StoreError`` when the store cannot be read.
  func clockMendingPlan() throws(StoreError) -> ClockRepair

  /// Makes a copy of the store, and then gives new stamps, in the same order, to the rows with stamps more than 24
  /// hours ahead of the clock. Does nothing if the clock is right.
  /// - Parameter progress: Called with the number of moved rows, and of all rows to move.
  /// - Returns: What was moved.
  /// - Throws: ``StoreError`` when the store cannot be written, and `corrupt` when a row to move is damaged.
  func mendClock(_ progress: Progress) throws(StoreError) -> ClockRepair

  /// Updates the shipped regions, in one transaction, unless the fingerprint shows that they are up to date. Inside a
  /// read it does nothing.
  ///
  /// - Parameters:
  ///   - fingerprint: As `RegionText.fingerprint`, or any text that changes with the regions.
  ///   - regions: Called only if the fingerprint differs.
  /// - Returns: Whether anything was written.
  /// - Throws: ``StoreError`` when the store cannot be written.
  func seed(fingerprint: String, _ regions: () -> [RegionText]) throws(StoreError) -> Bool

  /// Writes the shipped regions again if their texts differ from the given ones although the fingerprint is the same.
  /// - Returns: The codes of the regions that were written again.
  /// - Throws: ``StoreError`` when the store cannot be written.
  func layAnew(fingerprint: String, _ regions: [RegionText]) throws(StoreError) -> [String]

  /// Checks the whole store, for `fasti doctor`.
  /// - Parameter progress: Called with the number of checked rows, and of all rows.
  /// - Complexity: Reads every page.
  /// - Throws: ``StoreError`` when the store cannot be read.
  func check(_ progress: Progress) throws(StoreError) -> StoreReport

  /// What was found when the store was opened, for the user.
  var notices: [StoreReport.Finding] { get }

  /// Copies the whole store; the copy replaces the previous one. A large change can then be reverted even without this
  /// program.
  /// - Returns: The path of the copy; nil if there is no store yet.
  /// - Throws: ``StoreError`` when the store cannot be written.
  func keepCopy() throws(StoreError) -> String?

  /// A new id that sorts after earlier ones.
  func newID() -> RecordID

  /// A change requested now, with a text that describes it.
  func newChange(_ command: String) -> Change
}

extension Store {
  /// No findings.
  public var notices: [StoreReport.Finding] { [] }

  /// Does nothing, in a store without texts of regions.
  /// - Throws: Nothing.
  public func layAnew(fingerprint: String, _ regions: [RegionText]) throws(StoreError) -> [String] { [] }

  /// Checks the whole store without reporting progress.
  /// - Throws: ``StoreError`` when the store cannot be read.
  public func check() throws(StoreError) -> StoreReport { try check(.none) }

  /// Compacts without reporting progress.
  /// - Throws: ``StoreError`` when the store cannot be written.
  public func compact(before stamp: Stamp) throws(StoreError) -> CompactionPlan { try compact(before: stamp, .none) }

  /// Erases things without files.
  /// - Throws: ``StoreError`` when the store cannot be written.
  public func erase(_ ids: [RecordID], as change: Change, _ progress: Progress) throws(StoreError) -> Erasure {
    try erase(ids, as: change, removing: {}, progress)
  }

  /// Mends the clock without reporting progress.
  /// - Throws: ``StoreError`` when the store cannot be written.
  public func mendClock() throws(StoreError) -> ClockRepair { try mendClock(.none) }

  /// The greatest stamp that the store knows.
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
  /// - Parameter kinds: What the body will ask about, as for ``StoreReader/expect(_:)``.
  /// - Throws: What the body throws; `.storage` when the store cannot be read.
  public func moment<Answer>(
    expecting kinds: [RecordKind] = [], _ body: () throws(Failure) -> Answer
  ) throws(Failure) -> Answer {
    let answer: Result<Answer, Failure>
    do throws(StoreError) {
      answer = try read { reader in
        if !kinds.isEmpty { reader.expect(kinds) }
        do throws(Failure) { return .success(try body()) } catch { return .failure(error) }
      }
    } catch {
      throw Failure(error)
    }
    return try answer.get()
  }

  /// Undoes the latest change that is in effect and is not an undo.
  /// - Throws: ``StoreError`` when the store cannot be written.
  @discardableResult
  public func undo() throws(StoreError) -> ChangeSummary {
    try undo(.back, as: newChange(ChangeAction(.undo, .change)))
  }

  /// Redoes the latest undo, unless there was a change after it.
  /// - Throws: ``StoreError`` when the store cannot be written.
  @discardableResult
  public func redo() throws(StoreError) -> ChangeSummary {
    try undo(.forward, as: newChange(ChangeAction(.undo, .change)))
  }

  /// The latest changes, newest first, with the names of all things.
  /// - Throws: ``StoreError`` when the store cannot be read.
  public func history(limit: Int, of id: RecordID? = nil) throws(StoreError) -> [ChangeSummary] {
    try history(limit: limit, skipping: 0, of: id, naming: .max)
  }

  /// Updates the shipped regions.
  /// - Throws: ``StoreError`` when the store cannot be written.
  @discardableResult
  public func seed(_ regions: [RegionText]) throws(StoreError) -> Bool {
    try seed(fingerprint: RegionText.fingerprint(regions)) { regions }
  }
}
