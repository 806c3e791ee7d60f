import FastiPerson
public import FastiRecords

/// Checks a whole backup before it is used: every name, every byte, every value. Writes nothing.
public struct LookAtBackup: Sendable {
  private let archives: any Archives
  private let limits: ArchiveLimits
  private let stamps: BackupStamps

  /// Reads with the given port.
  ///
  /// - Parameter stamps: The accepted stamps.
  public init(_ archives: any Archives, limits: ArchiveLimits = .backup, stamps: BackupStamps) {
    self.archives = archives
    self.limits = limits
    self.stamps = stamps
  }

  /// Inspects a file of another program through the given port.
  ///
  /// - Parameter now: Milliseconds of Unix time; stamps more than 24 hours later are refused.
  public init(_ archives: any Archives, limits: ArchiveLimits = .backup, now: Int64) {
    self.init(archives, limits: limits, stamps: BackupStamps(now: now, limit: StampClock.limit(now: now)))
  }

  /// The backup in a file, completely checked.
  ///
  /// - Parameter progress: Called with the number of megabytes of the attached files that were read, and of all.
  /// - Throws: Why it cannot be restored; all mistakes of one kind at once.
  /// - Complexity: O(*n*) in the bytes of its files, which are read once and not kept in memory; `backup.json` is.
  public func callAsFunction(_ path: String, _ progress: Progress = .none) throws(BackupError) -> Backup {
    let archive = try archives.open(path, limits: limits)
    let layout = try ArchiveLayout(archive.entries, limits: limits)
    var counted = UnpackedCount(limits)
    let text = try layout.text(in: archive, &counted)
    var hashing = SHA256()
    text.withUnsafeBytes { hashing.update(raw: $0) }
    let hash = hashing.finish()
    let content = try BackupContent(reading: text, limits: limits, stamps: stamps)
    var found: [String: Backup.File] = [:]
    var bytes = BytesDone(of: layout.members.reduce(0) { $0 + archive.entries[$1.entry].size }, progress)
    for member in layout.members {
      found[member.path] = try file(member.entry, of: archive, &counted, &bytes)
    }
    try compare(content.files, with: found)
    let named = try named(content, found)
    var warnings = Set(layout.warnings).union(content.warnings)
    var missing = MissingFiles()
    content.forEachLivePath { if found[$0] == nil { missing.insert($0) } }
    warnings.formUnion(missing.warnings)
    for path in found.keys where !named.contains(path) { warnings.insert(.unreferencedFile(path)) }
    return Backup(
      path: path, archive: archive, content: content, hash: hash,
      files: found.filter { named.contains($0.key) }, warnings: warnings.sorted { $0.code < $1.code })
  }

  /// The files of the archive to which the text refers. The limit applies to what would be written: if many attachments
  /// refer to one file, each gets a copy.
  private func named(_ content: BackupContent, _ found: [String: Backup.File]) throws(BackupError) -> Set<String> {
    var named: Set<String> = []
    var written: [String: UInt64] = [:]
    var total: UInt64 = 0
    try content.forEachStoredFile { stored throws(BackupError) in
      guard let file = found[stored.path] else { return }
      named.insert(stored.path)
      guard written.updateValue(file.bytes, forKey: stored.name) == nil else { return }
      total += file.bytes
      guard total <= limits.total, written.count <= limits.entries else {
        throw .tooLarge(.total(limit: limits.total))
      }
    }
    content.forEachLivePath { if found[$0] != nil { named.insert($0) } }
    return named
  }

  /// Reads one file to its end, which checks it, and returns its length and hash.
  private func file(
    _ entry: Int, of archive: any ArchiveReader, _ counted: inout UnpackedCount, _ done: inout BytesDone
  ) throws(BackupError) -> Backup.File {
    var hash = SHA256()
    var bytes: UInt64 = 0
    var head: [UInt8] = []
    let line = archive.entries[entry]
    counted.beginFile()
    try archive.unpack(entry) { piece throws(BackupError) in
      try counted.count(piece.count, of: line)
      hash.update(raw: piece)
      bytes += UInt64(piece.count)
      done.add(piece.count)
      head += piece.prefix(FileType.needed - head.count)
    }
    return Backup.File(
      entry: entry, bytes: bytes, sha256: hash.finish(), mediaType: FileType(of: head).mediaType)
  }

  /// Checks the files against the text; a file that is not in the archive is missing, not wrong.
  private func compare(_ named: [BackupFile], with found: [String: Backup.File]) throws(BackupError) {
    for file in named {
      guard let real = found[file.path] else { continue }
      guard real.bytes == UInt64(file.bytes), real.hex == file.sha256 else {
        throw .corruptArchive(.checksum(file.path))
      }
    }
  }
}

/// The number of bytes of files that were read, reported in megabytes.
private struct BytesDone {
  private var bytes: UInt64 = 0
  private let all: UInt64
  private let progress: Progress

  init(of all: UInt64, _ progress: Progress) {
    self.all = all
    self.progress = progress
  }

  mutating func add(_ count: Int) {
    bytes += UInt64(count)
    progress(Int(clamping: bytes / 1_000_000), of: Int(clamping: (all + 999_999) / 1_000_000))
  }
}

/// A backup that was checked and can be restored.
public struct Backup {
  /// The path of the file that was opened.
  public let path: String
  let archive: any ArchiveReader
  let content: BackupContent
  /// The SHA-256 of `backup.json`.
  let hash: [UInt8]
  /// The files to which the text refers, by their path in the archive.
  let files: [String: File]
  /// The warnings, in a fixed order.
  public let warnings: [BackupWarning]

  /// A file in the archive, as it was found.
  struct File: Hashable, Sendable {
    let entry: Int
    let bytes: UInt64
    let sha256: [UInt8]
    /// Its type by its first bytes.
    let mediaType: String

    var hex: String {
      var text: [UInt8] = []
      for byte in sha256 { Hex.append(UInt64(byte), digits: 2, to: &text) }
      return String(decoding: text, as: UTF8.self)
    }
  }

  /// The same backup, after its file was renamed.
  public func moved(to path: String) -> Backup {
    Backup(path: path, archive: archive, content: content, hash: hash, files: files, warnings: warnings)
  }

  /// The number of reminders in its list.
  public var reminders: Int { content.reminders.count }
  /// The number of versions of things.
  public var versions: Int { content.versions.reduce(0) { $0 + $1.count } }
  /// The number of complete attachments: links, and files that are in the archive.
  public var attachments: Int {
    var count = 0
    content.reminders.forEach { _, reminder in
      count += reminder.attachments.count { $0.path.map { files[$0] != nil } ?? true }
    }
    return count
  }
  /// Whether a file to which the text refers is missing.
  public var isPartial: Bool {
    warnings.contains { warning in
      switch warning {
      case .missingAttachment, .moreMissing: true
      default: false
      }
    }
  }
}
