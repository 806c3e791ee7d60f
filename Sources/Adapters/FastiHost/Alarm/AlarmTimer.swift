import CTimer
import FastiCivil
import Glibc

/// A timer of the kernel, by the clock of civil time.
struct AlarmTimer {
  /// Its descriptor; negative where the kernel gives none.
  let descriptor: CInt

  /// How it ended.
  enum Ending: Equatable {
    /// Its moment came.
    case reached
    /// Somebody set the clock, or the machine woke from sleep: its moment may be nearer, farther or past.
    case clockWasSet
    /// Not yet.
    case early
  }

  /// A timer that ends at a moment; at once if that is past.
  init(until moment: Instant) { descriptor = fasti_timer(moment.seconds) }

  /// How it ended, as the kernel tells it.
  func ending() -> Ending {
    var expirations: UInt64 = 0
    let count = read(descriptor, &expirations, MemoryLayout<UInt64>.size)
    return Self.ending(read: count, error: errno)
  }

  /// The meaning of what a reading gave (timerfd_create(2)).
  static func ending(read count: Int, error: CInt) -> Ending {
    if count == MemoryLayout<UInt64>.size { return .reached }
    return error == EAGAIN || error == EINTR ? .early : .clockWasSet
  }

  /// The seconds after which to look without it: as many as there are where it works, else until the moment by the clock of
  /// now.
  func mostSeconds(until moment: Instant) -> Int {
    guard descriptor < 0 else { return .max }
    return max(0, Int(clamping: moment.seconds - Int64(time(nil))))
  }

  /// Lets it go.
  func close() {
    if descriptor >= 0 { _ = Glibc.close(descriptor) }
  }
}
