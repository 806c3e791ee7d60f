import Glibc

/// Nanoseconds that pass, whatever somebody sets the clock to.
enum Monotonic {
  /// A millisecond.
  static let millisecond: Int64 = 1_000_000
  /// A second.
  static let second: Int64 = 1_000_000_000

  /// Nanoseconds since a moment that never changes.
  static var now: Int64 {
    var now = timespec()
    clock_gettime(CLOCK_MONOTONIC, &now)
    return Int64(now.tv_sec) * second + Int64(now.tv_nsec)
  }
}
