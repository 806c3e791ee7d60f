import Glibc

/// A clock in seconds that setting the machine's time does not change.
enum MonotonicClock {
  /// Seconds since a fixed but unspecified moment.
  static var seconds: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec
  }
}
