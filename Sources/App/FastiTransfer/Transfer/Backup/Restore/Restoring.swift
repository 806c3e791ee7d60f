import FastiRecords

/// A restore on its way: where it reads, where it writes, and what has become of each thing so far.
///
/// Without a writer it only says what would become of them. The same ids are given when it is run again with the
/// `copies` of that run, so what was shown is what happens.
struct Restoring {
  let reader: any StoreReader
  let writer: (any StoreWriter)?
  let choose: (RestoreConflict) -> RestoreChoice
  let newID: () -> RecordID
  /// When the restore was asked for, in milliseconds of Unix time.
  let now: Int64
  /// Attachments whose file the folder has already, with other bytes: they come in under a new id.
  let differing: Set<RecordID>
  /// Things that come in under another id.
  var copies: [RecordID: RecordID]
  /// Things of which nothing comes in.
  private(set) var skipped: Set<RecordID> = []
  /// What became of each thing.
  private(set) var fates = RestoredThings()
  /// The files to bring: where they are in the archive, by their name in the folder.
  private(set) var files: [String: String] = [:]

  init(
    reader: any StoreReader, writer: (any StoreWriter)?, now: Int64, differing: Set<RecordID>,
    copies: [RecordID: RecordID], newID: @escaping () -> RecordID,
    choose: @escaping (RestoreConflict) -> RestoreChoice
  ) {
    self.reader = reader
    self.writer = writer
    self.choose = choose
    self.newID = newID
    self.now = now
    self.differing = differing
    self.copies = copies
  }

  /// Notes what became of a thing.
  mutating func note(_ kind: RecordKind, _ id: RecordID, _ label: String, _ fate: RestoredThing.Fate) {
    if fate == .skipped { skipped.insert(id) }
    fates.note(RestoredThing(kind: kind.table, id: id, label: label, fate: fate))
  }

  /// The id a thing comes in under when it cannot have its own.
  mutating func copyID(of id: RecordID) -> RecordID {
    if let copy = copies[id] { return copy }
    let copy = newID()
    copies[id] = copy
    return copy
  }

  /// What it came to, without reader and writer, which live no longer than their transaction.
  struct Told {
    let fates: RestoredThings
    let files: [String: String]
    let copies: [RecordID: RecordID]
    let differing: Set<RecordID>
  }

  /// What it came to.
  var told: Told { Told(fates: fates, files: files, copies: copies, differing: differing) }

  /// Notes that a file of the archive is needed.
  mutating func bring(_ path: String, as name: String) { files[name] = path }
}
