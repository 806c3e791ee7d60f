import Glibc

/// Rung once, it stays rung: a pipe whose reading end everybody may wait for.
final class Bell: Sendable {
  /// The end to wait for: it can be read once the bell has been rung.
  let number: CInt
  private let rope: CInt

  /// A bell; where no pipe can be had, one that nobody hears.
  init() {
    var ends: [CInt] = [-1, -1]
    if pipe(&ends) == 0 { for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) } }
    (number, rope) = (ends[0], ends[1])
  }

  deinit { for end in [number, rope] where end >= 0 { _ = close(end) } }

  /// Rings it.
  func ring() {
    var byte: UInt8 = 1
    // Again would only fill the pipe.
    if !isRung { _ = write(rope, &byte, 1) }
  }

  /// Whether it has been rung.
  var isRung: Bool {
    var end = pollfd(fd: number, events: Int16(POLLIN), revents: 0)
    return poll(&end, 1, 0) > 0
  }
}
