extension StoreError {
  /// A short name for machines, which never changes: `store-locked`.
  public var code: String {
    switch self {
    case .locked: "store-locked"
    case .full: "store-full"
    case .readOnly: "store-read-only"
    case .noPermission: "store-no-permission"
    case .noFolder: "store-no-folder"
    case .ioError: "store-io-error"
    case .corrupt: "store-corrupt"
    case .notAStore: "store-foreign"
    case .newer: "store-newer"
    case .refusedStamp: "stamp-refused"
    case .conflictingVersion: "version-conflict"
    case .refusedRecord: "record-refused"
    case .nothingToUndo: "nothing-to-undo"
    case .noSuchChange: "no-such-change"
    case .changedSince: "changed-since"
    case .changedMeanwhile: "changed-meanwhile"
    case .forgotten: "forgotten"
    }
  }

  /// What was wrong, for people, on one line and without a full stop.
  public var message: String {
    switch self {
    case .locked(let path, let seconds): "another program has held \(path) for more than \(seconds) s"
    case .full(let path): "the disk is full: \(path) could not be written, and nothing was changed"
    case .readOnly(let path): "\(path) is read-only: it can be read, but nothing was written"
    case .noPermission(let path): "this user may not open \(path)"
    case .noFolder(let path, let reason): "the folder \(path) cannot be made: \(reason)"
    case .ioError(let path, let detail): "the disk failed on \(path): \(detail)"
    case .corrupt(let path, let detail): "\(path) is damaged: \(detail)"
    case .notAStore(let path): "\(path) is not a Fasti store, and was left as it is"
    case .newer(let path, let version, let supported):
      "\(path) has version \(version), this program knows up to \(supported); it was left as it is"
    case .refusedStamp(let stamp, let limit): "the stamp \(stamp) is more than 24 hours ahead (limit \(limit))"
    case .conflictingVersion(let kind, let id, let stamp): "two versions of \(kind) \(id) have the stamp \(stamp)"
    case .refusedRecord(let kind, let detail): "a \(kind) was refused by its table: \(detail)"
    case .nothingToUndo: "there is nothing to undo"
    case .noSuchChange(let id): "there is no change \(id)"
    case .changedSince(let kind, let label): "a later change touched the \(kind) \(label) too"
    case .changedMeanwhile(let kind): "the \(kind) was changed meanwhile"
    case .forgotten(let before): "what was before \(before) was compacted away"
    }
  }

  /// What to do next, where something is known to help.
  public var hint: String? {
    switch self {
    case .locked: "wait for the other program, then try again"
    case .full: "make room on the disk, then try again"
    case .readOnly: "choose a folder that can be written: --data DIR"
    case .noPermission: "chmod u+rw on it, or choose another folder: --data DIR"
    case .noFolder: "choose another folder: --data DIR"
    case .ioError, .corrupt: "fasti doctor"
    case .notAStore: "move it away, or choose another folder: --data DIR"
    case .newer: "update fasti"
    case .refusedStamp: "set the clock of the device that wrote it"
    case .conflictingVersion: "delete the file named device on one of the two devices"
    case .changedSince: "fasti undo, for the later change first"
    case .noSuchChange: "fasti history"
    case .changedMeanwhile: "load the page again"
    case .refusedRecord, .nothingToUndo, .forgotten: nil
    }
  }

  /// Whether the fault is the storage's (exit status 7), and not what was asked for.
  public var isStorage: Bool {
    switch self {
    case .locked, .full, .readOnly, .noPermission, .noFolder, .ioError, .corrupt, .notAStore, .newer: true
    case .refusedStamp, .conflictingVersion, .refusedRecord, .nothingToUndo, .noSuchChange, .changedSince,
      .changedMeanwhile, .forgotten:
      false
    }
  }
}
