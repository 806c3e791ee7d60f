/// Why a document was not fetched.
public enum FetchProblem: Error, Hashable, Sendable {
  /// The address is not https or not of a host that may be asked.
  case refusedAddress(String)
  /// The host's name resolves to an address of a private network or of this machine.
  case privateNetwork
  /// More redirects than are followed.
  case tooManyRedirects
  /// The document is longer than allowed.
  case tooLarge
  /// The answer took too long.
  case tooSlow
  /// The server answered with this HTTP status.
  case status(Int)
  /// The server has another key than the one it is known by.
  case wrongKey
  /// The certificate of the server is not signed by an authority that this machine trusts.
  case untrusted
  /// The server sent a document of this media type, which is not expected.
  case wrongType(String)
  /// Any other failure, in libcurl's words.
  case other(String)

  /// Whether a later attempt may succeed.
  var mayPass: Bool {
    switch self {
    case .status(let status): status >= 500 || status == 429
    case .other: true
    default: false
    }
  }

  /// The problem as one sentence.
  public var message: String {
    switch self {
    case .refusedAddress(let address): "\(address) is not one of the addresses that may be asked"
    case .privateNetwork: "its name leads into a private network"
    case .tooManyRedirects: "it redirects too often"
    case .tooLarge: "it is too large"
    case .tooSlow: "it took too long"
    case .status(let status): "the server answered \(status)"
    case .untrusted: "its certificate is not trusted"
    case .wrongKey: "it has another key"
    case .wrongType(let type): "the server sent \(type)"
    case .other(let words): words
    }
  }
}
