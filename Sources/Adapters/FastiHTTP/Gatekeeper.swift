import CMicrohttpd
import CReceive
import Glibc

/// Gives the library of a server the bytes that its ``Gate`` accepts, and answers the rest itself.
final class Gatekeeper: Sendable {
  /// A connection. Only the thread that reads and sends for all connections uses it.
  private final class Door {
    var gate: Gate
    let peer: Peer
    unowned let keeper: Gatekeeper
    /// Whether it is over the limit of its network.
    let isOver: Bool
    /// The refusal that is sent when the library next reads.
    var pending: Response?

    init(_ gate: Gate, _ peer: Peer, _ keeper: Gatekeeper, refusing pending: Response?) {
      self.gate = gate
      self.peer = peer
      self.keeper = keeper
      self.pending = pending
      isOver = pending != nil
    }
  }

  /// By descriptor, for all servers of this process, in a few parts.
  private static let doors = (0..<16).map { _ in Lock<[Int32: Door]>([:]) }

  private let limits: ServerLimits
  private let lingering: Lingering
  /// Whether the input is encrypted: then it cannot be checked before the library, which is strict instead.
  private let isSealed: Bool
  /// The complete refusal, ready to send.
  private let finish: @Sendable (Response, Headers) -> Response
  /// The connections of each network, and of those over the limit.
  private let room = Lock((networks: [String: Int](), over: 0))
  /// The number of connections over the limit of their network that may wait for a 503; others are closed at once.
  private static let mostOver = 20

  /// - Parameter finish: Adds the headers of every refusal, and translates its text for the reader.
  init(
    _ limits: ServerLimits, _ lingering: Lingering, isSealed: Bool = false,
    finish: @escaping @Sendable (Response, Headers) -> Response
  ) {
    self.limits = limits
    self.lingering = lingering
    self.isSealed = isSealed
    self.finish = finish
    fasti_receive_with(onReceive)
  }

  /// Whether a connection is within the limit of its network, gets a 503, or is closed.
  enum Admission { case accepted, refused, closed }

  /// Called when a connection was made.
  func open(_ socket: Int32, from peer: Peer) -> Admission {
    let admission = room.with { room -> Admission in
      let count = room.networks[peer.network, default: 0] + 1
      room.networks[peer.network] = count
      guard limits.connectionsOfAddress > 0, count > limits.connectionsOfAddress else { return .accepted }
      // A refusal would have to be encrypted.
      guard !isSealed, room.over < Self.mostOver else { return .closed }
      room.over += 1
      return .refused
    }
    var refusal: Response?
    if admission == .refused {
      refusal = Response(503, text: "too many connections from one address; try again")
      refusal?.headers.set("Retry-After", "5")
    }
    let door = Door(Gate(limits), peer, self, refusing: refusal)
    Self.doors[Int(socket) & 15].with { $0[socket] = door }
    return admission
  }

  /// The number of connections of a connection's network.
  func crowd(of socket: Int32) -> Int {
    guard let door = Self.doors[Int(socket) & 15].with({ $0[socket] }) else { return 0 }
    return room.with { $0.networks[door.peer.network] ?? 0 }
  }

  /// Called before the library closes a connection.
  func close(_ socket: Int32) {
    let door = Self.doors[Int(socket) & 15].with { $0.removeValue(forKey: socket) }
    guard let door else { return }
    room.with { room in
      let count = (room.networks[door.peer.network] ?? 1) - 1
      room.networks[door.peer.network] = count > 0 ? count : nil
      if door.isOver { room.over -= 1 }
    }
  }

  fileprivate static func receive(
    _ socket: Int32, _ start: UnsafeMutableRawPointer?, _ size: Int, _ flags: Int32
  ) -> Int {
    guard let door = doors[Int(socket) & 15].with({ $0[socket] }), !door.keeper.isSealed else {
      return fasti_receive(socket, start, size, flags)
    }
    return door.keeper.receive(socket, start, size, flags, door)
  }

  private func receive(
    _ socket: Int32, _ start: UnsafeMutableRawPointer?, _ size: Int, _ flags: Int32, _ door: Door
  ) -> Int {
    let count = fasti_receive(socket, start, size, flags)
    if let pending = door.pending, count >= 0 {
      if count > 0 || !door.isOver { refuse(socket, door, pending) }
      return 0
    }
    guard count > 0, let fault = door.gate.consume(UnsafeRawBufferPointer(start: start, count: count)) else {
      return count
    }
    guard fault.whole > 0 else {
      refuse(socket, door, fault.response)
      return 0
    }
    // The requests before it are answered first. The library waits for news about a socket that it has read empty; this
    // is news.
    door.pending = fault.response
    shutdown(socket, Int32(SHUT_RD))
    return fault.whole
  }

  /// Sends a refusal; the library sees a client that has gone, and closes the connection.
  private func refuse(_ socket: Int32, _ door: Door, _ response: Response) {
    door.pending = nil
    let bytes = PlainAnswer.bytes(finish(response, door.gate.headers), isHead: door.gate.isHead)
    lingering.expect(socket, from: door.peer)
    // A client that accepts none of it has gone, or will never read it.
    _ = bytes.withUnsafeBytes { fasti_send_now(socket, $0.baseAddress, $0.count) }
  }
}

/// Called in place of `recv`.
private func onReceive(_ socket: Int32, _ room: UnsafeMutableRawPointer?, _ size: Int, _ flags: Int32) -> Int {
  Gatekeeper.receive(socket, room, size, flags)
}
