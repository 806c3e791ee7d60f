/// Fetches documents from the hosts that months come from.
public protocol Fetcher: Sendable {
  /// What a server answered about a document.
  /// - Throws: `.network` saying why there is no answer.
  func fetch(_ request: FetchRequest) throws(Failure) -> FetchAnswer
}

/// A document to be fetched.
public struct FetchRequest: Hashable, Sendable {
  /// The address, https.
  public let address: String
  /// The server's tag of what is there already.
  public let tag: String?
  /// The server's date of what is there already.
  public let modified: String?

  /// A request; with a tag or a date, what did not change is not sent again.
  public init(address: String, tag: String? = nil, modified: String? = nil) {
    self.address = address
    self.tag = tag
    self.modified = modified
  }
}

/// What a server answered.
public enum FetchAnswer: Hashable, Sendable {
  /// What is there already is the newest.
  case unchanged
  /// A document, with the server's tag and date.
  case document(body: [UInt8], tag: String?, modified: String?)
}

/// No network at all.
public struct NoFetcher: Fetcher {
  /// No network at all.
  public init() {}

  /// - Throws: always.
  public func fetch(_ request: FetchRequest) throws(Failure) -> FetchAnswer {
    throw Failure(.helper(.noFetching))
  }
}
