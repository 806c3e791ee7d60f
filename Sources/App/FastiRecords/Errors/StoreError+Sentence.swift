public import FastiCivil

extension StoreError: CustomStringConvertible {
  /// The sentence in English.
  public var description: String { sentence.description }

  /// The sentence of the error.
  public var sentence: Sentence {
    switch self {
    case .locked(let path, let seconds): Sentence(.storeLocked, .path(path), .number(seconds))
    case .full(let path): Sentence(.storeFull, .path(path))
    case .readOnly(let path): Sentence(.storeReadOnly, .path(path))
    case .noPermission(let path): Sentence(.storeNoPermission, .path(path))
    case .noFolder(let path, let reason): Sentence(.storeNoFolder, .path(path), reason.part)
    case .ioError(let path, let detail): Sentence(.storeIoError, .path(path), detail.part)
    case .corrupt(let path, let detail): Sentence(.storeCorrupt, .path(path), detail.part)
    case .notAStore(let path): Sentence(.storeNotAStore, .path(path))
    case .newer(let path, let version, let supported):
      Sentence(.storeNewer, .path(path), .number(version), .number(supported))
    case .refusedStamp(let stamp, let limit): Sentence(.storeRefusedStamp, .text("\(stamp)"), .text("\(limit)"))
    case .conflictingVersion(let kind, let id, let stamp):
      Sentence(.storeConflict, .text(kind), .text("\(id)"), .text("\(stamp)"))
    case .refusedRecord(let kind, let detail): Sentence(.storeRefusedRecord, .text(kind), detail.part)
    case .nothingToUndo: Sentence(.storeNothingToUndo)
    case .nothingToRedo: Sentence(.storeNothingToRedo)
    case .noSuchChange(let id): Sentence(.thingChange, .text("\(id)"))
    case .changedSince(_, let name): Sentence(.storeChangedSince, name)
    case .changedMeanwhile: Sentence(.storeChangedMeanwhile)
    case .forgotten(let before): Sentence(.storeForgotten, .text("\(before)"))
    case .unreachable(let database, let detail): Sentence(.storeUnreachable, .path(database), .detail(detail))
    case .loginRefused(let database, let detail): Sentence(.storeLoginRefused, .path(database), .detail(detail))
    case .noTables(let database): Sentence(.storeNoTables, .path(database))
    case .older(let path, let version, let needed):
      Sentence(.storeOlder, .path(path), .number(version), .number(needed))
    case .keeperMissing(let database): Sentence(.storeKeeperMissing, .path(database))
    case .noSpace(let database): Sentence(.storeNoSpace, .path(database))
    case .badAddress: Sentence(.storeBadAddress)
    case .inUse(let path): Sentence(.storeInUse, .path(path))
    case .severalSpaces(let database): Sentence(.storeSeveralSpaces, .path(database))
    case .statementRefused(let database, let detail):
      Sentence(.storeStatementRefused, .path(database), .detail(detail))
    case .outcomeUnknown(let database, let detail):
      Sentence(.storeOutcomeUnknown, .path(database), .detail(detail))
    case .elsewhere(let database, let keeper): Sentence(.storeElsewhere, .path(database), .path(keeper))
    case .shard(let database, let fault): fault.sentence(database)
    }
  }
}

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
    case .nothingToRedo: "nothing-to-redo"
    case .noSuchChange: "no-such-change"
    case .changedSince: "changed-since"
    case .changedMeanwhile: "changed-meanwhile"
    case .forgotten: "forgotten"
    case .unreachable: "database-unreachable"
    case .loginRefused: "database-login-refused"
    case .noTables: "database-no-tables"
    case .older: "store-older"
    case .keeperMissing: "database-keeper-missing"
    case .noSpace: "database-no-space"
    case .badAddress: "database-address"
    case .inUse: "store-in-use"
    case .severalSpaces: "database-several-spaces"
    case .statementRefused: "database-statement-refused"
    case .outcomeUnknown: "database-outcome-unknown"
    case .elsewhere: "database-elsewhere"
    case .shard: "partition-not-moved"
    }
  }

  /// Whether the storage is at fault (exit status 7), and not the request.
  public var isStorage: Bool {
    switch self {
    case .locked, .full, .readOnly, .noPermission, .noFolder, .ioError, .corrupt, .notAStore, .newer, .unreachable,
      .loginRefused, .noTables, .older, .keeperMissing, .noSpace, .badAddress, .severalSpaces, .statementRefused,
      .outcomeUnknown, .elsewhere:
      true
    case .inUse, .refusedStamp, .conflictingVersion, .refusedRecord, .nothingToUndo, .nothingToRedo, .noSuchChange,
      .changedSince, .changedMeanwhile, .forgotten, .shard:
      false
    }
  }
}
