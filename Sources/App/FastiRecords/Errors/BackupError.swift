public import FastiFormats

/// Why a backup was not read or written. None of these errors changes the store or the disk.
public enum BackupError: Error, Hashable, Sendable {
  /// The file is not a zip archive.
  case notAZip(path: String)
  /// The archive's directory, data or checksums are wrong.
  case corruptArchive(BackupCause.Damage)
  /// Names that lead out of the destination folder, or could be read so, each with its fault.
  case unsafePath([NamedFault])
  /// Entries that are not regular files, are encrypted, or occur twice, each with its fault.
  case unsafeEntry([NamedFault])
  /// The archive contains more than the limits of a backup allow.
  case tooLarge(Excess)
  /// There is no `backup.json`.
  case missingBackupJSON
  /// `backup.json` is not JSON.
  case invalidJSON(JSONError)
  /// A later version of the program wrote it.
  case unsupportedVersion(found: Int, supported: Int)
  /// Two things have one id.
  case duplicateID([Duplicate])
  /// All values that are not valid.
  case validation([BackupProblem])
  /// A file could not be read or written.
  case storage(Failure)

  /// A name and what is wrong with it.
  public struct NamedFault: Hashable, Sendable {
    /// The entry's name, as the archive has it.
    public let name: String
    /// What is wrong with it.
    public let fault: BackupCause.NameFault

    /// A name and what is wrong with it.
    public init(name: String, fault: BackupCause.NameFault) {
      self.name = name
      self.fault = fault
    }
  }

  /// An id that occurs twice.
  public struct Duplicate: Hashable, Sendable {
    public let id: String
    /// The path of the second occurrence: `reminders[1].id`.
    public let path: String

    /// An id and where it occurs again.
    public init(id: String, path: String) {
      self.id = id
      self.path = path
    }
  }

  /// The limit that is exceeded.
  public typealias Excess = BackupCause.Excess

  /// The version of `backup.json` this program writes, and the latest it reads.
  public static let supportedVersion = 1

  /// The name of the error, which never changes: `unsafePath`.
  public var name: String {
    switch self {
    case .notAZip: "notAZip"
    case .corruptArchive: "corruptArchive"
    case .unsafePath: "unsafePath"
    case .unsafeEntry: "unsafeEntry"
    case .tooLarge: "tooLarge"
    case .missingBackupJSON: "missingBackupJSON"
    case .invalidJSON: "invalidJSON"
    case .unsupportedVersion: "unsupportedVersion"
    case .duplicateID: "duplicateID"
    case .validation: "validation"
    case .storage: "storage"
    }
  }
}

/// A value of `backup.json` that is not valid.
public struct BackupProblem: Hashable, Sendable {
  /// Its path: `reminders[0].hijriDate.month`.
  public let path: String
  public let fault: BackupFault
  /// The value, if it is short.
  public let value: String?

  public init(_ path: String, _ fault: BackupFault, value: String? = nil) {
    self.path = path
    self.fault = fault
    self.value = value
  }
}
