import CReceive
import Glibc

/// After an answer that was sent before the body had been read, keeps reading for a while and discards what arrives: a
/// connection closed with unread bytes is reset, and many clients then never see the answer.
/// - Source: RFC 9112, section 9.6.
final class Lingering: Sendable {
  /// A connection that is still read.
  private struct Line {
    /// When reading ends, in seconds of ``MonotonicClock``.
    let end: Int
    /// The client's network.
    let network: String
  }

  private struct State {
    /// Connections whose client may still be sending when the library closes them, with the client's network.
    var expected: [Int32: String] = [:]
    /// By a duplicate of the descriptor, since the library closes its own.
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
  /// The most connections that are read at once; others are closed immediately.
  private let most = 8
  /// The most of them from one network.
  private let mostOfNetwork: Int

  /// - Parameters:
  ///   - seconds: The longest time that one connection is read.
  ///   - isBehindProxy: Whether all connections may come from one network.
  init(seconds: Int, isBehindProxy: Bool) {
    self.seconds = seconds
    mostOfNetwork = isBehindProxy ? most : 2
  }

  /// Notes that a connection is being answered before its body has been read.
  func expect(_ socket: Int32, from peer: Peer) { state.with { $0.expected[socket] = peer.network } }

  /// Called before the library closes a connection.
  func closing(_ socket: Int32) {
    let starts = state.with { state in
      guard let network = state.expected.removeValue(forKey: socket), !state.isStopped, state.open.count < most,
        state.open.values.count(where: { $0.network == network }) < mostOfNetwork
      else { return false }
      let copy = fcntl(socket, F_DUPFD_CLOEXEC, 3)
      guard copy >= 0 else { return false }
      // It tells the client that the answer is complete.
      shutdown(copy, Int32(SHUT_WR))
      state.open[copy] = Line(end: MonotonicClock.seconds + seconds, network: network)
      defer { state.isRunning = true }
      return !state.isRunning
    }
    // If no thread can be started, these are closed at once; the next connection tries again.
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

  /// Reads and discards what has arrived; false at the end of the stream.
  private static func isMore(_ socket: Int32, _ room: UnsafeMutableRawBufferPointer) -> Bool {
    let count = fasti_receive_now(socket, room.baseAddress, room.count)
    return count > 0 || count < 0 && (errno == EAGAIN || errno == EINTR)
  }
}
