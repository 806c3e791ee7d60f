import Glibc

/// A file that came with a request. It lies on the disk and has no name there, so that it is gone with the last who holds
/// it, whatever ends them: an answer, a broken connection, `kill -9`.
public final class ReceivedFile: Sendable {
  /// The open file, for whoever gives it a name.
  public let descriptor: Int32
  /// Its bytes.
  public let count: Int

  init(taking descriptor: Int32, count: Int) {
    self.descriptor = descriptor
    self.count = count
  }

  deinit { close(descriptor) }

  /// Reads from a place on as much as there is room for.
  /// - Returns: How much, 0 at the end; nil where the disk fails.
  public func read(at place: Int, into room: UnsafeMutableRawBufferPointer) -> Int? {
    while true {
      let count = pread(descriptor, room.baseAddress, room.count, off_t(place))
      if count >= 0 { return count }
      guard errno == EINTR else { return nil }
    }
  }
}
