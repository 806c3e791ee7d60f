/// A complete request: its body has been read and is within the limit.
public struct Request: Sendable {
  public let method: Method
  public let target: Target
  /// The header fields.
  public let headers: Headers
  /// The body; empty when there is none, and for a form that was written to the disk.
  public let body: [UInt8]
  /// The form that was written to the disk, or why it was not; nil for a body in memory.
  public let received: Result<Multipart, BodyFault>?
  /// The address that the connection came from.
  public let peer: Peer

  /// A request from its parts; tests of routes use it.
  public init(
    method: Method, target: Target, headers: Headers = Headers(), body: [UInt8] = [],
    received: Result<Multipart, BodyFault>? = nil, peer: Peer = .loopback
  ) {
    self.method = method
    self.target = target
    self.headers = headers
    self.body = body
    self.received = received
    self.peer = peer
  }

  /// The fields of a form (`application/x-www-form-urlencoded`) in the body; nil when they cannot be decoded. Control
  /// characters except NUL are passed on, so that a user who pasted one gets an error and keeps the typed text.
  public var form: [Target.Item]? {
    var items: [Target.Item] = []
    for part in body.split(separator: UInt8(ascii: "&")) {
      guard part.allSatisfy({ $0 > 0x20 && $0 < 0x7F }), let item = Target.Item(part, controls: true) else {
        return nil
      }
      items.append(item)
    }
    return items
  }
}

/// The method of a request. Other methods are refused with 405 before a ``Request`` is made.
///
/// - Source: RFC 9110, section 9; RFC 5789.
public enum Method: String, CaseIterable, Hashable, Sendable {
  /// Read.
  case get = "GET"
  /// Read without the body.
  case head = "HEAD"
  case post = "POST"
  /// Replace.
  case put = "PUT"
  /// Change a part.
  case patch = "PATCH"
  /// Remove.
  case delete = "DELETE"
  /// Ask which methods are allowed.
  case options = "OPTIONS"

  /// Whether it only reads.
  public var isSafe: Bool { self == .get || self == .head || self == .options }
}
