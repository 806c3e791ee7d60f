public import FastiCivil

/// Why a server did not answer, or its answer was refused.
public enum NetworkCause: Hashable, Sendable {
  /// There is no host with that name, or it cannot be looked up.
  case noHost
  /// The host refuses the connection.
  case refused
  /// There is no route to the host.
  case noRoute
  /// No TLS connection with the server can be made.
  case noTLS
  /// This machine does not trust the server's certificate.
  case untrusted
  /// The answer took too long.
  case tooSlow
  /// The connection ended before the answer was complete.
  case cut
  /// The server answered with this HTTP status.
  case status(Int)
  /// The server sent this media type, not an expected one.
  case type(String)
  /// The answer is longer than allowed.
  case tooLarge
  /// It redirects too often.
  case redirects
  /// The name of the host belongs to an address of a private network.
  case privateNetwork
  /// The address, or one it redirects to, is not allowed.
  case refusedAddress
  /// Any other failure, with libcurl's number.
  case other(Int)

  /// Reads the line in which the fetching program reports the cause; an empty line means that it ran out of time.
  public init(line: String) {
    let words = line.split(separator: " ", maxSplits: 1)
    let rest = words.count == 2 ? String(words[1]) : ""
    self =
      switch words.first {
      case "no-host": .noHost
      case "refused": .refused
      case "no-route": .noRoute
      case "no-tls": .noTLS
      case "untrusted", "wrong-key": .untrusted
      case "too-slow", nil: .tooSlow
      case "cut": .cut
      case "status": .status(Int(rest) ?? 0)
      case "type": .type(rest)
      case "too-large": .tooLarge
      case "redirects": .redirects
      case "private-network": .privateNetwork
      case "refused-address": .refusedAddress
      default: .other(Int(rest) ?? 0)
      }
  }

  /// What happened, as a sentence in any language.
  public var sentence: Sentence {
    switch self {
    case .noHost: Sentence(.networkNoHost)
    case .refused: Sentence(.networkRefused)
    case .noRoute: Sentence(.networkNoRoute)
    case .noTLS: Sentence(.networkNoTLS)
    case .untrusted: Sentence(.networkUntrusted)
    case .tooSlow: Sentence(.networkTooSlow)
    case .cut: Sentence(.networkCut)
    case .status(let status): Sentence(.networkStatus, .number(status))
    case .type(let type): Sentence(.networkType, .text(type))
    case .tooLarge: Sentence(.networkTooLarge)
    case .redirects: Sentence(.networkRedirects)
    case .privateNetwork: Sentence(.networkPrivate)
    case .refusedAddress: Sentence(.networkAddress)
    case .other(let code): Sentence(.networkOther, .number(code))
    }
  }
}
