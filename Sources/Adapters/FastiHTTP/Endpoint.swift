import Glibc

/// Where a server listens: a numeric address and a port.
public struct Endpoint: Hashable, Sendable {
  /// The address without brackets: `127.0.0.1`, `::1`.
  public let address: String
  /// The port; 0 lets the system choose.
  public let port: UInt16

  /// Reads `127.0.0.1:8080`, `[::1]:8080`, `:8080` (this machine only) or `8080`.
  /// - Throws: `.malformedAddress`.
  public init(_ text: String) throws(ServerError) {
    let bytes = Array(text.utf8)
    let colon = bytes.lastIndex(of: UInt8(ascii: ":"))
    let portText = String(decoding: bytes[(colon.map { $0 + 1 } ?? 0)...], as: UTF8.self)
    var host = String(decoding: bytes[..<(colon ?? 0)], as: UTF8.self)
    if host.hasPrefix("["), host.hasSuffix("]") {
      host = String(host.dropFirst().dropLast())
    } else if host.utf8.contains(UInt8(ascii: ":")) {
      throw .malformedAddress(text)
    }
    if host.isEmpty || host == "localhost" { host = "127.0.0.1" }
    guard !portText.isEmpty, portText.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }),
      let port = UInt16(portText),
      Self.isNumeric(host)
    else { throw .malformedAddress(text) }
    address = host
    self.port = port
  }

  init(address: String, port: UInt16) {
    self.address = address
    self.port = port
  }

  /// Whether only this machine can reach it.
  public var isLoopback: Bool { Self.isLoopback(address) }

  /// `127.0.0.1:8080`, `[::1]:8080`.
  public var text: String { address.utf8.contains(UInt8(ascii: ":")) ? "[\(address)]:\(port)" : "\(address):\(port)" }

  static func isLoopback(_ address: String) -> Bool {
    address == "::1" || address.hasPrefix("127.") || address.hasPrefix("::ffff:127.")
  }

  private static func isNumeric(_ host: String) -> Bool {
    var four = in_addr()
    var six = in6_addr()
    return inet_pton(AF_INET, host, &four) == 1 || inet_pton(AF_INET6, host, &six) == 1
  }
}
