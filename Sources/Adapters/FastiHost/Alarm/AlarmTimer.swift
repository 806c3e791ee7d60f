import CTimer
import FastiCivil
import Glibc

/// A timer of the kernel, by the clock of civil time.
struct AlarmTimer {
  /// Its descriptor; negative where the kernel gives none.
  let number: CInt

  /// How it ended.
  enum Ending: Equatable {
    /// Its moment came.
    case rang
    /// Somebody set the clock, or the machine woke from sleep: its moment may be nearer, farther or past.
    case clockWasSet
    /// Not yet.
    case early
  }

  /// A timer that ends at a moment; at once if that is past.
  init(until moment: Instant) { number = fasti_timer(moment.seconds) }

  /// How it ended, as the kernel tells it.
  func ending() -> Ending {
    var rings: UInt64 = 0
    let count = read(number, &rings, MemoryLayout<UInt64>.size)
    return Self.ending(read: count, error: errno)
  }

  /// The meaning of what a reading gave (timerfd_create(2)).
  static func ending(read count: Int, error: CInt) -> Ending {
    if count == MemoryLayout<UInt64>.size { return .rang }
    return error == EAGAIN || error == EINTR ? .early : .clockWasSet
  }

  /// The seconds after which to look without it: as many as there are where it works, else until the moment by the clock of
  /// now.
  func mostSeconds(until moment: Instant) -> Int {
    guard number < 0 else { return .max }
    return max(0, Int(clamping: moment.seconds - Int64(time(nil))))
  }

  /// Lets it go.
  func close() {
    if number >= 0 { _ = Glibc.close(number) }
  }
}
