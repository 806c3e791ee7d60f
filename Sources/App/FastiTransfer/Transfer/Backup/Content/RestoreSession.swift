import FastiRecords

/// The state of a restore: its reader, its writer, and the fate of each thing so far.
///
/// Without a writer it only finds the fates. A run with the `copies` of an earlier run uses the same ids, so the result
/// is the one that was shown.
struct RestoreSession {
  let reader: any StoreReader
  let writer: (any StoreWriter)?
  let choose: (RestoreConflict) -> RestoreChoice
  let newID: () -> RecordID
  private let progress: (_ things: Int) -> Void
  private var done = 0
  /// When the restore was requested, in milliseconds of Unix time.
  let now: Int64
  /// Attachments whose file exists in the folder with other bytes: they get a new id.
  let differing: Set<RecordID>
  /// Things that get another id.
  var copies: [RecordID: RecordID]
  /// Things that are left out.
  private(set) var skipped: Set<RecordID> = []
  /// The fate of each thing.
  private(set) var fates = RestoredThings()
  /// The files to copy: their paths in the archive, by their names in the folder.
  private(set) var files: [String: String] = [:]

  init(
    reader: any StoreReader, writer: (any StoreWriter)?, now: Int64, differing: Set<RecordID>,
    copies: [RecordID: RecordID], newID: @escaping () -> RecordID,
    choose: @escaping (RestoreConflict) -> RestoreChoice, progress: @escaping (_ things: Int) -> Void
  ) {
    self.progress = progress
    self.reader = reader
    self.writer = writer
    self.choose = choose
    self.newID = newID
    self.now = now
    self.differing = differing
    self.copies = copies
  }

  /// Adds the fate of a thing.
  mutating func note(_ kind: RecordKind, _ id: RecordID, _ label: String, _ fate: RestoredThing.Fate) {
    done += 1
    progress(done)
    if fate == .skipped { skipped.insert(id) }
    fates.note(RestoredThing(kind: kind.table, id: id, label: label, fate: fate))
  }

  /// Records that the store and the backup have different contents of a thing with one stamp; both are kept.
  mutating func double(_ kind: RecordKind, _ id: RecordID, _ label: String) {
    fates.note(doubled: RestoredThing(kind: kind.table, id: id, label: label, fate: .both))
  }

  /// Records a version that was refused.
  mutating func refuse(_ kind: RecordKind, _ id: RecordID, _ label: String, _ error: StoreError) {
    fates.note(refused: RefusedVersion(kind: kind.table, id: id, label: label, error: error))
  }

  /// The new id of a thing that cannot keep its own.
  mutating func copyID(of id: RecordID) -> RecordID {
    if let copy = copies[id] { return copy }
    let copy = newID()
    copies[id] = copy
    return copy
  }

  /// The result, without reader and writer, which are valid only during their transaction.
  struct Outcome {
    let fates: RestoredThings
    let files: [String: String]
    let copies: [RecordID: RecordID]
    let differing: Set<RecordID>
  }

  /// The result.
  var outcome: Outcome { Outcome(fates: fates, files: files, copies: copies, differing: differing) }

  /// Records that a file of the archive is needed.
  mutating func bring(_ path: String, as name: String) { files[name] = path }
}
