import FastiCivil

/// Why an address cannot be stored or followed.
public enum LinkCause: Hashable, Sendable {
  /// Neither http nor https.
  case scheme
  /// A name or a password before the host.
  case credentials
  case noHost
  /// Spaces, quotes or control characters.
  case characters
  /// It is not the address of a page of Fasti.
  case nowhere
}

extension LinkCause {
  var sort: FailureSort {
    switch self {
    case .scheme: "refused-scheme"
    case .credentials, .noHost, .characters: "malformed-link"
    case .nowhere: "unknown-link"
    }
  }

  var sentence: Sentence {
    switch self {
    case .scheme: Sentence(.linkScheme)
    case .credentials: Sentence(.linkCredentials)
    case .noHost: Sentence(.linkNoHost)
    case .characters: Sentence(.linkCharacters)
    case .nowhere: Sentence(.linkNowhere)
    }
  }
}
