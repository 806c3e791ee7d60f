import FastiFormats
import FastiRecords

/// The parts of a `backup.json` while it is read.
struct BackupParts {
  private let limits: ArchiveLimits
  private var isObject = false
  private var version: Int?
  private(set) var source: BackupSource
  var reading = BackupReading()
  private(set) var reminders: ListedReminders?
  private(set) var versions: [any BackupVersions] = []
  private(set) var files: [BackupFile] = []
  /// The sums of its versions according to the text, by kind; nil in a backup of an earlier version of the program.
  private var sums: [String: VersionSum]?
  private(set) var editions: [ShippedEdition] = []
  private(set) var changes: [AuthoredChange] = []

  /// No parts yet.
  init(_ limits: ArchiveLimits, stamps: BackupStamps) {
    self.limits = limits
    source = BackupSource(walk: nil, stamps: stamps)
  }

  /// Reads the whole text, and collects the problems of its values.
  /// - Throws: An error when the text is not JSON.
  mutating func read(_ walk: JSONWalk) throws(JSONError) {
    source = BackupSource(walk: walk, stamps: source.stamps)
    var walk = walk
    isObject = walk.kind == .object
    if isObject {
      try walk.object { name, walk throws(JSONError) in try read(String(decoding: name, as: UTF8.self), &walk) }
    } else {
      _ = try walk.value()
    }
    try walk.end()
  }

  /// One member; an unknown one is skipped.
  private mutating func read(_ name: String, _ walk: inout JSONWalk) throws(JSONError) {
    switch name {
    case "version":
      let value = try walk.value()
      version = try? value.int()
    case "reminders": reminders = try reading.reminders(&walk, source)
    case "versions" where walk.kind != .null: versions = try reading.versions(&walk, source)
    case "sums" where walk.kind != .null: sums = try Self.sums(&walk)
    case "changes" where walk.kind != .null: changes = try reading.changes(&walk, source.stamps)
    case "files" where walk.kind != .null: files = try reading.files(&walk, most: limits.entries)
    case "shipped" where walk.kind != .null: editions = try reading.editions(&walk)
    default: return
    }
  }

  /// Whether the versions are those that were written: each is hashed when it is read.
  func checkSums() throws(BackupError) {
    guard let sums else { return }
    let found = Dictionary(versions.map { ($0.kind.table, $0.sum) }) { first, _ in first }
    for table in Set(sums.keys).union(found.keys).sorted() where sums[table] != found[table] {
      throw .corruptArchive(.checksum("backup.json, versions.\(table)"))
    }
  }

  /// The object `sums`. An invalid sum is read as the sum of no versions, which no written kind has.
  private static func sums(_ walk: inout JSONWalk) throws(JSONError) -> [String: VersionSum] {
    var sums: [String: VersionSum] = [:]
    guard walk.kind == .object else {
      _ = try walk.value()
      return ["": VersionSum()]
    }
    try walk.object { name, walk throws(JSONError) in
      let value = try walk.value()
      let count = value.kind == .object ? try? value.field("versions").int() : nil
      let hex = value.kind == .object ? try? value.field("sum").text() : nil
      sums[String(decoding: name, as: UTF8.self)] =
        VersionSum(count: count ?? 0, hex: hex ?? "") ?? VersionSum()
    }
    return sums
  }

  /// Whether this program reads the format's version; checked before everything else.
  func checkVersion() throws(BackupError) {
    guard isObject else { throw .validation([BackupProblem("backup.json", .object)]) }
    guard let version, version >= 1 else { throw .validation([BackupProblem("version", .version)]) }
    guard version <= BackupError.supportedVersion else {
      throw .unsupportedVersion(found: version, supported: BackupError.supportedVersion)
    }
  }
}

/// The text of a `backup.json`, parts of which are read again.
struct BackupSource: Sendable {
  fileprivate let walk: JSONWalk?
  /// The accepted stamps.
  let stamps: BackupStamps

  /// The value at that position, which was already checked.
  func value(at offset: Int32) -> JSONValue? {
    var walk = walk?.moved(to: Int(offset))
    return try? walk?.value()
  }
}
