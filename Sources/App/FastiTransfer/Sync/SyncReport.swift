public import FastiRecords

/// What a sync over a folder did, and what it waits for.
public struct SyncReport: Hashable, Sendable {
  /// The path of the folder, or the address of the server.
  public let folder: String
  /// Whether this device was not in it before.
  public var isNew = false
  /// Whether its files are encrypted.
  public var isEncrypted = false
  /// How many changes were sent.
  public var sent = 0
  /// How many changes the server did not take.
  public var held = 0
  /// What became of the changes of other devices.
  public var taken = SyncResult()
  /// The number of the newest change of the server, which was reached; 0 for a folder.
  public var revision = 0
  /// How many attached files came.
  public var files = 0
  /// What is not right in the folder; most of it is in order again when the carrier has done its work.
  public var problems: [SyncFolderProblem] = []
  /// The devices that have written there.
  public var devices: [SyncDevice] = []
  /// How many versions lost beside others, by this sync and before, and were not dealt with.
  public var conflicts = 0
  /// What is not the same here and on the server; nil where that was not looked at.
  public var differences: [SyncDifference]?
  /// The copy of the store before it joined; nil where it had joined before, or was empty.
  public var safetyCopy: String?

  /// A sync with that folder, of which nothing was done yet.
  public init(folder: String) { self.folder = folder }
}

/// A device that writes to a folder, as it says itself.
public struct SyncDevice: Hashable, Sendable {
  /// The name of its log.
  public let log: String
  /// What people call it.
  public let name: String
  /// Its number in stamps.
  public let number: UInt64
  /// When it last synced, in milliseconds of Unix time.
  public let seen: Int64
  /// ``SyncLog/digest()`` of its store then.
  public let digest: String
  /// Whether it is this one.
  public let isThis: Bool
}

/// Something in a folder that is not as it should be.
public struct SyncFolderProblem: Hashable, Sendable {
  /// The name of the file in the folder.
  public let file: String
  /// What is wrong with it.
  public let fault: Fault

  /// What is wrong with a file.
  public enum Fault: Error, Hashable, Sendable {
    /// It has not come completely: its bytes do not have the hash in its name.
    case half
    /// The carrier gave it another name; it was read.
    case renamed
    /// A segment before one that is there has not come.
    case missing
    /// It is none of this folder's files.
    case unknown
    /// It belongs to another space.
    case otherSpace
    /// It is in a format of a later program.
    case later
    /// It is not what a program writes.
    case malformed
    /// An attached file has not come.
    case noFile
  }
}
