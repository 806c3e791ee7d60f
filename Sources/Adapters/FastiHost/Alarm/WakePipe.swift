import CTimer
import Glibc

/// A pipe that ends waits: once it has been written, every present and future wait for its reading end returns.
final class WakePipe: Sendable {
  /// The end to wait for: readable once the pipe has been written.
  let descriptor: CInt
  private let writeEnd: CInt

  /// A pipe; if the kernel could not create one, it does not end waits.
  init() {
    var ends: [CInt] = [-1, -1]
    _ = pipe2(&ends, O_CLOEXEC)
    (descriptor, writeEnd) = (ends[0], ends[1])
  }

  deinit { for end in [descriptor, writeEnd] where end >= 0 { _ = close(end) } }

  /// Ends every wait, future ones too.
  func wake() {
    var byte: UInt8 = 1
    // A second byte would only fill the pipe.
    if !isWritten { _ = write(writeEnd, &byte, 1) }
  }

  /// Makes it as if it had never been written.
  func drain() {
    var byte: UInt8 = 0
    if isWritten { _ = read(descriptor, &byte, 1) }
  }

  var isWritten: Bool {
    var end = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&end, 1, 0) > 0
  }
}
