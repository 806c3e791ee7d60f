import FastiCivil

/// Why devices cannot sync.
public enum SyncCause: Hashable, Sendable {
  /// The folder has changes, but not the file that says how they are written.
  case noDescription
  /// That file cannot be read.
  case malformedDescription
  /// The folder is in a format of a later program.
  case laterFormat(Int)
  /// The pass-phrase is another one than that of the folder.
  case wrongPhrase
  /// This program cannot encrypt.
  case noEncryption
  /// The folder is encrypted already.
  case encrypted
  /// Both the store and the folder contain something, which would be merged: changes here, segments there.
  case bothHold(here: Int, there: Int)
  /// The store does not sync with that folder.
  case notJoined
  /// The store syncs with several folders or none, so one has to be named.
  case nameFolder
  /// The data are in a database, and only a data folder syncs with folders.
  case inDatabase
  /// No conflict has that name.
  case noConflict
  /// What was written here lies that many hours ahead, so others would refuse it.
  case ahead(hours: Int)
}

extension SyncCause {
  var sort: FailureSort {
    switch self {
    case .noDescription: .notFound("no-description")
    case .malformedDescription: "malformed-description"
    case .laterFormat: .refused("later-format")
    case .wrongPhrase: .refused("wrong-pass-phrase")
    case .noEncryption: .storage("no-encryption")
    case .encrypted: .refused("folder-encrypted")
    case .bothHold: .refused("both-hold")
    case .notJoined, .nameFolder: .notFound("not-joined")
    case .inDatabase: .refused("sync-in-database")
    case .noConflict: .notFound("no-such-conflict")
    case .ahead: .refused("clock-ahead")
    }
  }

  var sentence: Sentence {
    switch self {
    case .noDescription: Sentence(.syncNoDescription)
    case .malformedDescription: Sentence(.syncMalformedDescription)
    case .laterFormat(let format): Sentence(.syncLaterFormat, .number(format))
    case .wrongPhrase: Sentence(.syncWrongPhrase)
    case .noEncryption: Sentence(.syncNoEncryption)
    case .encrypted: Sentence(.syncEncrypted)
    case .bothHold(let here, let there): Sentence(.syncBothHold, .number(here), .number(there))
    case .notJoined: Sentence(.syncNotJoined)
    case .nameFolder: Sentence(.syncNameFolder)
    case .inDatabase: Sentence(.syncInDatabase)
    case .noConflict: Sentence(.syncNoConflict)
    case .ahead(let hours): Sentence(.syncAhead, .number(hours))
    }
  }

  var hint: Failure.Hint? {
    switch self {
    case .noDescription, .malformedDescription: .words(.hintSyncWait)
    case .laterFormat: .words(.hintNewerProgram)
    case .wrongPhrase: .words(.hintSyncPhrase)
    default: nil
    }
  }
}
