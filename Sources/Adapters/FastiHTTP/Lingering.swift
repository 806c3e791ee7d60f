import CReceive
import Glibc

/// Reads on for a while behind an answer that came before the body was read, and throws it away: a connection that is closed
/// with bytes unread is reset, and then many a client never sees the answer.
/// - Source: RFC 9112, section 9.6.
final class Lingering: Sendable {
  /// A connection that is read on.
  private struct Line {
    /// When it ends, in seconds of a clock that never goes back.
    let end: Int
    /// The network it comes from.
    let network: String
  }

  private struct State {
    /// Connections whose client may still be sending when the library closes them, and the network it comes from.
    var expected: [Int32: String] = [:]
    /// By copies of their descriptors.
    var open: [Int32: Line] = [:]
    var isRunning = false
    var isStopped = false

    mutating func closeAll() {
      for socket in open.keys { close(socket) }
      open = [:]
      isRunning = false
    }
  }

  private let state = Lock(State())
  private let seconds: Int
  /// More at once are closed as they are.
  private let most = 8
  /// The same from one network.
  private let mostOfNetwork: Int

  /// - Parameters:
  ///   - seconds: How long one is read at most.
  ///   - isBehindProxy: Whether all connections may come from one network.
  init(seconds: Int, isBehindProxy: Bool) {
    self.seconds = seconds
    mostOfNetwork = isBehindProxy ? most : 2
  }

  /// The answer to a connection is on its way, and its body is not.
  func expect(_ socket: Int32, from peer: Peer) { state.with { $0.expected[socket] = peer.network } }

  /// The library is about to close a connection.
  func closing(_ socket: Int32) {
    let starts = state.with { state in
      guard let network = state.expected.removeValue(forKey: socket), !state.isStopped, state.open.count < most,
        state.open.values.count(where: { $0.network == network }) < mostOfNetwork
      else { return false }
      let copy = fcntl(socket, F_DUPFD_CLOEXEC, 3)
      guard copy >= 0 else { return false }
      // The client sees that the answer is whole.
      shutdown(copy, Int32(SHUT_WR))
      state.open[copy] = Line(end: MonotonicClock.seconds + seconds, network: network)
      defer { state.isRunning = true }
      return !state.isRunning
    }
    // Without a thread these are closed as they are; the next one is tried again.
    if starts, !Thread.start({ self.run() }) { state.with { $0.closeAll() } }
  }

  /// Closes all.
  func stop() {
    state.with { state in
      state.closeAll()
      state.isStopped = true
    }
  }

  private func run() {
    let room = UnsafeMutableRawBufferPointer.allocate(byteCount: 65_536, alignment: 16)
    defer { room.deallocate() }
    while true {
      var waiting = state.with { state in
        state.isRunning = !state.open.isEmpty
        return state.open.keys.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      }
      if waiting.isEmpty { return }
      poll(&waiting, nfds_t(waiting.count), 200)
      state.with { state in
        for one in waiting where state.open[one.fd] != nil {
          guard state.open[one.fd]?.end ?? 0 > MonotonicClock.seconds, one.revents == 0 || Self.isMore(one.fd, room)
          else {
            close(one.fd)
            state.open[one.fd] = nil
            continue
          }
        }
      }
    }
  }

  /// Reads what is there; false at the end.
  private static func isMore(_ socket: Int32, _ room: UnsafeMutableRawBufferPointer) -> Bool {
    let count = fasti_receive_now(socket, room.baseAddress, room.count)
    return count > 0 || count < 0 && (errno == EAGAIN || errno == EINTR)
  }
}
