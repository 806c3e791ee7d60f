import FastiPerson
import FastiRecords

extension RestoreBackup {
  /// The attachments whose file exists in the folder with other bytes than the backup's.
  func differing(_ backup: Backup) throws(Failure) -> Set<RecordID> {
    var differing: Set<RecordID> = []
    var hashes: [String: [UInt8]] = [:]
    try backup.content.forEachStoredFile { stored throws(Failure) in
      guard let file = backup.files[stored.path], !differing.contains(stored.id) else { return }
      if hashes[stored.name] == nil { hashes[stored.name] = try hash(stored.name) }
      guard let present = hashes[stored.name] else { return }
      if present != file.sha256 { differing.insert(stored.id) }
    }
    return differing
  }

  /// Copies files into the folder, before anything refers to them.
  ///
  /// - Parameter files: Their paths in the archive, by their names in the folder.
  func bring(_ files: [String: String], of backup: Backup, progress: (Int) -> Void) throws(Failure) {
    for (place, (name, path)) in files.sorted(by: { $0.key < $1.key }).enumerated() {
      progress(place)
      guard let file = backup.files[path] else { continue }
      if let present = try hash(name) {
        // The file has the same bytes, from this backup or an earlier attempt.
        if present == file.sha256 { continue }
        throw Failure(.machine(.differs), field: .file, value: name)
      }
      try bring(path, file, name, of: backup)
    }
  }

  private func bring(_ path: String, _ file: Backup.File, _ name: String, of backup: Backup) throws(Failure) {
    try attachments.add(name) { write throws(Failure) in
      var hash = SHA256()
      do throws(BackupError) {
        try backup.archive.unpack(file.entry) { piece throws(BackupError) in
          hash.update(raw: piece)
          do throws(Failure) { try write(piece) } catch { throw .storage(error) }
        }
        // The archive is a file of the user, and may have changed since it was checked.
        guard hash.finish() == file.sha256 else {
          throw .corruptArchive(.changed(path))
        }
      } catch { throw error.failure }
    }
  }

  /// The hash of an existing file; nil if there is none.
  private func hash(_ name: String) throws(Failure) -> [UInt8]? {
    guard let stream = try attachments.open(name) else { return nil }
    return try FileDigest(of: stream).sha256
  }
}

/// The length and hash of a file, read in pieces.
struct FileDigest: Hashable, Sendable {
  let bytes: UInt64
  let sha256: [UInt8]

  init(of stream: any ByteStream) throws(Failure) {
    var hash = SHA256()
    var total: UInt64 = 0
    let room = UnsafeMutableRawBufferPointer.allocate(byteCount: 65_536, alignment: 16)
    defer { room.deallocate() }
    while true {
      let count = try stream.read(into: room)
      if count == 0 { break }
      hash.update(raw: UnsafeRawBufferPointer(rebasing: room[..<count]))
      total += UInt64(count)
    }
    bytes = total
    sha256 = hash.finish()
  }

  /// The hash as 64 hex digits.
  var hex: String {
    var text: [UInt8] = []
    for byte in sha256 { Hex.append(UInt64(byte), digits: 2, to: &text) }
    return String(decoding: text, as: UTF8.self)
  }
}
