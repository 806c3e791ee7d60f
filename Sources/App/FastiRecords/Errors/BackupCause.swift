import FastiCivil
public import FastiFormats

/// Why a backup cannot be read or made.
public enum BackupCause: Hashable, Sendable {
  case noArchive
  /// A damaged archive.
  case damaged(Damage)
  /// A name in it that leads out of the archive, or could be read so.
  case unsafePath(String, NameFault)
  /// An entry that is not a regular file, or occurs twice.
  case unsafeEntry(String, NameFault)
  /// It contains more than the limits allow.
  case tooLarge(Excess)
  /// It contains no `backup.json`.
  case empty
  /// `backup.json` is not JSON.
  case malformedJSON(FileProblem)
  /// It was made by a newer version of the program.
  case newer(found: Int, known: Int)
  /// The thing at that path has the id of another.
  case repeatedID(path: String, id: String)
  /// The value at that path is not valid.
  case malformed(path: String, BackupFault)

  /// What is wrong with an archive.
  public enum Damage: Hashable, Sendable {
    /// Its end is missing, or it ends within an entry.
    case end, early
    /// Its directory cannot be read, or can be read in two ways.
    case directory, twoWays
    /// The archive is one of several parts.
    case parts
    /// The Zip64 format, which a backup does not need.
    case zip64
    /// An entry overlaps another one or the directory.
    case overlap(String)
    /// An entry is longer than the directory states.
    case longer(String)
    /// A file has another checksum.
    case checksum(String)
    /// A file changed while it was restored.
    case changed(String)
    /// The file as read back differs from the bytes that were written.
    case written
    /// libzip's message about the archive.
    case library(String)
    /// libzip's message about the entry.
    case entry(String, String)
  }

  /// What is wrong with a name in an archive, or with the entry it names.
  public enum NameFault: Hashable, Sendable {
    case empty, zero, backslash, absolute, drive, long, leadsOut, emptyPart
    case link, special, folder, encrypted, twice, noAttachment
    /// The entry is compressed by a method that is not supported.
    case method(Int)
  }

  /// The limit that is exceeded.
  public enum Excess: Hashable, Sendable {
    /// The number of entries of the archive.
    case entries(Int, limit: Int)
    /// Bytes of one file.
    case file(String, limit: UInt64)
    /// Bytes of all files.
    case total(limit: UInt64)
    /// Unpacked bytes per packed byte.
    case ratio(String, limit: UInt64)
    /// Bytes of one text in `backup.json`.
    case text(limit: Int)
    /// Values in `backup.json`.
    case values(limit: Int)
    /// Values of one thing in `backup.json`.
    case valuesOfOne(limit: Int)
  }
}

extension BackupCause {
  var sort: FailureSort {
    switch self {
    case .noArchive: "not-a-zip"
    case .damaged: "corrupt-archive"
    case .unsafePath: "unsafe-path"
    case .unsafeEntry: "unsafe-entry"
    case .tooLarge: "too-large"
    case .empty: "missing-backup-json"
    case .malformedJSON: "invalid-json"
    case .newer: "unsupported-version"
    case .repeatedID: "duplicate-id"
    case .malformed: "validation"
    }
  }

  var sentence: Sentence {
    switch self {
    case .noArchive: Sentence(.backupNoArchive)
    case .damaged(let damage): Sentence(.backupDamaged, .sentence(damage.sentence))
    case .unsafePath(let name, let fault), .unsafeEntry(let name, let fault):
      Sentence(.backupName, .text(name), .sentence(fault.sentence))
    case .tooLarge(let excess): excess.sentence
    case .empty: Sentence(.backupEmpty)
    case .malformedJSON(let problem): .leading(.text("backup.json"), problem.sentence)
    case .newer(let found, let known): Sentence(.backupNewer, .number(found), .number(known))
    case .repeatedID(let path, let id): Sentence(.backupRepeatedID, .text(path), .text(id))
    case .malformed(let path, let fault): Sentence(.backupWrong, .text(path), .sentence(fault.sentence))
    }
  }
}

extension BackupCause.Damage {
  fileprivate var sentence: Sentence {
    switch self {
    case .end: Sentence(.backupDamageEnd)
    case .early: Sentence(.backupDamageEarly)
    case .directory: Sentence(.backupDamageDirectory)
    case .twoWays: Sentence(.backupDamageTwoWays)
    case .parts: Sentence(.backupDamageParts)
    case .zip64: Sentence(.backupDamageZip64)
    case .overlap(let name): Sentence(.backupDamageOverlap, .text(name))
    case .longer(let name): Sentence(.backupDamageLonger, .text(name))
    case .checksum(let name): Sentence(.backupDamageChecksum, .text(name))
    case .changed(let name): Sentence(.backupDamageChanged, .text(name))
    case .written: Sentence(.backupDamageWritten)
    case .library(let words): Sentence(.backupDamageLibrary, .detail(words))
    case .entry(let name, let words): Sentence(.backupDamageEntry, .text(name), .detail(words))
    }
  }
}

extension BackupCause.NameFault {
  fileprivate var sentence: Sentence {
    switch self {
    case .empty: Sentence(.backupNameEmpty)
    case .zero: Sentence(.backupNameZero)
    case .backslash: Sentence(.backupNameBackslash)
    case .absolute: Sentence(.backupNameAbsolute)
    case .drive: Sentence(.backupNameDrive)
    case .long: Sentence(.backupNameLong)
    case .leadsOut: Sentence(.backupNameLeadsOut)
    case .emptyPart: Sentence(.backupNameEmptyPart)
    case .link: Sentence(.backupNameLink)
    case .special: Sentence(.backupNameSpecial)
    case .folder: Sentence(.backupNameFolder)
    case .encrypted: Sentence(.backupNameEncrypted)
    case .twice: Sentence(.backupNameTwice)
    case .noAttachment: Sentence(.backupNameNoAttachment)
    case .method(let method): Sentence(.backupNameMethod, .number(method))
    }
  }
}

extension BackupCause.Excess {
  fileprivate var sentence: Sentence {
    switch self {
    case .entries(let count, let limit): Sentence(.backupEntries, .number(count), .number(limit))
    case .file(let name, let limit): Sentence(.backupLargeFile, .text(name), .text("\(limit)"))
    case .total(let limit): Sentence(.backupLargeTotal, .text("\(limit)"))
    case .ratio(let name, let limit): Sentence(.backupRatio, .text(name), .text("\(limit)"))
    case .text(let limit): Sentence(.backupLargeText, .number(limit))
    case .values(let limit): Sentence(.backupManyValues, .number(limit))
    case .valuesOfOne(let limit): Sentence(.backupManyValuesOfOne, .number(limit))
    }
  }
}
