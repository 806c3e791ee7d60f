public import FastiApp
public import FastiCivil
import Glibc

/// Waits by the machine's own clock of civil time.
public struct SystemAlarm: Alarm {
  /// The alarm of this machine.
  public init() {}

  /// Sleeps until the moment, or for some seconds if that is sooner. A clock put forward and a machine that wakes from
  /// sleep end the wait by themselves; a clock put back ends it when the seconds are over.
  public func wait(until moment: Instant, atMost seconds: Int) {
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    guard moment.seconds > Int64(now.tv_sec) else { return }
    var until = now
    if moment.seconds - Int64(now.tv_sec) <= Int64(seconds) {
      until = timespec(tv_sec: Int(moment.seconds), tv_nsec: 0)
      clock_nanosleep(CLOCK_REALTIME, TIMER_ABSTIME, &until, nil)
    } else {
      until = timespec(tv_sec: seconds, tv_nsec: 0)
      clock_nanosleep(CLOCK_MONOTONIC, 0, &until, nil)
    }
  }
}
