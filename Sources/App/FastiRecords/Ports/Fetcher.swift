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

/// A fetcher that always fails, for programs that are built without a network.
public struct NoFetcher: Fetcher {
  /// No network at all.
  public init() {}

  /// - Throws: always.
  public func fetch(_ request: FetchRequest) throws(Failure) -> FetchAnswer {
    throw Failure(.helper(.noFetching))
  }
}
