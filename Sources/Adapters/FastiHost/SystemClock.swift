public import FastiApp
public import FastiCivil
import Glibc

/// The machine's clock.
public struct SystemClock: Clock {
  /// The machine's clock.
  public init() {}

  /// The present moment, to the second.
  public func now() -> Instant {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return Instant(seconds: Int64(time.tv_sec))
  }
}
