import FastiHTTP
import FastiPerson
import FastiRecords

/// An uploaded file, in memory or on the disk.
struct UploadedContent: IncomingFile {
  private let content: Multipart.Content

  init(_ content: Multipart.Content) { self.content = content }

  var bytes: Int64 { Int64(content.count) }

  var descriptor: Int32? { if case .file(let file) = content { file.descriptor } else { nil } }

  func read(at place: Int64, into room: UnsafeMutableRawBufferPointer) throws(Failure) -> Int {
    switch content {
    case .bytes(let bytes):
      let piece = bytes.dropFirst(Int(place)).prefix(room.count)
      room.copyBytes(from: piece)
      return piece.count
    case .file(let file):
      guard let count = file.read(at: Int(place), into: room) else {
        throw Failure(.machine(.failed(.read, .file, .other(""))))
      }
      return count
    }
  }

  /// The whole content, for files that are parsed in memory.
  /// - Throws: `.storage`.
  func inMemory() throws(Failure) -> [UInt8] {
    if case .bytes(let bytes) = content { return bytes }
    var all: [UInt8] = []
    try forEachPiece { piece in all.append(contentsOf: piece) }
    return all
  }
}
