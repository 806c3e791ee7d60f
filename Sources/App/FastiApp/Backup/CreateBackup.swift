import FastiFormats

/// Writes everything a store holds into a file of its own, and proves that it can be read back.
public struct CreateBackup {
  private let store: any Store
  private let attachments: any AttachmentFiles
  private let archives: any Archives
  private let look: LookAtBackup

  /// Backs up that store and those files.
  ///
  /// - Parameter now: Milliseconds of Unix time.
  public init(_ store: any Store, attachments: any AttachmentFiles, archives: any Archives, now: Int64) {
    self.store = store
    self.attachments = attachments
    self.archives = archives
    look = LookAtBackup(archives, now: now)
  }

  /// Writes the backup under a name that is not taken, and looks it over as a restore would.
  ///
  /// - Returns: The backup as it was read back.
  /// - Throws: `tooLarge` by name for what a restore would refuse; `storage`. Whoever asked removes the file then.
  public func callAsFunction(to path: String) throws(BackupError) -> Backup {
    let text: [UInt8]
    let files: [BackupFile]
    do throws(Failure) {
      let held = try held()
      files = try named(held.paths)
      text = BackupText.write(held, files)
    } catch { throw .storage(error) }
    let limits = ArchiveLimits.backup
    guard UInt64(text.count) <= limits.text else { throw .tooLarge(.file("backup.json", limit: limits.text)) }
    for file in files where UInt64(file.bytes) > limits.file { throw .tooLarge(.file(file.path, limit: limits.file)) }
    let members = files.map { ArchiveMember.file(path: attachments.path(of: Self.name($0.path)), name: $0.path) }
    try archives.write([.bytes(text, name: "backup.json")] + members, to: path)
    let backup = try look(path)
    guard backup.text == text, backup.files.count == files.count else {
      throw .corruptArchive(detail: "what was written is not what was to be written")
    }
    return backup
  }

  /// Everything the store holds, at one moment.
  private func held() throws(Failure) -> BackupText.Held {
    do throws(StoreError) {
      return try store.read { reader throws(StoreError) in try BackupText.Held(reading: reader) }
    } catch { throw Failure(error) }
  }

  /// The files that are there, by path, with their checksums.
  private func named(_ paths: Set<String>) throws(Failure) -> [BackupFile] {
    var files: [BackupFile] = []
    for path in paths.sorted(by: { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) }) {
      guard let stream = try attachments.open(Self.name(path)) else { continue }
      let digest = try FileDigest(of: stream)
      files.append(BackupFile(path: path, bytes: Int(digest.bytes), sha256: digest.hex))
    }
    return files
  }

  private static func name(_ path: String) -> String { String(path.dropFirst("attachments/".count)) }
}
