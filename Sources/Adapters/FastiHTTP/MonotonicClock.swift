import Glibc

/// A clock that does not change when the machine's time is set. It counts from a fixed but unspecified moment.
public enum MonotonicClock {
  /// Whole seconds.
  static var seconds: Int { now.tv_sec }

  /// Microseconds since an unspecified start; never set back.
  public static var microseconds: Int64 {
    let now = now
    return Int64(now.tv_sec) * 1_000_000 + Int64(now.tv_nsec) / 1_000
  }

  private static var now: timespec {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time
  }
}
