public import FastiCivil

/// Fetches documents from the hosts of the sources.
public protocol Fetcher: Sendable {
  /// Fetches a document from its server.
  /// - Throws: `.network` saying why there is no answer.
  func fetch(_ request: FetchRequest) throws(Failure) -> FetchAnswer
}

/// The purpose of a fetch. Each source has its own hosts, longest document and time: the rows of `FetchRules`.
public enum FetchSource: String, Hashable, Sendable, CaseIterable {
  /// Hijri months.
  case months
  /// Exchange rates.
  case rates
  /// Weather, whose source can be replaced: the request names the host.
  case weather
}

/// A document to be fetched.
public struct FetchRequest: Hashable, Sendable {
  /// The purpose of the fetch.
  public let source: FetchSource
  /// The address, https.
  public let address: String
  /// The `ETag` of the stored copy; nil for none.
  public let tag: String?
  /// The `Last-Modified` of the stored copy; nil for none.
  public let modified: String?
  /// The host of the source; nil if the source has a fixed host.
  public let host: String?
  /// The name of the program in the request (`User-Agent`); nil for `fasti`.
  public let agent: String?
  /// The language in which the steps of the fetch are shown on a terminal.
  public var language = "en"

  /// A request; with a tag or a date, an unchanged document is not sent again.
  public init(
    _ source: FetchSource, address: String, tag: String? = nil, modified: String? = nil, host: String? = nil,
    agent: String? = nil
  ) {
    self.source = source
    self.address = address
    self.tag = tag
    self.modified = modified
    self.host = host
    self.agent = agent
  }
}

/// The server's answer.
public enum FetchAnswer: Hashable, Sendable {
  /// The stored copy is the newest.
  case unchanged
  /// A document, with the server's `ETag` and `Last-Modified`, and the Unix time until which it is current (`Expires`).
  case document(body: [UInt8], tag: String?, modified: String?, expires: Int64? = nil)
}

/// A step of a fetch, which is shown on a terminal.
public enum FetchStep: Hashable, Sendable {
  /// A server is asked.
  case asking(host: String)
  /// The server is asked again after some seconds, because of a problem that may pass.
  case again(NetworkCause, seconds: Int)

  /// The step as a sentence in any language.
  public var sentence: Sentence {
    switch self {
    case .asking(let host): Sentence(.networkAsking, .text(host))
    case .again(let cause, let seconds): Sentence(.networkAgain, .sentence(cause.sentence), .number(seconds))
    }
  }
}

/// A fetcher that shows the steps of each fetch in one language.
public struct WordedFetcher: Fetcher {
  private let base: any Fetcher
  private let language: String

  /// A fetcher that passes the language with each request.
  public init(_ base: any Fetcher, language: String) {
    self.base = base
    self.language = language
  }

  /// Fetches a document, with the language in the request.
  /// - Throws: As the fetcher below.
  public func fetch(_ request: FetchRequest) throws(Failure) -> FetchAnswer {
    var request = request
    request.language = language
    return try base.fetch(request)
  }
}

/// A fetcher that always fails, for programs that are built without a network.
public struct NoFetcher: Fetcher {
  /// No network at all.
  public init() {}

  /// - Throws: always.
  public func fetch(_ request: FetchRequest) throws(Failure) -> FetchAnswer {
    throw Failure(.helper(.noFetching))
  }
}
