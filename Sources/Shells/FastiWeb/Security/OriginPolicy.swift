import FastiHTTP
import FastiRecords

/// Refuses requests from other sites, before all other checks.
struct OriginPolicy {
  /// The first segments of addresses to which other sites may not link.
  static let onlyFromHere = ["backup", "export", "paper"]
  private let site: Site

  init(_ site: Site) { self.site = site }

  /// Why a request is refused; nil if it is accepted.
  ///
  /// A page of another site can make a browser send requests to this server. It cannot forge `Host`, `Origin` or
  /// `Sec-Fetch-Site`: `Host` shows a foreign name that resolves to this machine, and the other two show a form of
  /// another site.
  /// - Source: RFC 9110, section 7.4 (421); W3C Fetch Metadata Request Headers.
  func refusal(_ request: Request) -> Problem? {
    guard let host = request.headers["Host"], site.knows(host: host) else {
      return Problem(421, Failure(.request(.otherName), field: .host))
    }
    guard let cause = request.method.isSafe ? embedding(request) : crossSite(request) else { return nil }
    return Problem(403, Failure(.request(cause)))
  }

  /// Refuses resources that a page of another site loads automatically, such as pictures and scripts: they cost work,
  /// and their time reveals the amount of data. Links from other sites are harmless, except to `/backup`, `/export` and
  /// `/paper`.
  private func embedding(_ request: Request) -> RequestCause? {
    guard let fetch = request.headers["Sec-Fetch-Site"]?.lowercased(), fetch == "cross-site" || fetch == "same-site",
      let first = request.target.segments.first, first != "feeds"
    else { return nil }
    if request.headers["Sec-Fetch-Mode"]?.lowercased() != "navigate" {
      return .embedded
    }
    return Self.onlyFromHere.contains(first) ? .onlyFromHere : nil
  }

  private func crossSite(_ request: Request) -> RequestCause? {
    let origin = request.headers["Origin"]?.lowercased()
    if let fetch = request.headers["Sec-Fetch-Site"]?.lowercased() {
      guard fetch == "same-origin" else { return .crossSite }
      // A page without a referrer has the origin null; the browser has confirmed that it is from this site.
      if origin == "null" { return nil }
    }
    if let origin, !site.allows(origin: origin, host: request.headers["Host"] ?? "") {
      return .crossSite
    }
    return nil
  }
}
