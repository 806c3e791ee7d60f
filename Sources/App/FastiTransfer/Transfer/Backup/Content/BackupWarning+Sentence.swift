public import FastiCivil
import FastiFormats

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
