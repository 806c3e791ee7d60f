import Glibc

/// The machine at the other end of a connection.
public struct Peer: Hashable, Sendable {
  /// Its address as text: `127.0.0.1`, `::1`.
  public let address: String
  /// Whether it is this machine.
  public let isLoopback: Bool

  public init(address: String, isLoopback: Bool) {
    self.address = address
    self.isLoopback = isLoopback
  }

  /// This machine.
  public static let loopback = Peer(address: "127.0.0.1", isLoopback: true)
}

extension Peer {
  /// The peer at a socket's address.
  init(_ address: UnsafePointer<sockaddr>?) {
    var text = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
    let known = address.map { address -> Bool in
      if Int32(address.pointee.sa_family) == AF_INET6 {
        return address.withMemoryRebound(to: sockaddr_in6.self, capacity: 1) { pointer in
          var six = pointer.pointee.sin6_addr
          return inet_ntop(AF_INET6, &six, &text, socklen_t(INET6_ADDRSTRLEN)) != nil
        }
      }
      return address.withMemoryRebound(to: sockaddr_in.self, capacity: 1) { pointer in
        var four = pointer.pointee.sin_addr
        return inet_ntop(AF_INET, &four, &text, socklen_t(INET6_ADDRSTRLEN)) != nil
      }
    }
    let name =
      known == true ? String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self) : ""
    self.init(address: name, isLoopback: Endpoint.isLoopback(name))
  }
}

extension Peer {
  /// The peer that a reverse proxy on this machine names in `X-Forwarded-For`; nil when the text is not an address.
  public init?(forwarded text: String) {
    var (four, six) = (in_addr(), in6_addr())
    guard inet_pton(AF_INET, text, &four) == 1 || inet_pton(AF_INET6, text, &six) == 1 else { return nil }
    self.init(address: text, isLoopback: Endpoint.isLoopback(text))
  }

  /// A key for what is most likely one household: the IPv4 address, or the first 64 bits of an IPv6 address.
  public var network: String {
    var six = in6_addr()
    guard inet_pton(AF_INET6, address, &six) == 1 else { return address }
    let bytes = withUnsafeBytes(of: six) { Array($0) }
    // ::ffff:0:0/96 are addresses of IPv4.
    let isFour = bytes[..<10].allSatisfy { $0 == 0 } && bytes[10] == 0xFF && bytes[11] == 0xFF
    return (isFour ? bytes[12...] : bytes[..<8]).map { String($0, radix: 16) }.joined(separator: ":")
  }
}
