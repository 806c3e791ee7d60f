import FastiFormats

/// What stands in a `backup.json`, read and found right.
struct BackupContent: Sendable {
  /// The reminders it lists.
  let reminders: [BackupReminder]
  /// The versions it holds, kind by kind.
  let versions: [any BackupVersions]
  /// The files it names with their checksums; empty in a backup of another program's.
  let files: [BackupFile]
  /// What is odd.
  let warnings: [BackupWarning]

  /// Reads the text.
  ///
  /// - Parameter now: Milliseconds of Unix time; stamps more than 24 hours later are refused.
  /// - Throws: `invalidJSON`, `tooLarge`, `unsupportedVersion`, `unsafePath`, `validation` with all problems,
  ///   `duplicateID`.
  init(reading bytes: [UInt8], limits: ArchiveLimits, now: Int64) throws(BackupError) {
    guard Self.isCountable(bytes, limits.values) else { throw .tooLarge(.values(limit: limits.values)) }
    let value: JSONValue
    do { value = try JSONValue(reading: bytes, limits: JSONLimits(bytes: Int(limits.text), depth: 16)) } catch {
      throw .invalidJSON(error)
    }
    var reading = BackupReading()
    try Self.checkVersion(value)
    var reminders: [BackupReminder] = []
    if let list = reading.member("reminders", of: value, "backup.json") { reminders = reading.reminders(list) }
    let versions = (try? value.optionalField("versions")).flatMap { $0 }.map { reading.versions($0, now: now) }
    let files = (try? value.optionalField("files")).flatMap { $0 }.map { reading.files($0) }
    reading.compare(reminders, with: versions ?? [])
    try reading.check()
    self.reminders = reminders
    // Owners come before what belongs to them, in whatever order the file has them.
    let order = RecordKind.all
    self.versions = (versions ?? []).sorted {
      (order.firstIndex(of: $0.kind) ?? 0) < (order.firstIndex(of: $1.kind) ?? 0)
    }
    self.files = files ?? []
    warnings = reading.warnings
  }

  private static func checkVersion(_ value: JSONValue) throws(BackupError) {
    guard value.kind == .object else { throw .validation([BackupProblem("backup.json", "must be an object")]) }
    guard let field = try? value.field("version"), let version = try? field.int(), version >= 1 else {
      throw .validation([BackupProblem("version", "must be 1")])
    }
    guard version <= BackupError.supportedVersion else {
      throw .unsupportedVersion(found: version, supported: BackupError.supportedVersion)
    }
  }

  /// Whether a text holds at most so many values and names: each takes memory while it is read. Counts what parts them,
  /// outside of strings.
  private static func isCountable(_ bytes: [UInt8], _ most: Int) -> Bool {
    var count = 1
    var isInString = false
    var isEscaped = false
    for byte in bytes {
      if isInString {
        if isEscaped { isEscaped = false } else if byte == 0x5C { isEscaped = true } else { isInString = byte != 0x22 }
      } else {
        switch byte {
        case 0x22: isInString = true
        case 0x2C, 0x3A, 0x5B, 0x7B: count += 1
        default: break
        }
      }
    }
    return count <= most
  }
}

/// A file that `backup.json` names, with what its bytes must be.
struct BackupFile: Hashable, Sendable {
  /// Where it is in the archive.
  let path: String
  /// How many bytes it has.
  let bytes: Int
  /// Its SHA-256, as 64 hex digits.
  let sha256: String
}

extension BackupReading {
  /// The list `files`.
  mutating func files(_ value: JSONValue) -> [BackupFile] {
    var files: [BackupFile] = []
    var known: Set<String> = []
    for (place, element) in list(value, "files").enumerated() {
      let at = "files[\(place)]"
      let path = text("path", of: element, at, length: 1...1_024)
      let bytes = element.kind == .object ? int("bytes", of: element, at, 0...Int(Int32.max)) : nil
      let sha256 = element.kind == .object ? text("sha256", of: element, at, length: 64...64) : nil
      guard let path, let bytes, let sha256 else { continue }
      if let fault = ArchiveNames.fault(in: Array(path.utf8)) { note(unsafe: path, fault) }
      if !known.insert(path).inserted { note(duplicate: path, at: "\(at).path") }
      files.append(BackupFile(path: path, bytes: bytes, sha256: sha256))
    }
    return files
  }
}

extension BackupContent {
  /// The versions of one kind.
  func versions<Content: Record>(of type: Content.Type) -> [Version<Content>] {
    versions.lazy.compactMap { $0 as? VersionsOfKind<Content> }.first?.versions ?? []
  }

  /// The reminders that are told in the seed's shape alone, without a version.
  var seeds: [BackupReminder] {
    let known = Set(versions(of: ReminderRecord.self).map { $0.id })
    return reminders.filter { !known.contains($0.id) }
  }

  /// Every file an attachment has, now or in an earlier version: whose it is, where it is in the archive, and its name
  /// in the folder.
  var storedFiles: [StoredFile] {
    let seeded = seeds.flatMap { $0.attachments }.compactMap { attachment in
      attachment.path.map {
        StoredFile(id: attachment.id, path: $0, name: BackupAttachment.fileName(attachment.id, $0))
      }
    }
    let kept = versions(of: AttachmentRecord.self).compactMap { version in
      version.record.content.file.map { StoredFile(id: version.id, path: $0.archivePath, name: $0.name) }
    }
    return seeded + kept
  }

  /// A file of an attachment.
  struct StoredFile: Hashable, Sendable {
    let id: RecordID
    let path: String
    let name: String
  }

  /// The files of the archive that something names.
  var paths: Set<String> {
    Set(storedFiles.map { $0.path }).union(livePaths)
  }

  /// The files that belong to something that exists: where one is missing, somebody will miss it.
  var livePaths: Set<String> {
    let kept = VersionsOfKind(versions(of: AttachmentRecord.self)).things.compactMap { $0.last }
      .filter { !$0.deleted }.compactMap { $0.record.content.file?.archivePath }
    return Set(reminders.flatMap { $0.attachments.compactMap { $0.path } } + kept)
  }
}

extension BackupReading {
  /// A reminder that is told twice, by itself and by its versions, must be the same in both.
  mutating func compare(_ reminders: [BackupReminder], with versions: [any BackupVersions]) {
    let kept = versions.lazy.compactMap { $0 as? VersionsOfKind<ReminderRecord> }.first?.things ?? []
    let newest = Dictionary(kept.compactMap { $0.last }.map { ($0.id, $0) }, uniquingKeysWith: { _, last in last })
    for (place, reminder) in reminders.enumerated() {
      guard let version = newest[reminder.id] else { continue }
      if version.deleted || !reminder.says(version.record) {
        note("reminders[\(place)]", "says something else than the newest version of \(reminder.id.text)")
      }
    }
  }
}
