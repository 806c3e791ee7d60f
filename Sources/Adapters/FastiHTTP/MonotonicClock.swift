import Glibc

/// Seconds that pass, whatever somebody sets the machine's clock to.
enum MonotonicClock {
  /// Seconds since a moment that never changes.
  static var seconds: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec
  }
}
