import FastiFormats
import FastiRecords

/// The content of a `backup.json` that has been read and checked.
///
/// It stores the position of each thing and reads the thing again when needed, so that only the text is in memory, and
/// not its values too.
struct BackupContent: Sendable {
  let reminders: ListedReminders
  /// The versions in it, by kind.
  let versions: [any BackupVersions]
  /// The files in it, with their checksums; empty in a backup of another program.
  let files: [BackupFile]
  /// The editions of the shipped regions that the store has had.
  let editions: [ShippedEdition]
  /// The changes of its versions; empty in a backup of an earlier version of the program.
  let changes: [AuthoredChange]
  /// The greatest stamp in it, which may be ahead of the clock.
  let latest: Stamp
  let warnings: Set<BackupWarning>

  /// Reads the text.
  ///
  /// - Parameter stamps: The accepted stamps.
  /// - Throws: `invalidJSON`, `tooLarge`, `unsupportedVersion`, `unsafePath`, `validation` with all problems,
  ///   `duplicateID`.
  init(reading bytes: [UInt8], limits: ArchiveLimits, stamps: BackupStamps) throws(BackupError) {
    guard Self.isCountable(bytes, limits.values) else { throw .tooLarge(.values(limit: limits.values)) }
    var parts = BackupParts(limits, stamps: stamps)
    do throws(JSONError) {
      let most = JSONLimits(
        bytes: Int(limits.text), depth: 16, values: limits.valuesOfOne, text: limits.textOfOne)
      try parts.read(try JSONWalk(bytes, limits: most))
    } catch {
      if case .tooMany(let limit) = error.problem { throw .tooLarge(.valuesOfOne(limit: limit)) }
      if case .tooLongText(let limit) = error.problem { throw .tooLarge(.text(limit: limit)) }
      throw .invalidJSON(error)
    }
    try parts.checkVersion()
    let reminders = parts.reminders ?? ListedReminders(parts.source)
    if parts.reminders == nil { parts.reading.note("backup.json.reminders", .missing) }
    parts.reading.compare(reminders, with: parts.versions)
    try parts.reading.check()
    try parts.checkSums()
    self.reminders = reminders
    // Owners come before the records that belong to them, in any order of the file.
    let order = RecordKinds.all
    versions = parts.versions.sorted {
      (order.firstIndex(of: $0.kind) ?? 0) < (order.firstIndex(of: $1.kind) ?? 0)
    }
    files = parts.files
    editions = parts.editions
    changes = parts.changes
    latest = parts.reading.latest
    let ahead = stamps.hoursAhead(latest).map { BackupWarning.stampsAhead(hours: $0) }
    warnings = parts.reading.warnings.union(ahead.map { [$0] } ?? [])
  }

  /// Whether a text contains at most that many values and names: each of them uses memory while it is read. It counts
  /// separators outside of strings.
  private static func isCountable(_ bytes: [UInt8], _ most: Int) -> Bool {
    var count = 1
    var isInString = false
    var isEscaped = false
    for byte in bytes {
      if isInString {
        if isEscaped {
          isEscaped = false
        } else if byte == UInt8(ascii: "\\") {
          isEscaped = true
        } else {
          isInString = byte != UInt8(ascii: "\"")
        }
      } else {
        switch byte {
        case UInt8(ascii: "\""): isInString = true
        case UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "["), UInt8(ascii: "{"): count += 1
        default: break
        }
      }
    }
    return count <= most
  }
}
