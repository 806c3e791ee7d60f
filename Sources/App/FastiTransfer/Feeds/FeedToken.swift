import FastiPerson
public import FastiRecords

/// The secret in the address of a feed: whoever knows it may read that feed and nothing else.
public struct FeedToken: Sendable {
  private let secret: Secret

  /// A new token from 32 random bytes.
  public init(_ entropy: Entropy) { secret = Secret(entropy) }

  /// The token somebody presents, whatever it is.
  public init(presented text: String) { secret = Secret(presented: text) }

  /// The 43 characters.
  public var text: String { secret.text }

  /// What is kept of it.
  public var hash: String { secret.hash }

  /// Where the feed is found on a server.
  public var path: String { "/feeds/\(text).ics" }
}
