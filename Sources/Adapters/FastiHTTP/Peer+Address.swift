import Glibc

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
