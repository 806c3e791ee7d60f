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
