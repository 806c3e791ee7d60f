/// The parts of an address to fetch.
struct Target {
  let isSecure: Bool
  let host: String
  /// Whether its port is the default of its scheme, explicit or not.
  let hasUsualPort: Bool
  /// Scheme, host and port.
  private let origin: String
  /// The path up to its last slash.
  private let folder: String

  /// An absolute http or https address without user name; nil for anything else.
  init?(_ address: String) {
    guard address.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) else { return nil }
    isSecure = address.hasPrefix("https://")
    guard isSecure || address.hasPrefix("http://") else { return nil }
    let scheme = isSecure ? "https://" : "http://"
    let rest = address.dropFirst(scheme.count)
    let authority = rest.prefix { $0 != "/" && $0 != "?" && $0 != "#" }
    // With a user name or a backslash, people and programs read different hosts.
    guard !authority.contains("@"), !authority.contains("\\") else { return nil }
    let parts = authority.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count <= 2, let name = parts.first, !name.isEmpty else { return nil }
    host = name.lowercased()
    hasUsualPort = parts.count == 1 || parts[1].isEmpty || parts[1] == (isSecure ? "443" : "80")
    origin = scheme + authority
    let path = rest.dropFirst(authority.count).prefix { $0 != "?" && $0 != "#" }
    folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "/"
  }

  /// The address a redirect leads to; nil when there is none.
  func following(_ location: String) -> String? {
    if location.isEmpty { return nil }
    if location.hasPrefix("//") { return (isSecure ? "https:" : "http:") + location }
    if location.hasPrefix("/") { return origin + location }
    let beforePath = location.prefix { $0 != "/" && $0 != "?" && $0 != "#" }
    return beforePath.contains(":") ? location : origin + folder + location
  }
}
