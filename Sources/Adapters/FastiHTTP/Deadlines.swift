import Glibc

/// Ends connections that take too long. The library's own time-out counts only silence, so a client that sends a byte
/// now and then could hold a connection forever.
final class Deadlines: Sendable {
  /// When a connection's socket is shut.
  private struct End {
    /// Seconds of ``MonotonicClock``.
    var second: Int
    /// Bytes transferred that do not yet add up to a second of extra time.
    var credit = 0
    /// Whether a request is being read or answered.
    var isBusy = false
  }

  /// By descriptor, in 16 parts with a lock each, so that a look at all connections never blocks the serving thread for
  /// long.
  private let parts = (0..<16).map { _ in Lock<[Int32: End]>([:]) }
  private let isStopped = Lock(false)

  private func ends(_ socket: Int32) -> Lock<[Int32: End]> { parts[Int(socket) & 15] }

  /// Sets the end of a connection, as a number of seconds from now.
  /// - Parameter isBusy: Whether a request begins or is over; nil for neither.
  func set(_ socket: Int32, seconds: Int, isBusy: Bool? = nil) {
    let second = MonotonicClock.seconds + seconds
    ends(socket).with { ends in ends[socket] = End(second: second, isBusy: isBusy ?? ends[socket]?.isBusy ?? false) }
  }

  /// Extends the deadline for a piece of a body: by the time it takes at the slowest rate, but never beyond what a
  /// request without a body gets, counted from now.
  func moved(_ socket: Int32, bytes: Int, _ limits: ServerLimits) {
    guard bytes > 0 else { return }
    ends(socket).with { ends in
      // A connection that was shut has no deadline to move.
      guard var end = ends[socket], end.second != .max else { return }
      end.credit += bytes
      let (seconds, rest) = end.credit.quotientAndRemainder(dividingBy: limits.slowestRate)
      guard seconds > 0 else { return ends[socket] = end }
      end.credit = rest
      // Time that was given for long work or a long answer is not taken away.
      end.second = max(end.second, min(end.second + seconds, MonotonicClock.seconds + limits.requestSeconds))
      ends[socket] = end
    }
  }

  /// The library is about to close the connection; another connection may soon have its descriptor.
  func remove(_ socket: Int32) { ends(socket).with { _ = $0.removeValue(forKey: socket) } }

  /// If there are more connections than the limit, shuts the idle one that has waited longest for a request, starting
  /// with the client that has the most connections, so that new clients find room.
  ///
  /// - Parameters:
  ///   - new: The newest connection, which is not shut.
  ///   - crowd: The number of connections of a connection's client.
  func makeRoom(keeping most: Int, besides new: Int32, crowd: (Int32) -> Int) {
    guard count > most else { return }
    var found: (socket: Int32, crowd: Int, second: Int)?
    for (socket, end) in parts.flatMap({ $0.with { $0 } }) where socket != new && !end.isBusy && end.second != .max {
      let size = crowd(socket)
      if let found, (size, found.second) <= (found.crowd, end.second) { continue }
      found = (socket, size, end.second)
    }
    guard let found else { return }
    ends(found.socket).with { ends in
      // A request may have begun meanwhile.
      guard let end = ends[found.socket], !end.isBusy else { return }
      shutdown(found.socket, Int32(SHUT_RDWR))
      ends[found.socket] = End(second: .max)
    }
  }

  /// The connections that are open.
  var count: Int { parts.reduce(0) { $0 + $1.with { $0.count } } }

  /// The requests that are being read or answered.
  var busy: Int { parts.reduce(0) { $0 + $1.with { $0.values.count { $0.isBusy } } } }

  /// Checks the deadlines until ``stop()``, on its own thread.
  func watch() { Thread.start { self.run() } }

  /// Ends the checks.
  func stop() { isStopped.with { $0 = true } }

  private func run() {
    while !isStopped.with({ $0 }) {
      usleep(200_000)
      let now = MonotonicClock.seconds
      // It shuts under the lock: meanwhile the library cannot close a descriptor, and the system cannot reuse it.
      for part in parts {
        part.with { ends in
          for (socket, end) in ends where end.second <= now {
            shutdown(socket, Int32(SHUT_RDWR))
            ends[socket] = End(second: .max, isBusy: end.isBusy)
          }
        }
      }
    }
  }
}

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
