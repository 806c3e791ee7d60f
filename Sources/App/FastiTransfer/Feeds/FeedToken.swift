import FastiPerson
public import FastiRecords

/// The secret in the address of a feed: it gives access to that feed and nothing else.
public struct FeedToken: Sendable {
  private let secret: Secret

  /// A new token from 32 random bytes.
  public init(_ entropy: Entropy) { secret = Secret(entropy) }

  /// A token that a client sent, without checks.
  public init(presented text: String) { secret = Secret(presented: text) }

  /// The 43 characters.
  public var text: String { secret.text }

  /// The stored form: SHA-256 as 64 hex digits.
  public var hash: String { secret.hash }

  /// The path of the feed on a server.
  public var path: String { "/feeds/\(text).ics" }
}
