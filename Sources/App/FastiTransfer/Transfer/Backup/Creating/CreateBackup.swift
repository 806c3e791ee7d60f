import FastiFormats
public import FastiPerson
public import FastiRecords

/// Writes the whole content of a store into a file, and checks that it can be read back.
public struct CreateBackup {
  private let store: any Store
  private let attachments: any AttachmentFolder
  private let archives: any Archives
  private let look: LookAtBackup
  private let progress: Progress

  /// Makes a backup of that store and those files.
  ///
  /// - Parameters:
  ///   - now: Milliseconds of Unix time.
  ///   - progress: Called with the number of attached files that were read, and of all.
  public init(
    _ store: any Store, attachments: any AttachmentFolder, archives: any Archives, now: Int64,
    progress: Progress = .none
  ) {
    self.store = store
    self.attachments = attachments
    self.archives = archives
    look = LookAtBackup(archives, stamps: .own(now: now))
    self.progress = progress
  }

  /// Writes the backup under a name that does not exist yet, and checks it as a restore would.
  ///
  /// - Returns: The backup as it was read back.
  /// - Throws: `tooLarge`, with the name of what a restore would refuse; `storage`. The caller removes the file then.
  public func callAsFunction(to path: String) throws(BackupError) -> Backup {
    try checkStore()
    let written = try write(to: path)
    let backup = try look(path)
    guard backup.hash == written.hash, backup.files.count == written.files else {
      throw .corruptArchive(.written)
    }
    return backup
  }

  /// A damaged store is refused, so that it does not replace an earlier, valid backup.
  private func checkStore() throws(BackupError) {
    let report: StoreReport
    do throws(StoreError) { report = try store.check() } catch { throw .storage(Failure(error)) }
    guard let loss = report.findings.first(where: { $0.isLoss }) else { return }
    if case .unreadable(let error, _) = loss { throw .storage(Failure(error)) }
    throw .storage(Failure(StoreError.corrupt(path: report.path, detail: loss.detail)))
  }

  /// Writes the archive; the text is released when this returns, so that it is not in memory twice while the backup is
  /// read back.
  private func write(to path: String) throws(BackupError) -> (hash: [UInt8], files: Int) {
    let limits = ArchiveLimits.backup
    var text = BackupText(limit: limits.text)
    let files: [BackupFile]
    do throws(Failure) { files = try named(try held(&text)) } catch { throw .storage(error) }
    let hash = text.finish(files)
    guard text.bytes <= limits.text else { throw .tooLarge(.file("backup.json", limit: limits.text)) }
    for file in files where UInt64(file.bytes) > limits.file { throw .tooLarge(.file(file.path, limit: limits.file)) }
    let members = files.map { ArchiveMember.file(path: attachments.path(of: Self.name($0.path)), name: $0.path) }
    try archives.write([.bytes(text.pieces, name: "backup.json")] + members, to: path)
    return (hash, files.count)
  }

  /// Writes the whole content of the store at one moment; returns the paths of all files.
  private func held(_ text: inout BackupText) throws(Failure) -> Set<String> {
    do throws(StoreError) {
      return try store.read { reader throws(StoreError) in try text.write(reader) }
    } catch { throw Failure(error) }
  }

  /// The existing files, by path, with their checksums.
  private func named(_ paths: Set<String>) throws(Failure) -> [BackupFile] {
    var files: [BackupFile] = []
    let sorted = paths.sorted(by: { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) })
    for (place, path) in sorted.enumerated() {
      progress(place, of: sorted.count)
      guard let stream = try attachments.open(Self.name(path)) else { continue }
      let digest = try FileDigest(of: stream)
      files.append(BackupFile(path: path, bytes: Int(digest.bytes), sha256: digest.hex))
    }
    return files
  }

  private static func name(_ path: String) -> String { String(path.dropFirst("attachments/".count)) }
}
