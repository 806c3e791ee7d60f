/// Fetches documents from the hosts of the sources.
public protocol Fetcher: Sendable {
  /// Fetches a document from its server.
  /// - Throws: `.network` saying why there is no answer.
  func fetch(_ request: FetchRequest) throws(Failure) -> FetchAnswer
}

/// What documents are fetched for. Each source has its own hosts, longest document and time: the rows of `FetchRules`.
public enum FetchSource: String, Hashable, Sendable, CaseIterable {
  /// Hijri months.
  case months
  /// Exchange rates.
  case rates
  /// Weather, whose sources may be exchanged: the request says the host.
  case weather
}

/// A document to be fetched.
public struct FetchRequest: Hashable, Sendable {
  /// What it is fetched for.
  public let source: FetchSource
  /// The address, https.
  public let address: String
  /// The `ETag` of the copy that is there already; nil for none.
  public let tag: String?
  /// The `Last-Modified` of the copy that is there already; nil for none.
  public let modified: String?
  /// The host of the source; nil where the source has its own.
  public let host: String?
  /// What the program is called in the request (`User-Agent`); nil for `fasti`.
  public let agent: String?

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
  /// The copy that is there already is the newest.
  case unchanged
  /// A document, with the server's `ETag` and `Last-Modified`, and the Unix time until which it is the newest (`Expires`).
  case document(body: [UInt8], tag: String?, modified: String?, expires: Int64? = nil)
}

/// A fetcher without a network, for programs that are built without one.
public struct NoFetcher: Fetcher {
  /// No network at all.
  public init() {}

  /// - Throws: always.
  public func fetch(_ request: FetchRequest) throws(Failure) -> FetchAnswer {
    throw Failure(.helper(.noFetching))
  }
}
