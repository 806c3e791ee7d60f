public import FastiFormats
public import FastiRecords

/// Why a backup was not read or written. The store and the disk are as they were after any of them.
public enum BackupError: Error, Hashable, Sendable {
  /// The file is no zip archive.
  case notAZip(path: String)
  /// The archive's directory, data or checksums are wrong.
  case corruptArchive(BackupCause.Damage)
  /// Names that lead out of the folder they are unpacked into, or could be read as such, each with what is wrong.
  case unsafePath([NamedFault])
  /// Entries that are no plain file, encrypted, or there twice, each with what is wrong.
  case unsafeEntry([NamedFault])
  /// More than a backup may hold.
  case tooLarge(Excess)
  /// There is no `backup.json`.
  case missingBackupJSON
  /// `backup.json` is no JSON.
  case invalidJSON(JSONError)
  /// A later program wrote it.
  case unsupportedVersion(found: Int, supported: Int)
  /// Two things have one id.
  case duplicateID([Duplicate])
  /// Values that mean nothing here: all of them.
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

  /// An id that stands twice.
  public struct Duplicate: Hashable, Sendable {
    public let id: String
    /// Where it stands the second time: `reminders[1].id`.
    public let path: String
  }

  /// What there is too much of.
  public typealias Excess = BackupCause.Excess

  /// The version of `backup.json` this program writes, and the latest it reads.
  public static let supportedVersion = 1

  /// The error's name, which never changes: `unsafePath`.
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

/// A value of `backup.json` that means nothing here.
public struct BackupProblem: Hashable, Sendable {
  /// Where it stands: `reminders[0].hijriDate.month`.
  public let path: String
  public let fault: BackupFault
  /// The value, where it is short.
  public let value: String?

  /// A problem from its parts.
  public init(_ path: String, _ fault: BackupFault, value: String? = nil) {
    self.path = path
    self.fault = fault
    self.value = value
  }
}
