import FastiRecords
import Glibc

/// An open file that is read in pieces and closed when the last reference to it is released.
final class SystemStream: ByteStream {
  private let file: FileDescriptor
  private let path: String
  private let closes: Bool

  init(_ file: FileDescriptor, _ path: String, closes: Bool) {
    self.file = file
    self.path = path
    self.closes = closes
  }

  deinit {
    if closes { file.close() }
  }

  /// The size of a regular file.
  var size: Int? {
    guard let status = try? file.status(), status.isRegular else { return nil }
    return Int(status.st_size)
  }

  func read(into room: UnsafeMutableRawBufferPointer) throws(Failure) -> Int {
    do { return try file.read(into: room) } catch { throw error.reading(path) }
  }
}
