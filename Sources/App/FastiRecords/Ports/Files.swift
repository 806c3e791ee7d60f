import FastiCivil

/// Reads and writes the files that a user names.
public protocol Files: Sendable {
  /// All bytes of a file; `-` is standard input.
  /// - Throws: `.notFound` when there is no file, `.invalid` when it is larger than `limit`, `.storage` when it cannot
  ///   be read.
  func read(_ path: String, limit: Int) throws(Failure) -> [UInt8]

  /// Opens a file to be read in pieces; `-` is standard input.
  /// - Throws: `.notFound` when there is no file, `.storage` when it cannot be opened.
  func open(_ path: String) throws(Failure) -> any ByteStream

  /// Writes a file completely or not at all, readable by its owner only.
  /// - Throws: `.storage` saying why.
  func write(_ bytes: [UInt8], to path: String) throws(Failure)

  /// Removes a file; does nothing if there is none.
  /// - Throws: `.storage` saying why.
  func remove(_ path: String) throws(Failure)

  /// Renames a file; it replaces a file with the new name. The change is synced to the disk.
  /// - Throws: `.storage` saying why.
  func rename(_ path: String, to other: String) throws(Failure)

  /// Creates a folder and its parent folders, accessible only to the owner; does nothing if it exists.
  /// - Throws: `.storage` saying why.
  func makeFolder(_ path: String) throws(Failure)

  /// Whether something of that name exists.
  func exists(_ path: String) -> Bool

  /// The version of a file; nil if there is no file. A replaced file has another version.
  func version(of path: String) -> FileVersion?

  /// Whether a folder of that name exists.
  func isFolder(_ path: String) -> Bool

  /// The names of the files of a folder, sorted.
  /// - Throws: `.storage` when it cannot be read.
  func names(in folder: String) throws(Failure) -> [String]
}

/// The version of a file; it shows that a file was replaced without reading it.
public struct FileVersion: Hashable, Sendable {
  /// The number of the file in its file system.
  public let number: UInt64
  /// When it was last written, in nanoseconds since 1970.
  public let written: Int64
  /// Its size in bytes.
  public let size: Int64

  public init(number: UInt64, written: Int64, size: Int64) {
    (self.number, self.written, self.size) = (number, written, size)
  }
}

extension Files {
  /// Nil: files in memory have no versions.
  public func version(of path: String) -> FileVersion? { nil }

  /// Does nothing: files in memory need no folders.
  /// - Throws: nothing.
  public func makeFolder(_ path: String) throws(Failure) {}

  /// Refuses the name of a folder as the name of a file to write.
  /// - Throws: `.invalid`.
  public func refuseFolder(_ path: String, field: Field) throws(Failure) {
    guard isFolder(path) else { return }
    let end = path.hasSuffix("/") ? "" : "/"
    throw Failure(
      .machine(.folder), field: field, value: path, hint: .words(.hintNameInIt, .text("\(path)\(end)fasti")))
  }
}

/// A file that is read in pieces, so that it may have any length.
public protocol ByteStream: AnyObject {
  /// Reads at most as many bytes as the buffer holds; 0 at the end.
  /// - Throws: `.storage` when they cannot be read.
  func read(into room: UnsafeMutableRawBufferPointer) throws(Failure) -> Int

  /// The number of all its bytes; nil if it is known only at the end, as that of a pipe.
  var size: Int? { get }
}

extension ByteStream {
  /// Not known.
  public var size: Int? { nil }
}

/// Bytes in memory as a stream.
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
  /// Reads the whole file into memory; implementations for large files should replace it.
  /// - Throws: `.storage` and `.invalid`, as reading does.
  public func open(_ path: String) throws(Failure) -> any ByteStream {
    MemoryStream(try read(path, limit: .max))
  }
}
