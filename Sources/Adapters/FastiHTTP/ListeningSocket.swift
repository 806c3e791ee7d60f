import Glibc

/// A listening socket that no server has taken over yet.
public struct ListeningSocket: Sendable {
  let descriptor: Int32
  /// The address and port it listens on; if port 0 was requested, this is the port that the system chose.
  public let endpoint: Endpoint

  /// Closes the socket if no server has taken it over.
  public func close() { Glibc.close(descriptor) }

  /// Listens at an endpoint.
  /// - Throws: Why the server cannot listen.
  public init(_ endpoint: Endpoint) throws(ServerError) {
    let isSix = endpoint.address.utf8.contains(UInt8(ascii: ":"))
    let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue) | Int32(SOCK_NONBLOCK.rawValue)
    let descriptor = socket(isSix ? AF_INET6 : AF_INET, kind, 0)
    guard descriptor >= 0 else { throw Self.error(endpoint) }
    var on: Int32 = 1
    setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &on, socklen_t(MemoryLayout<Int32>.size))
    if isSix { setsockopt(descriptor, Int32(IPPROTO_IPV6), IPV6_V6ONLY, &on, socklen_t(MemoryLayout<Int32>.size)) }
    guard Self.bind(descriptor, endpoint, isSix) == 0, listen(descriptor, 512) == 0 else {
      let error = Self.error(endpoint)
      Glibc.close(descriptor)
      throw error
    }
    self.descriptor = descriptor
    self.endpoint = Endpoint(address: endpoint.address, port: Self.port(descriptor))
  }

  private static func bind(_ descriptor: Int32, _ endpoint: Endpoint, _ isSix: Bool) -> Int32 {
    if isSix {
      var address = sockaddr_in6()
      address.sin6_family = sa_family_t(AF_INET6)
      address.sin6_port = endpoint.port.bigEndian
      inet_pton(AF_INET6, endpoint.address, &address.sin6_addr)
      return withAddress(&address) { Glibc.bind(descriptor, $0, $1) }
    }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = endpoint.port.bigEndian
    inet_pton(AF_INET, endpoint.address, &address.sin_addr)
    return withAddress(&address) { Glibc.bind(descriptor, $0, $1) }
  }

  private static func withAddress<Address>(
    _ address: inout Address, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Int32
  ) -> Int32 {
    withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { body($0, socklen_t(MemoryLayout<Address>.size)) }
    }
  }

  /// The port the system chose.
  private static func port(_ descriptor: Int32) -> UInt16 {
    var address = sockaddr_in6()
    var length = socklen_t(MemoryLayout<sockaddr_in6>.size)
    // The port stands at the same place in both families.
    _ = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(descriptor, $0, &length) }
    }
    return UInt16(bigEndian: address.sin6_port)
  }

  private static func error(_ endpoint: Endpoint) -> ServerError {
    switch errno {
    case EADDRINUSE: .inUse(endpoint.text)
    case EACCES, EPERM: .noPermission(endpoint.text)
    case EADDRNOTAVAIL: .noSuchAddress(endpoint.address)
    default: .refused(endpoint.text, reason: String(cString: strerror(errno)))
    }
  }
}

/// Why a server does not start.
public enum ServerError: Error, Hashable, Sendable {
  /// The text is not an address with a port: `127.0.0.1:8080`, `[::1]:8080`.
  case malformedAddress(String)
  /// Another program listens on that port.
  case inUse(String)
  /// This user may not listen on that port.
  case noPermission(String)
  /// This machine has no such address.
  case noSuchAddress(String)
  /// The system refused, with its reason.
  case refused(String, reason: String)
}
