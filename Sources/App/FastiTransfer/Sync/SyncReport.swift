public import FastiRecords

/// The result of a sync, and the files it waits for.
public struct SyncReport: Hashable, Sendable {
  /// The path of the folder, or the address of the server.
  public let folder: String
  /// Whether this device was added by this sync.
  public var isNew = false
  /// Whether its files are encrypted.
  public var isEncrypted = false
  /// The number of sent changes.
  public var sent = 0
  /// The number of changes that the server refused.
  public var held = 0
  /// The result of receiving the changes of other devices.
  public var taken = SyncResult()
  /// The number of the server's newest change that was received; 0 for a folder.
  public var revision = 0
  /// The number of received attached files.
  public var files = 0
  /// The problems of the folder; most of them disappear when the carrier has finished.
  public var problems: [SyncFolderProblem] = []
  /// The devices that have written there.
  public var devices: [SyncDevice] = []
  /// The number of conflicts, from this sync and earlier ones, that are still open.
  public var conflicts = 0
  /// The differences between this store and the server; nil if they were not compared.
  public var differences: [SyncDifference]?
  /// The names of the settings that are now those of the server, after joining it.
  public var settings: [String] = []
  /// The copy of the store before it joined; nil if it had joined before, or was empty.
  public var safetyCopy: String?

  /// A sync with that folder, before it starts.
  public init(folder: String) { self.folder = folder }
}

/// A device that writes to a folder, by its own description.
public struct SyncDevice: Hashable, Sendable {
  /// The name of its log.
  public let log: String
  /// Its name for people.
  public let name: String
  /// Its number in stamps.
  public let number: UInt64
  /// When it last synced, in milliseconds of Unix time.
  public let seen: Int64
  /// ``SyncLog/digest()`` of its store then.
  public let digest: String
  /// Whether it is this device.
  public let isThis: Bool
}

/// A problem in a folder.
public struct SyncFolderProblem: Hashable, Sendable {
  /// The name of the file in the folder.
  public let file: String
  /// The problem.
  public let fault: Fault

  /// The problems of a file, each with its name for programs.
  public enum Fault: String, Error, Hashable, Sendable {
    /// It is incomplete: its bytes do not have the hash in its name.
    case half = "incomplete"
    /// The carrier renamed it; it was read.
    case renamed
    /// An earlier segment is missing.
    case missing
    /// It is not a file of this program.
    case unknown
    /// It belongs to another space.
    case otherSpace = "other-folder"
    /// It has a format of a later version of the program.
    case later = "later-format"
    /// Its content is not valid.
    case malformed
    /// An attached file is missing.
    case noFile = "attachment-missing"
  }
}
