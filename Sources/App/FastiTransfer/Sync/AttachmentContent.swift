import FastiPerson
import FastiRecords

extension AttachmentFolder {
  /// The bytes of a file; nil if there is none.
  func content(of name: String) throws(Failure) -> [UInt8]? {
    guard let stream = try open(name) else { return nil }
    var bytes: [UInt8] = []
    try stream.forEachPiece { bytes += $0 }
    return bytes
  }

  /// The hash of the content of a file; nil if there is none.
  func hash(of name: String) throws(Failure) -> String? {
    guard let stream = try open(name) else { return nil }
    var hash = SHA256()
    try stream.forEachPiece { hash.update(raw: $0) }
    return hash.finishHex()
  }

  /// Writes a new file.
  func put(_ bytes: [UInt8], as name: String) throws(Failure) {
    try add(name) { write throws(Failure) in
      var failure: Failure?
      bytes.withUnsafeBytes { raw in
        do throws(Failure) { try write(raw) } catch { failure = error }
      }
      if let failure { throw failure }
    }
  }

  /// Removes the files of attachments that were erased, and what was received of them; they are not awaited any more.
  ///
  /// A store that receives an erasure does not have the folder. So each sync calls this before it sends or receives
  /// files: if the program is killed in between, the next one removes them.
  func removeErased(_ log: any SyncLog, in space: RecordID) throws(StoreError) {
    let erased = try log.erasedThings(of: AttachmentRecord.kind)
    if erased.isEmpty { return }
    // The name of a file begins with the id of its attachment; that of a part has a folder before it.
    func isErased(_ name: String) -> Bool {
      let id = name.split(separator: "/").last.flatMap { RecordID(text: String($0.prefix(36))) }
      return id.map { erased.contains($0) } ?? false
    }
    for name in try log.awaitedFiles(of: space).keys where isErased(name) { try log.noteFile(name, of: space) }
    for file in files() + parts() where isErased(file.name) { remove(file.name) }
  }
}

extension Store {
  /// Whether a file that cannot be found is missed: its attachment was not deleted. It is awaited in any case, because
  /// an undo brings the attachment back.
  func misses(_ name: String) throws(StoreError) -> Bool {
    guard let id = RecordID(text: String(name.prefix(36))) else { return true }
    return try read { reader throws(StoreError) in
      try reader.version(AttachmentRecord.self, id: id)?.deleted != true
    }
  }
}

extension SyncedChange {
  /// The change with the hashes of its attached files: of those that are here, and of those on their way here, so that
  /// other devices know what to wait for.
  func withHashes(_ attachments: any AttachmentFolder, _ log: any SyncLog) throws(Failure) -> SyncedChange {
    var synced = self
    for place in versions.indices {
      guard let name = versions[place].attachedName else { continue }
      var hash = try attachments.hash(of: name)
      if hash == nil {
        do throws(StoreError) { hash = try log.awaitedHash(of: name) } catch { throw Failure(error) }
      }
      // It may have arrived between the two questions.
      if hash == nil { hash = try attachments.hash(of: name) }
      synced.versions[place].file = hash
    }
    return synced
  }
}

extension ByteStream {
  /// Reads to the end.
  fileprivate func forEachPiece(_ body: (UnsafeRawBufferPointer) -> Void) throws(Failure) {
    let room = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)
    defer { room.deallocate() }
    while true {
      let count = try read(into: room)
      if count == 0 { return }
      body(UnsafeRawBufferPointer(rebasing: room[..<count]))
    }
  }
}

extension SyncedVersion {
  /// The name of the attached file; nil if there is none.
  var attachedName: String? {
    guard kind == AttachmentRecord.kind.table, let place = AttachmentRecord.kind.columns.firstIndex(of: "file"),
      case .text(let name) = row.values[place]
    else { return nil }
    return name
  }
}
