import FastiFormats
import FastiRecords

/// The content of a `backup.json` that has been read and checked.
///
/// It stores the position of each thing and reads the thing again when asked, so that the text is in memory once, and
/// its values are not.
struct BackupContent: Sendable {
  let reminders: ListedReminders
  /// The versions it holds, kind by kind.
  let versions: [any BackupVersions]
  /// The files it names with their checksums; empty in a backup of another program's.
  let files: [BackupFile]
  /// Which editions of the shipped regions the store had.
  let editions: [ShippedEdition]
  /// The changes its versions belong to; empty in a backup of an earlier program.
  let changes: [AuthoredChange]
  /// The greatest stamp in it, which may lie ahead of the clock.
  let latest: Stamp
  /// What is odd.
  let warnings: Set<BackupWarning>

  /// Reads the text.
  ///
  /// - Parameter stamps: Which stamps are taken.
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
    // Owners come before what belongs to them, in whatever order the file has them.
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

  /// Whether a text holds at most so many values and names: each takes memory while it is read. Counts what parts them,
  /// outside of strings.
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
