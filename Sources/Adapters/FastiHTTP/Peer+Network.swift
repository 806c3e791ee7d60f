import Glibc

extension Peer {
  /// The peer that a reverse proxy on this machine names in `X-Forwarded-For`; nil when the text is no address.
  public init?(forwarded text: String) {
    var (four, six) = (in_addr(), in6_addr())
    guard inet_pton(AF_INET, text, &four) == 1 || inet_pton(AF_INET6, text, &six) == 1 else { return nil }
    self.init(address: text, isLoopback: Endpoint.isLoopback(text))
  }

  /// What is most likely one household: the address, or the first 64 bits of one of IPv6, whose owners have them all.
  public var network: String {
    var six = in6_addr()
    guard inet_pton(AF_INET6, address, &six) == 1 else { return address }
    let bytes = withUnsafeBytes(of: six) { Array($0) }
    // ::ffff:0:0/96 are addresses of IPv4.
    let isFour = bytes[..<10].allSatisfy { $0 == 0 } && bytes[10] == 0xFF && bytes[11] == 0xFF
    return (isFour ? bytes[12...] : bytes[..<8]).map { String($0, radix: 16) }.joined(separator: ":")
  }
}
