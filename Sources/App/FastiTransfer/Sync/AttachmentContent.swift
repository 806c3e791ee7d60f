import FastiPerson
import FastiRecords

extension AttachmentFolder {
  /// The bytes of a file; nil if there is none.
  func content(of name: String) throws(Failure) -> [UInt8]? {
    guard let stream = try open(name) else { return nil }
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      var count = 0
      var failure: Failure?
      piece.withUnsafeMutableBytes { room in
        do throws(Failure) { count = try stream.read(into: room) } catch { failure = error }
      }
      if let failure { throw failure }
      if count == 0 { return bytes }
      bytes += piece[..<count]
    }
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

extension SyncedVersion {
  /// The name of the attached file; nil if there is none.
  var attachedName: String? {
    guard kind == AttachmentRecord.kind.table, let place = AttachmentRecord.kind.columns.firstIndex(of: "file"),
      case .text(let name) = row.values[place]
    else { return nil }
    return name
  }
}
