import Glibc

/// Ends connections that take too long. The library's own time-out counts only silence, so a client that sends a byte now
/// and then would hold a connection for ever.
final class Deadlines: Sendable {
  /// When a connection's socket is shut.
  private struct End {
    /// Seconds of a clock that never goes back.
    var second: Int
    /// Bytes that moved and have not bought a second yet.
    var credit = 0
    /// Whether a request is being read or answered.
    var isBusy = false
  }

  /// By descriptor, in a few parts, so that who watches all of them keeps the thread that serves them from few at a time.
  private let parts = (0..<16).map { _ in Lock<[Int32: End]>([:]) }
  private let isStopped = Lock(false)

  private func ends(_ socket: Int32) -> Lock<[Int32: End]> { parts[Int(socket) & 15] }

  /// Gives a connection that many seconds from now on.
  /// - Parameter isBusy: Whether a request begins or is over; nil for neither.
  func set(_ socket: Int32, seconds: Int, isBusy: Bool? = nil) {
    let second = MonotonicClock.seconds + seconds
    ends(socket).with { ends in ends[socket] = End(second: second, isBusy: isBusy ?? ends[socket]?.isBusy ?? false) }
  }

  /// A piece of a body came or went: the connection may take as much longer as that takes at the slowest rate, but never
  /// more than a request without a body, counted from now.
  func moved(_ socket: Int32, bytes: Int, _ limits: ServerLimits) {
    guard bytes > 0 else { return }
    ends(socket).with { ends in
      // One that was shut has no end to move.
      guard var end = ends[socket], end.second != .max else { return }
      end.credit += bytes
      let (seconds, rest) = end.credit.quotientAndRemainder(dividingBy: limits.slowestRate)
      guard seconds > 0 else { return ends[socket] = end }
      end.credit = rest
      // What was given for long work or a long answer is not taken away.
      end.second = max(end.second, min(end.second + seconds, MonotonicClock.seconds + limits.requestSeconds))
      ends[socket] = end
    }
  }

  /// The connection is about to be closed by the library; its descriptor may soon be another's.
  func remove(_ socket: Int32) { ends(socket).with { _ = $0.removeValue(forKey: socket) } }

  /// The connections that are open.
  var count: Int { parts.reduce(0) { $0 + $1.with { $0.count } } }

  /// The requests that are being read or answered.
  var busy: Int { parts.reduce(0) { $0 + $1.with { $0.values.count { $0.isBusy } } } }

  /// Watches until ``stop()``, on a thread of its own.
  func watch() { Thread.start { self.run() } }

  /// Ends the watching.
  func stop() { isStopped.with { $0 = true } }

  private func run() {
    while !isStopped.with({ $0 }) {
      usleep(200_000)
      let now = MonotonicClock.seconds
      // Shut under the lock: the library cannot close a descriptor, and the system not give it away, meanwhile.
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
