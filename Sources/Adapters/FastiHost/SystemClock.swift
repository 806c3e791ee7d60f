public import FastiRecords
import Glibc

extension WallClock {
  /// The machine's clock.
  public static let system = WallClock {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return Int64(time.tv_sec) * 1_000 + Int64(time.tv_nsec) / 1_000_000
  }
}

/// A clock in nanoseconds that setting the machine's time does not change.
enum Monotonic {
  static let millisecond: Int64 = 1_000_000
  static let second: Int64 = 1_000_000_000

  /// Nanoseconds since a fixed but unspecified moment.
  static var now: Int64 {
    var now = timespec()
    clock_gettime(CLOCK_MONOTONIC, &now)
    return Int64(now.tv_sec) * second + Int64(now.tv_nsec)
  }
}
