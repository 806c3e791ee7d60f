import FastiPerson
import FastiRecords

/// An attached file that is received in pieces, so that a connection that breaks loses at most one of them.
///
/// A piece of another length than ``longest`` is the last: a shorter one, or the whole file from a server that sends no
/// pieces. The file gets its name only if it has the hash that its change contains; otherwise it is removed, and received
/// again from its beginning.
struct PartialFile {
  let folder: any AttachmentFolder
  let name: String
  let hash: String

  /// The greatest length of a piece, in bytes.
  static let longest = 256 << 10

  private var part: String { "parts/\(name)" }

  /// The number of bytes that were received.
  var count: Int { folder.parts().first { $0.name == part }.map { Int($0.bytes) } ?? 0 }

  /// Stores a piece, if everything before it is there.
  /// - Throws: `.storage`; the pieces before it remain.
  func write(_ piece: [UInt8], at offset: Int) throws(Failure) -> Outcome {
    let held = count
    guard offset <= held else { return .has(held) }
    guard offset + piece.count <= SyncFolder.largestFile else {
      folder.remove(name)
      return .isWrong
    }
    try folder.write(piece, at: offset, of: part)
    guard piece.count != Self.longest else { return .has(max(held, offset + piece.count)) }
    guard try folder.hash(of: part) == hash else {
      folder.remove(name)
      return .isWrong
    }
    try folder.complete(part, as: name)
    return .isComplete
  }

  /// What a piece leads to.
  enum Outcome: Equatable {
    /// So many bytes are there; the next piece begins after them.
    case has(Int)
    /// The file is there, with its name.
    case isComplete
    /// It is another file, and was removed.
    case isWrong
  }

  /// Removes parts of files to which nothing was added for a week, and the oldest if there are too many.
  static func clean(_ folder: any AttachmentFolder, now: Int64) {
    let parts = folder.parts().sorted { $0.written < $1.written }
    var bytes = parts.reduce(0) { $0 + $1.bytes }
    for part in parts where part.written < now - kept || bytes > mostBytes {
      folder.remove(part.name)
      bytes -= part.bytes
    }
  }

  /// How long parts are kept, in milliseconds, and how many bytes they may have together.
  private static let kept: Int64 = 7 * 86_400_000
  private static let mostBytes: Int64 = 2 * Int64(SyncFolder.largestFile)
}
