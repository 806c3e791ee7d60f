import FastiGzip
import FastiHTTP

/// Whether an answer is sent compressed.
/// - Source: RFC 9110, sections 8.4, 12.5.3 and 12.5.5.
enum ContentCoding {
  /// A body of fewer bytes fits into one packet as it is.
  static let least = 1_024

  /// Whether a request takes gzip.
  static func takesGzip(_ request: Request) -> Bool {
    var (gzip, any): (Double?, Double?) = (nil, nil)
    for part in request.headers.all("Accept-Encoding").joined(separator: ",").split(separator: ",") {
      let pieces = part.split(separator: ";").map { $0.filter { $0 != " " && $0 != "\t" }.lowercased() }
      let weight = pieces.dropFirst().first { $0.hasPrefix("q=") }.map { Double($0.dropFirst(2)) ?? 0 } ?? 1
      if pieces.first == "gzip" || pieces.first == "x-gzip" { gzip = weight }
      if pieces.first == "*" { any = weight }
    }
    return (gzip ?? any ?? 0) > 0
  }

  /// Whether bytes of that type get smaller.
  static func helps(_ type: String) -> Bool {
    type.hasPrefix("text/") || type.hasPrefix("application/json") || type.hasPrefix("application/manifest+json")
      || type.hasPrefix("image/svg+xml")
  }

  /// Compresses an answer for whom that can be done, and says that others get another.
  static func apply(to response: inout Response, for request: Request) {
    guard let type = response.headers["Content-Type"], helps(type) else { return }
    vary(&response)
    guard response.headers["Content-Encoding"] == nil, case .bytes(let bytes) = response.body, bytes.count >= least,
      takesGzip(request), let packed = Gzip.compressed(bytes)
    else { return }
    response.body = .bytes(packed)
    response.headers.set("Content-Encoding", "gzip")
  }

  /// Says that the answer depends on what codings the request takes.
  static func vary(_ response: inout Response) {
    let names = response.headers.all("Vary").joined(separator: ", ")
    guard !names.contains("Accept-Encoding") else { return }
    response.headers.set("Vary", names.isEmpty ? "Accept-Encoding" : "\(names), Accept-Encoding")
  }
}
