/// What is odd about a backup and does not keep it from being restored.
public enum BackupWarning: Hashable, Sendable {
  /// A reminder names a file that is not in the archive; the attachment comes in and is shown as missing.
  case missingAttachment(String)
  /// More reminders name files that are not there than are listed one by one.
  case moreMissing(Int)
  /// A file in the archive that nothing names; it is left out.
  case unreferencedFile(String)
  /// A label held what a path could hold; without that it comes in.
  case displayNameSanitized
  /// Everything stands in one folder, as some programs pack it.
  case leadingFolder(String)
  /// A folder that macOS adds; it is left out.
  case macFolder
  /// It was written while a clock was ahead by so many hours of what is the time now.
  case stampsAhead(hours: Int)

  /// For programs: `missingAttachment:attachments/ID.pdf`.
  public var code: String {
    switch self {
    case .missingAttachment(let path): "missingAttachment:\(path)"
    case .moreMissing(let count): "missingAttachments:\(count)"
    case .unreferencedFile(let path): "unreferencedFile:\(path)"
    case .displayNameSanitized: "displayNameSanitized"
    case .leadingFolder(let name): "leadingFolder:\(name)"
    case .macFolder: "macFolder:__MACOSX"
    case .stampsAhead(let hours): "stampsAhead:\(hours)"
    }
  }
}

/// Files that are missing: a thousand by name, the rest by number. A stranger's text may name very many.
struct MissingFiles {
  private var named: Set<String> = []
  private var more = 0

  /// Notes one.
  mutating func insert(_ path: String) {
    if named.contains(path) { return }
    if named.count < 1_000 { named.insert(path) } else { more += 1 }
  }

  /// What to say of them.
  var warnings: Set<BackupWarning> {
    var warnings = Set(named.map { BackupWarning.missingAttachment($0) })
    if more > 0 { warnings.insert(.moreMissing(more)) }
    return warnings
  }
}
