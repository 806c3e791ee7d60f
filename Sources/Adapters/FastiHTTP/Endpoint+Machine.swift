import Glibc

extension Endpoint {
  /// Whether the server listens on every address of the machine: `0.0.0.0`, `::`.
  public var isEveryAddress: Bool { address == "0.0.0.0" || address == "::" }

  /// The names and addresses that reach the server, as written in `Host`, without the port: its own address, or, if it
  /// listens on every address, all current addresses of the machine and the machine's name, with and without `.local`.
  public var hosts: [String] {
    var hosts = isEveryAddress ? Self.machineAddresses(six: address == "::") + Self.machineNames : [address]
    if isEveryAddress || isLoopback { hosts.append("localhost") }
    return hosts.map { $0.utf8.contains(UInt8(ascii: ":")) ? "[\($0)]" : $0.lowercased() }
  }

  private static var machineNames: [String] {
    var room = [CChar](repeating: 0, count: 256)
    guard gethostname(&room, room.count - 1) == 0 else { return [] }
    let name = String(decoding: room.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    guard !name.isEmpty else { return [] }
    return name.utf8.contains(UInt8(ascii: ".")) ? [name] : [name, name + ".local"]
  }

  private static func machineAddresses(six: Bool) -> [String] {
    var first: UnsafeMutablePointer<ifaddrs>?
    guard getifaddrs(&first) == 0 else { return [] }
    defer { freeifaddrs(first) }
    var found: [String] = []
    var next = first
    while let entry = next?.pointee {
      if let address = entry.ifa_addr, Int32(address.pointee.sa_family) == (six ? AF_INET6 : AF_INET) {
        found.append(Peer(UnsafePointer(address)).address)
      }
      next = entry.ifa_next
    }
    found = found.filter { !$0.isEmpty }
    // Addresses that other machines can use come first.
    return found.filter { !isLoopback($0) } + found.filter(isLoopback)
  }
}
