import CTimer
import FastiCivil
import Glibc

/// A kernel timer on the clock of civil time (`CLOCK_REALTIME`).
struct AlarmTimer {
  /// The file descriptor; negative if the kernel could not create a timer.
  let descriptor: CInt

  enum Ending: Equatable {
    /// The moment has come.
    case reached
    /// The clock was set, or the machine woke from sleep: the moment may be nearer, farther or past.
    case clockWasSet
    /// The moment has not come yet.
    case early
  }

  /// A timer that expires at a moment; at once if the moment is past.
  init(until moment: Instant) { descriptor = fasti_timer(moment.seconds) }

  /// Why the timer woke its reader, as the kernel reports it.
  func ending() -> Ending {
    var expirations: UInt64 = 0
    let count = read(descriptor, &expirations, MemoryLayout<UInt64>.size)
    return Self.ending(read: count, error: errno)
  }

  /// The meaning of what `read` returned (timerfd_create(2)).
  static func ending(read count: Int, error: CInt) -> Ending {
    if count == MemoryLayout<UInt64>.size { return .reached }
    return error == EAGAIN || error == EINTR ? .early : .clockWasSet
  }

  /// The greatest number of seconds to sleep in addition to the timer: no limit if the timer works, otherwise the
  /// seconds left by the present clock.
  func mostSeconds(until moment: Instant) -> Int {
    guard descriptor < 0 else { return .max }
    return max(0, Int(clamping: moment.seconds - Int64(time(nil))))
  }

  /// Closes the descriptor.
  func close() {
    if descriptor >= 0 { _ = Glibc.close(descriptor) }
  }
}
