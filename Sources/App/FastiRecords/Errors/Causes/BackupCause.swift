import FastiCivil
public import FastiFormats

/// Why a backup cannot be read, or be made so that it can be read.
public enum BackupCause: Hashable, Sendable {
  case noArchive
  /// A damaged archive.
  case damaged(Damage)
  /// A name in it that leads elsewhere, or could be read as such.
  case unsafePath(String, NameFault)
  /// An entry in it that is no plain file, or there twice.
  case unsafeEntry(String, NameFault)
  /// It holds more than is read.
  case tooLarge(Excess)
  /// Nothing in it says what it holds.
  case empty
  /// What says it is not JSON.
  case malformedJSON(FileProblem)
  /// It was made by a newer version of the program.
  case newer(found: Int, known: Int)
  /// A thing of the path has the id of another.
  case repeatedID(path: String, id: String)
  /// The value of the path means nothing.
  case malformed(path: String, BackupFault)

  /// What is wrong with an archive.
  public enum Damage: Hashable, Sendable {
    /// Its end is missing, or it ends within an entry.
    case end, early
    /// Its directory cannot be read, or can be in two ways.
    case directory, twoWays
    /// One of several parts.
    case parts
    /// The large form, which no backup needs.
    case zip64
    /// An entry reaches into another one or into the directory.
    case overlap(String)
    /// An entry is longer than the directory says.
    case longer(String)
    /// A file has another checksum.
    case checksum(String)
    /// A file changed while it was restored.
    case changed(String)
    /// What was written is read back otherwise.
    case written
    /// What the library says of the archive.
    case library(String)
    /// What the library says of an entry.
    case entry(String, String)
  }

  /// What is wrong with a name in an archive, or with what it stands for.
  public enum NameFault: Hashable, Sendable {
    case empty, zero, backslash, absolute, drive, long, leadsOut, emptyPart
    case link, special, folder, encrypted, twice, noAttachment
    /// Packed by a method that is not read here.
    case method(Int)
  }

  /// What there is too much of.
  public enum Excess: Hashable, Sendable {
    /// The number of entries of the archive.
    case entries(Int, limit: Int)
    /// Bytes of one file.
    case file(String, limit: UInt64)
    /// Bytes of all files.
    case total(limit: UInt64)
    /// Bytes for each packed one.
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
