import Glibc

/// The time a piece of work takes.
enum Measure {
  /// Nanoseconds of this thread's CPU time for one operation: the least of many rounds, which is what the work costs
  /// when nothing disturbs it.
  /// - Parameter operations: how many operations one call of `work` makes.
  /// - Parameter work: returns a number that depends on all it did, so that none of it can be left out.
  static func nanoseconds(operations: Int = 1, rounds: Int = 25, _ work: () -> Int) -> Double {
    sink &+= work()
    // Short work is repeated within a round until the clock's own cost and grain no longer show.
    let once = max(1, time { sink &+= work() })
    let repeats = max(1, Int(2_000_000 / once))
    var least = Double.infinity
    for _ in 0..<rounds {
      let taken = time { for _ in 0..<repeats { sink &+= work() } }
      least = min(least, taken / Double(repeats))
    }
    return least / Double(operations)
  }

  private static func time(_ work: () -> Void) -> Double {
    let start = now()
    work()
    return now() - start
  }

  private static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }

  /// Receives results, so that the compiler cannot remove the work as unused.
  nonisolated(unsafe) private static var sink = 0

  /// The sum of all results, to be printed or not.
  static var checksum: Int { sink }
}
