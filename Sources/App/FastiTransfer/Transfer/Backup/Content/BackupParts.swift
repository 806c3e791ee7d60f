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
  private(set) var editions: [ShippedEdition] = []

  /// Nothing yet.
  init(_ limits: ArchiveLimits, now: Int64) {
    self.limits = limits
    source = BackupSource(walk: nil, now: now)
  }

  /// Reads the whole text, and collects the problems of its values.
  /// - Throws: where it is no JSON.
  mutating func read(_ walk: JSONWalk) throws(JSONError) {
    source = BackupSource(walk: walk, now: source.now)
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
    case "version": version = try? (try walk.value()).int()
    case "reminders": reminders = try reading.reminders(&walk, source)
    case "versions" where walk.kind != .null: versions = try reading.versions(&walk, source)
    case "files" where walk.kind != .null: files = try reading.files(&walk, most: limits.entries)
    case "shipped" where walk.kind != .null: editions = try reading.editions(&walk, now: source.now)
    default: return
    }
  }

  /// Whether this program reads the format's version; checked before anything else.
  func checkVersion() throws(BackupError) {
    guard isObject else { throw .validation([BackupProblem("backup.json", .object)]) }
    guard let version, version >= 1 else { throw .validation([BackupProblem("version", .version)]) }
    guard version <= BackupError.supportedVersion else {
      throw .unsupportedVersion(found: version, supported: BackupError.supportedVersion)
    }
  }
}

/// The text of a `backup.json`, to be read again in places.
struct BackupSource: Sendable {
  fileprivate let walk: JSONWalk?
  /// When it was checked, in milliseconds of Unix time.
  let now: Int64

  /// The value at that position, which was checked before.
  func value(at offset: Int32) -> JSONValue? {
    var walk = walk?.moved(to: Int(offset))
    return try? walk?.value()
  }
}
