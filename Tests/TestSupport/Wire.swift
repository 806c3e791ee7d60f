import Glibc

/// A connection to a server under test that sends any bytes and hears what comes.
public final class Wire {
  private let descriptor: Int32

  /// A connection to a port of this machine.
  public init(port: UInt16) {
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    inet_pton(AF_INET, "127.0.0.1", &address.sin_addr)
    withUnsafePointer(to: &address) { pointer in
      _ = pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
  }

  deinit { close(descriptor) }

  /// Sends bytes; false once the other end is gone.
  @discardableResult
  public func send(_ text: String) -> Bool {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
      guard count > 0 else { return false }
      bytes = bytes.dropFirst(count)
    }
    return true
  }

  /// What comes until the other end closes, or nothing comes for that long.
  public func hear(seconds: Double = 1) -> (text: String, isClosed: Bool) {
    var bytes: [UInt8] = []
    var room = [UInt8](repeating: 0, count: 65_536)
    while true {
      var poll = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      guard Glibc.poll(&poll, 1, Int32(seconds * 1_000)) > 0 else {
        return (String(decoding: bytes, as: UTF8.self), false)
      }
      let count = recv(descriptor, &room, room.count, 0)
      guard count > 0 else { return (String(decoding: bytes, as: UTF8.self), true) }
      bytes += room[..<count]
    }
  }
}

/// The statuses of the answers in a text.
public func statuses(_ text: String) -> [Int] {
  text.split(separator: "HTTP/1.1 ", omittingEmptySubsequences: true).compactMap { Int($0.prefix(3)) }
}
