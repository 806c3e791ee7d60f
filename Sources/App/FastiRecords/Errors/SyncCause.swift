import FastiCivil

/// Why devices cannot sync.
public enum SyncCause: Hashable, Sendable {
  /// The folder has changes, but lacks the file that describes their format.
  case noDescription
  /// That file cannot be read.
  case malformedDescription
  /// The folder has the format of a later version of the program.
  case laterFormat(Int)
  /// The pass-phrase is not that of the folder.
  case wrongPhrase
  /// This program cannot encrypt.
  case noEncryption
  /// The folder is encrypted already.
  case encrypted
  /// Both the store and the folder have content that would be merged: `here` changes and `there` segments.
  case bothHold(here: Int, there: Int)
  /// The store does not sync with that folder.
  case notJoined
  /// The store syncs with several folders or with none, so the folder must be named.
  case nameFolder
  /// No conflict has that name.
  case noConflict
  /// The stamps of this store are that many hours ahead, so other devices would refuse them.
  case ahead(hours: Int)
  /// The text is not the address of a sync server.
  case malformedAddress
  /// The server does not answer; the cause is from the library.
  case serverAway(NetworkCause)
  /// The server's key is not the one in its address.
  case wrongKey
  /// The address has no key, and this machine does not trust the certificate of the server.
  case untrusted
  /// The server answers with a status without a more specific cause.
  case answered(Int)
  /// The answer of the server to that request is not one of this program.
  case badAnswer(String)
  /// An answer is larger than that many megabytes.
  case tooLarge(megabytes: Int)
  /// The server uses a later version of the protocol.
  case laterProtocol(Int)
  /// The code was mistyped, has been used, or is too old.
  case wrongCode
  /// The server does not know this device.
  case unknownDevice
  /// The server has revoked this device.
  case revoked
  /// The space at that address is not the one that was joined.
  case otherSpace
  /// The folder describes another space than the one that was joined there.
  case otherFolder
  /// Both sides have exchanged everything, but still differ.
  case differs
  /// Both the store and the server have content: `here` and `there` are numbers of changes.
  case bothHoldServer(here: Int, there: Int)
  /// The store syncs with that server already.
  case alreadyJoined
  /// The content of this store cannot be dropped, because the store also syncs with others.
  case theirsWithOthers
  /// There is no copy of the store from before it joined.
  case noFormer
  /// That many changes were made here since the store joined; they would be lost if the former store came back.
  case writtenSince(Int)
  /// The former store cannot come back, because other devices would send the present content again.
  case formerWithOthers
  /// The text is not a name for a device.
  case deviceName
  /// The store does not sync with a server.
  case noServer
  /// There is no device with that name.
  case noDevice
  /// Several devices have that name.
  case severalDevices
  /// This store was never served to devices.
  case notServed
  /// Other machines could reach the server over plain http.
  case plainServer
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
    case .noConflict: .notFound("no-such-conflict")
    case .ahead: .refused("clock-ahead")
    case .malformedAddress: "malformed-sync-address"
    case .serverAway: .network("server-away")
    case .wrongKey: .network("wrong-server-key")
    case .untrusted: .network("untrusted-certificate")
    case .answered: .network("server-refused")
    case .badAnswer: .network("bad-answer")
    case .tooLarge: .network("answer-too-large")
    case .laterProtocol: .refused("later-protocol")
    case .wrongCode: .refused("wrong-code")
    case .unknownDevice: .refused("unknown-device")
    case .revoked: .refused("device-revoked")
    case .otherSpace: .refused("other-space")
    case .otherFolder: .refused("other-folder")
    case .differs: .refused("stores-differ")
    case .bothHoldServer: .refused("both-hold")
    case .alreadyJoined: .refused("already-joined")
    case .theirsWithOthers: .refused("syncs-with-others")
    case .noFormer: .notFound("no-former-store")
    case .writtenSince: .refused("written-since")
    case .formerWithOthers: .refused("syncs-with-others")
    case .deviceName: "malformed-device-name"
    case .noServer: .notFound("no-server")
    case .noDevice: .notFound("no-such-device")
    case .severalDevices: .refused("several-devices")
    case .notServed: .notFound("not-served")
    case .plainServer: .refused("plain-server")
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
    case .noConflict: Sentence(.syncNoConflict)
    case .ahead(let hours): Sentence(.syncAhead, .number(hours))
    case .malformedAddress: Sentence(.syncMalformedAddress)
    case .serverAway(let cause): Sentence(.syncServerAway, .sentence(cause.sentence))
    case .wrongKey: Sentence(.syncWrongKey)
    case .untrusted: Sentence(.syncUntrusted)
    case .answered(let status): Sentence(.syncAnswered, .number(status))
    case .badAnswer(let part): Sentence(.syncBadAnswer, .text(part))
    case .tooLarge(let megabytes): Sentence(.syncTooLarge, .number(megabytes))
    case .laterProtocol(let version): Sentence(.syncLaterProtocol, .number(version))
    case .wrongCode: Sentence(.syncWrongCode)
    case .unknownDevice: Sentence(.syncUnknownDevice)
    case .revoked: Sentence(.syncRevoked)
    case .otherSpace: Sentence(.syncOtherSpace)
    case .otherFolder: Sentence(.syncOtherFolder)
    case .differs: Sentence(.syncDiffers)
    case .bothHoldServer(let here, let there): Sentence(.syncBothHoldServer, .number(here), .number(there))
    case .alreadyJoined: Sentence(.syncAlreadyJoined)
    case .theirsWithOthers: Sentence(.syncTheirsWithOthers)
    case .noFormer: Sentence(.syncNoFormer)
    case .writtenSince(let changes): Sentence(.syncWrittenSince, .number(changes))
    case .formerWithOthers: Sentence(.syncFormerWithOthers)
    case .deviceName: Sentence(.syncDeviceName)
    case .noServer: Sentence(.syncNoServer)
    case .noDevice: Sentence(.syncNoDevice)
    case .severalDevices: Sentence(.syncSeveralDevices)
    case .notServed: Sentence(.syncNotServed)
    case .plainServer: Sentence(.syncPlainServer)
    }
  }

  var hint: Failure.Hint? {
    switch self {
    case .noDescription, .malformedDescription: .words(.hintSyncWait)
    case .laterFormat: .words(.hintNewerProgram)
    case .wrongPhrase: .words(.hintSyncPhrase)
    case .malformedAddress, .untrusted: .words(.hintSyncAddress)
    case .wrongKey: .words(.hintSyncKey)
    case .wrongCode: .words(.hintSyncCode)
    case .unknownDevice, .revoked, .otherSpace: .words(.hintSyncJoinAgain)
    case .otherFolder: .words(.hintSyncFolderAgain)
    case .serverAway, .answered, .badAnswer, .tooLarge: .words(.hintSyncLater)
    case .laterProtocol: .words(.hintNewerProgram)
    default: nil
    }
  }
}
