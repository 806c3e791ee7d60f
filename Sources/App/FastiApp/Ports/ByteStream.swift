/// A file that is read a piece at a time, so that its length does not matter.
public protocol ByteStream: AnyObject {
  /// Reads up to as many bytes as there is room for; 0 at the end.
  /// - Throws: `.storage` when they cannot be read.
  func read(into room: UnsafeMutableRawBufferPointer) throws(Failure) -> Int
}

/// Bytes in memory, read as a file is.
final class MemoryStream: ByteStream {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) { rest = bytes[...] }

  func read(into room: UnsafeMutableRawBufferPointer) -> Int {
    let piece = rest.prefix(room.count)
    room.copyBytes(from: piece)
    rest = rest.dropFirst(piece.count)
    return piece.count
  }
}

extension Files {
  /// Reads the whole file at once; where files can be large, there is a better way.
  /// - Throws: As `read`.
  public func open(_ path: String) throws(Failure) -> any ByteStream {
    MemoryStream(try read(path, limit: .max))
  }
}
