internal import CCurl

/// Why a document was not fetched.
public enum FetchProblem: Error, Hashable, Sendable {
  /// The address is not https, or its host is not allowed.
  case refusedAddress(String)
  /// The host's name resolves to an address of a private network or of this machine.
  case privateNetwork
  /// Too many redirects.
  case tooManyRedirects
  /// The document is longer than allowed.
  case tooLarge
  /// The answer took too long.
  case tooSlow
  /// The server answered with this HTTP status.
  case status(Int)
  /// The server does not have the expected key.
  case wrongKey
  /// The certificate of the server is not signed by an authority that this machine trusts.
  case untrusted
  /// The server sent a document of this media type, which is not expected.
  case wrongType(String)
  /// There is no host with that name, or it cannot be looked up.
  case noHost
  /// The host refuses the connection.
  case refused
  /// There is no route to the host.
  case noRoute
  /// No TLS connection with the server can be made.
  case noTLS
  /// The connection ended before the answer was complete.
  case cut
  /// Any other failure, with libcurl's number.
  case other(Int)

  /// Whether a later attempt may succeed.
  var mayPass: Bool {
    switch self {
    case .status(let status): status >= 500 || status == 429
    case .noHost, .refused, .noRoute, .noTLS, .cut, .other: true
    default: false
    }
  }

  /// The problem for another program: a word, and after a space its value.
  public var line: String {
    switch self {
    case .refusedAddress: "refused-address"
    case .privateNetwork: "private-network"
    case .tooManyRedirects: "redirects"
    case .tooLarge: "too-large"
    case .tooSlow: "too-slow"
    case .status(let status): "status \(status)"
    case .untrusted: "untrusted"
    case .wrongKey: "wrong-key"
    case .wrongType(let type): "type \(type)"
    case .noHost: "no-host"
    case .refused: "refused"
    case .noRoute: "no-route"
    case .noTLS: "no-tls"
    case .cut: "cut"
    case .other(let code): "other \(code)"
    }
  }

  /// The text of libcurl about the network.
  static func network(_ answer: fasti_answer) -> FetchProblem {
    switch answer.problem {
    case 6: .untrusted
    case 7: .noHost
    case 8: .refused
    case 9: .noTLS
    case 10: .cut
    case 11: .noRoute
    default: .other(Int(answer.code))
    }
  }
}
