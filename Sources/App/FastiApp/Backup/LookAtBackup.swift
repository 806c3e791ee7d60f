/// Looks a backup over, wholly, before anything is done with it: every name, every byte, every value. Writes nothing.
public struct LookAtBackup: Sendable {
  private let archives: any Archives
  private let limits: ArchiveLimits
  private let now: Int64

  /// Looks through the given port.
  ///
  /// - Parameter now: Milliseconds of Unix time; stamps more than 24 hours later are refused.
  public init(_ archives: any Archives, limits: ArchiveLimits = .backup, now: Int64) {
    self.archives = archives
    self.limits = limits
    self.now = now
  }

  /// The backup in a file, with everything in it found right.
  ///
  /// - Throws: what keeps it from being restored; all mistakes of one sort at once.
  /// - Complexity: O(*n*) in the bytes of its files, which are read once and not kept; `backup.json` is.
  public func callAsFunction(_ path: String) throws(BackupError) -> Backup {
    let archive = try archives.open(path, limits: limits)
    let layout = try ArchiveLayout(archive.entries, limits: limits)
    var counted = UnpackedCount(limits)
    let text = try layout.text(in: archive, &counted)
    let content = try BackupContent(reading: text, limits: limits, now: now)
    var found: [String: Backup.File] = [:]
    for member in layout.members {
      found[member.path] = try file(member.entry, of: archive, &counted)
    }
    try compare(content.files, with: found)
    let named = content.paths
    var warnings = Set(layout.warnings).union(content.warnings)
    for path in content.livePaths where found[path] == nil { warnings.insert(.missingAttachment(path)) }
    for path in found.keys where !named.contains(path) { warnings.insert(.unreferencedFile(path)) }
    return Backup(
      path: path, archive: archive, content: content, text: text,
      files: found.filter { named.contains($0.key) }, warnings: warnings.sorted { $0.code < $1.code })
  }

  /// Reads one file to its end, which checks it, and keeps its length and hash.
  private func file(
    _ entry: Int, of archive: any ArchiveReader, _ counted: inout UnpackedCount
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
      head += piece.prefix(FileType.needed - head.count)
    }
    return Backup.File(
      entry: entry, bytes: bytes, sha256: hash.finish(), mediaType: FileType(of: head).mediaType)
  }

  /// What the text says of its files must be so; a file it names that is not there is missing, not wrong.
  private func compare(_ named: [BackupFile], with found: [String: Backup.File]) throws(BackupError) {
    for file in named {
      guard let real = found[file.path] else { continue }
      guard real.bytes == UInt64(file.bytes), real.hex == file.sha256 else {
        throw .corruptArchive(detail: "\(file.path) is not the file whose checksum stands in backup.json")
      }
    }
  }
}

/// A backup that was looked over and can be restored.
public struct Backup {
  /// The file.
  public let path: String
  let archive: any ArchiveReader
  let content: BackupContent
  /// The bytes of `backup.json`.
  public let text: [UInt8]
  /// The files that something names, by their path in the archive.
  let files: [String: File]
  /// What is odd, in a fixed order.
  public let warnings: [BackupWarning]

  /// A file in the archive, as it really is.
  struct File: Hashable, Sendable {
    let entry: Int
    let bytes: UInt64
    let sha256: [UInt8]
    /// What its first bytes say it is.
    let mediaType: String

    var hex: String {
      var text: [UInt8] = []
      for byte in sha256 { Hex.append(UInt64(byte), digits: 2, to: &text) }
      return String(decoding: text, as: UTF8.self)
    }
  }

  /// The same backup, under the name its file was given since.
  public func moved(to path: String) -> Backup {
    Backup(path: path, archive: archive, content: content, text: text, files: files, warnings: warnings)
  }

  /// How many reminders it lists.
  public var reminders: Int { content.reminders.count }
  /// How many versions of things it holds.
  public var versions: Int { content.versions.reduce(0) { $0 + $1.count } }
  /// How many attachments come in whole: links, and files that are there.
  public var attachments: Int {
    content.reminders.reduce(0) { $0 + $1.attachments.count { $0.path.map { files[$0] != nil } ?? true } }
  }
  /// Whether something it names is missing.
  public var isPartial: Bool {
    warnings.contains { if case .missingAttachment = $0 { true } else { false } }
  }
}
