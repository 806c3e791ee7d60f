import Glibc

/// Ends connections that take too long. The library's own time-out counts only silence, so a client that sends a byte now
/// and then would hold a connection for ever.
final class Deadlines: Sendable {
  /// Seconds of a clock that never goes back, at which a connection's socket is shut, by descriptor.
  private let ends = Lock<[Int32: Int]>([:])
  private let isStopped = Lock(false)

  /// Gives a connection that many seconds from now on.
  func set(_ socket: Int32, seconds: Int) { ends.with { $0[socket] = Self.now + seconds } }

  /// The connection is about to be closed by the library; its descriptor may soon be another's.
  func remove(_ socket: Int32) { ends.with { _ = $0.removeValue(forKey: socket) } }

  /// The connections that are open.
  var count: Int { ends.with { $0.count } }

  /// Watches until ``stop()``, on a thread of its own.
  func watch() {
    let me = Unmanaged.passRetained(self)
    var thread = pthread_t()
    let failed = pthread_create(
      &thread, nil,
      { context in
        guard let context else { return nil }
        Unmanaged<Deadlines>.fromOpaque(context).takeRetainedValue().run()
        return nil
      }, me.toOpaque())
    if failed == 0 { pthread_detach(thread) } else { me.release() }
  }

  /// Ends the watching.
  func stop() { isStopped.with { $0 = true } }

  private func run() {
    while !isStopped.with({ $0 }) {
      usleep(200_000)
      let now = Self.now
      // Shut under the lock: the library cannot close a descriptor, and the system not give it away, meanwhile.
      ends.with { ends in
        for (socket, end) in ends where end <= now {
          shutdown(socket, Int32(SHUT_RDWR))
          ends[socket] = .max
        }
      }
    }
  }

  private static var now: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec
  }
}
