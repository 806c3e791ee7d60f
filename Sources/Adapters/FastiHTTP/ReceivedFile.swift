import Glibc

/// An uploaded file. It is on the disk without a name, so it disappears when the last reference to it is released, also
/// if the process is killed.
public final class ReceivedFile: Sendable {
  /// The open file; it can be linked to a name.
  public let descriptor: Int32
  /// Its length in bytes.
  public let count: Int

  init(taking descriptor: Int32, count: Int) {
    self.descriptor = descriptor
    self.count = count
  }

  deinit { close(descriptor) }

  /// Reads from an offset, at most as much as the buffer holds.
  /// - Returns: The number of bytes, 0 at the end; nil when the disk fails.
  public func read(at place: Int, into room: UnsafeMutableRawBufferPointer) -> Int? {
    while true {
      let count = pread(descriptor, room.baseAddress, room.count, off_t(place))
      if count >= 0 { return count }
      guard errno == EINTR else { return nil }
    }
  }
}
