public import FastiCivil
import FastiFormats

/// A problem of a backup that does not prevent restoring it.
public enum BackupWarning: Hashable, Sendable {
  /// A reminder names a file that is not in the archive; the attachment is restored and shown as missing.
  case missingAttachment(String)
  /// The number of further reminders that name missing files.
  case moreMissing(Int)
  /// A file in the archive to which nothing refers; it is left out.
  case unreferencedFile(String)
  /// A label that could be read as a path; it is restored without those characters.
  case displayNameSanitized
  /// The text at that path had characters that typed text must not have; they are removed.
  case textCleaned(String)
  /// The number of further texts with such characters.
  case moreCleaned(Int)
  /// Everything is in one folder, because some programs pack archives in this way.
  case leadingFolder(String)
  /// A folder that macOS adds; it is left out.
  case macFolder
  /// It was written while a clock was ahead of the present time by that many hours.
  case stampsAhead(hours: Int)

  /// For programs: `missingAttachment:attachments/ID.pdf`.
  public var code: String {
    switch self {
    case .missingAttachment(let path): "missingAttachment:\(path)"
    case .moreMissing(let count): "missingAttachments:\(count)"
    case .unreferencedFile(let path): "unreferencedFile:\(path)"
    case .displayNameSanitized: "displayNameSanitized"
    case .textCleaned(let path): "textCleaned:\(path)"
    case .moreCleaned(let count): "textsCleaned:\(count)"
    case .leadingFolder(let name): "leadingFolder:\(name)"
    case .macFolder: "macFolder:__MACOSX"
    case .stampsAhead(let hours): "stampsAhead:\(hours)"
    }
  }
}

/// Missing files: a thousand by name, the others as a number, because an untrusted file may name very many.
struct MissingFiles {
  private var named: Set<String> = []
  private var more = 0

  /// Adds a missing file.
  mutating func insert(_ path: String) {
    if named.contains(path) { return }
    if named.count < 1_000 { named.insert(path) } else { more += 1 }
  }

  /// The warnings for them.
  var warnings: Set<BackupWarning> {
    var warnings = Set(named.map { BackupWarning.missingAttachment($0) })
    if more > 0 { warnings.insert(.moreMissing(more)) }
    return warnings
  }
}

extension BackupWarning {
  /// The sentence for people.
  public var sentence: Sentence {
    switch self {
    case .missingAttachment(let path): Sentence(.backupWarningMissing, .text(path))
    case .moreMissing(let count): Sentence(count == 1 ? .backupWarningMoreOne : .backupWarningMoreMany, .number(count))
    case .unreferencedFile(let path): Sentence(.backupWarningStray, .text(path))
    case .displayNameSanitized: Sentence(.backupWarningLabel)
    case .textCleaned(let path): Sentence(.backupWarningCleaned, .text(path))
    case .moreCleaned(let count):
      Sentence(count == 1 ? .backupWarningMoreCleanedOne : .backupWarningMoreCleanedMany, .number(count))
    case .leadingFolder(let name): Sentence(.backupWarningFolder, .text(name))
    case .macFolder: Sentence(.backupWarningMac)
    case .stampsAhead(let hours): Sentence(.backupWarningAhead, .number(hours))
    }
  }
}
