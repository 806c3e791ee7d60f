/// The hosts and the limits of size and time of a fetch; documents from other hosts are refused.
public struct FetchRules: Hashable, Sendable {
  /// The hosts that may be asked.
  public let hosts: Set<String>
  /// The longest document, in bytes.
  public let most: Int
  /// The greatest time of one request, in milliseconds.
  public let milliseconds: Int
  /// The greatest number of redirects, each checked like the first address.
  public let redirects: Int
  /// The pauses before each further attempt, in milliseconds, after an error that may be temporary.
  public let pauses: [Int]
  /// Whether any port is allowed; otherwise only the default port of https or http.
  let allowsPorts: Bool
  /// Whether http and the addresses of this machine are allowed.
  let allowsLoopback: Bool

  /// The accepted media types, by their prefixes.
  let types: [String]

  /// The rules of a source: https, its hosts, its longest document, its time, 3 redirects, 3 attempts. Nil for an
  /// unknown source.
  ///
  /// - Parameter host: The host of a source that a user's file defines; the other sources have fixed hosts.
  public static func of(_ source: String, host: String? = nil) -> FetchRules? {
    switch source {
    case "weather": host.map { weather($0) }
    case "months": .months
    case "rates": .rates
    default: nil
    }
  }

  /// The council and the committee: 5 MB, 10 seconds.
  public static let months = FetchRules(
    ["fiqhcouncil.org", "www.fiqhcouncil.org", "hilalcommittee.org", "www.hilalcommittee.org"], most: 5 << 20,
    milliseconds: 10_000,
    types: ["text/html", "application/xhtml", "application/pdf", "application/json", "application/octet-stream"])

  /// The European Central Bank, whose history is one long document: 16 MB, 40 seconds.
  public static let rates = FetchRules(
    ["www.ecb.europa.eu"], most: 16 << 20, milliseconds: 40_000,
    types: ["text/xml", "application/xml", "application/octet-stream"])

  /// A source of weather: 2 MB, 10 seconds, of JSON.
  static func weather(_ host: String) -> FetchRules {
    FetchRules(
      [host], most: 2 << 20, milliseconds: 10_000, types: ["application/json", "application/geo+json"])
  }

  private init(_ hosts: Set<String>, most: Int, milliseconds: Int, types: [String]) {
    self.init(
      hosts: hosts, most: most, milliseconds: milliseconds, pauses: [1_000, 3_000], allowsPorts: false,
      allowsLoopback: false, types: types)
  }

  private init(
    hosts: Set<String>, most: Int, milliseconds: Int, pauses: [Int], allowsPorts: Bool, allowsLoopback: Bool,
    types: [String]
  ) {
    self.hosts = hosts
    self.most = most
    self.milliseconds = milliseconds
    redirects = 3
    self.pauses = pauses
    self.allowsPorts = allowsPorts
    self.allowsLoopback = allowsLoopback
    self.types = types
  }

  /// The rules with a server on this machine; only this package's tests can use them.
  package static func test(
    host: String, or second: String? = nil, most: Int = 5 << 20, milliseconds: Int = 10_000, pauses: [Int] = [],
    allowsLoopback: Bool = true, like source: FetchRules = .months
  ) -> FetchRules {
    FetchRules(
      hosts: Set([host, second].compactMap { $0 }), most: most, milliseconds: milliseconds, pauses: pauses,
      allowsPorts: true, allowsLoopback: allowsLoopback, types: source.types)
  }
}
