/// The hosts, sizes and times a fetch keeps within; a document from elsewhere is refused.
public struct FetchRules: Hashable, Sendable {
  /// The hosts that may be asked.
  public let hosts: Set<String>
  /// The longest document, in bytes.
  public let most: Int
  /// The milliseconds one request may take.
  public let milliseconds: Int
  /// The redirects that are followed, each checked like the first address.
  public let redirects: Int
  /// The pauses before each further attempt, in milliseconds, after an error that may pass.
  public let pauses: [Int]
  /// Whether any port may be asked; else the usual one of https or http alone.
  let allowsPorts: Bool
  /// Whether http and the addresses of this machine are allowed.
  let allowsLoopback: Bool

  /// The rules of the program: https, the two hosts that months come from, 5 MB, 10 seconds, 3 redirects, 3 attempts.
  public static let strict = FetchRules(
    hosts: ["fiqhcouncil.org", "www.fiqhcouncil.org", "hilalcommittee.org", "www.hilalcommittee.org"],
    most: 5 << 20, milliseconds: 10_000, redirects: 3, pauses: [1_000, 3_000], allowsPorts: false, allowsLoopback: false)

  /// The rules with a server on this machine; only this package's tests can say so.
  package static func test(
    host: String, or second: String? = nil, most: Int = 5 << 20, milliseconds: Int = 10_000, pauses: [Int] = [],
    allowsLoopback: Bool = true
  ) -> FetchRules {
    FetchRules(
      hosts: Set([host, second].compactMap { $0 }), most: most, milliseconds: milliseconds, redirects: 3,
      pauses: pauses, allowsPorts: true, allowsLoopback: allowsLoopback)
  }
}
