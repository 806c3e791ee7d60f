public import FastiApp
public import FastiCivil
import Glibc

/// Waits by the machine's own clock of civil time, until it is told to end.
public final class SystemAlarm: Alarm, @unchecked Sendable {
  // All that threads share is read and written with the lock held.
  private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let bell = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  private var isOver = false

  /// The alarm of this machine.
  public init() {
    pthread_mutex_init(lock, nil)
    var attributes = pthread_condattr_t()
    pthread_condattr_init(&attributes)
    // Seconds that pass, whatever somebody sets the clock to.
    pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC)
    pthread_cond_init(bell, &attributes)
    pthread_condattr_destroy(&attributes)
  }

  deinit {
    pthread_cond_destroy(bell)
    pthread_mutex_destroy(lock)
    bell.deallocate()
    lock.deallocate()
  }

  /// Sleeps until the moment, or for some seconds if that is sooner: a clock that is set and a machine that wakes from
  /// sleep are noticed when the seconds are over.
  public func wait(until moment: Instant, atMost seconds: Int) -> Bool {
    var end = SystemAlarm.time(CLOCK_MONOTONIC)
    let now = SystemAlarm.time(CLOCK_REALTIME)
    if moment.seconds - Int64(now.tv_sec) <= Int64(seconds) {
      // Down to the nanosecond, so that it is not a moment too early.
      end.tv_sec += Int(max(0, moment.seconds - Int64(now.tv_sec)))
      end.tv_nsec -= now.tv_nsec
      if end.tv_nsec < 0 {
        end.tv_sec -= 1
        end.tv_nsec += 1_000_000_000
      }
    } else {
      end.tv_sec += seconds
    }
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    while !isOver, pthread_cond_timedwait(bell, lock, &end) == 0 {}
    return !isOver
  }

  /// Ends every wait, those to come too.
  public func end() {
    pthread_mutex_lock(lock)
    isOver = true
    pthread_cond_broadcast(bell)
    pthread_mutex_unlock(lock)
  }

  private static func time(_ clock: clockid_t) -> timespec {
    var now = timespec()
    clock_gettime(clock, &now)
    return now
  }
}

extension SystemAlarm {
  /// An alarm that the signals which tell a program to end ring; the second such signal ends the program at once.
  ///
  /// To be made before any thread is.
  public static func endedBySignals() -> SystemAlarm {
    let alarm = SystemAlarm()
    SystemSignals.hold()
    SystemThread.start {
      SystemSignals.wait()
      alarm.end()
      SystemSignals.release()
      while true { pause() }
    }
    return alarm
  }
}
