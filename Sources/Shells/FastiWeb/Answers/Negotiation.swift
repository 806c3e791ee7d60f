import FastiHTTP

/// What a client would rather have.
/// - Source: RFC 9110, section 12.5.1.
enum MediaType: String, Sendable {
  case json = "application/json"
  case text = "text/plain"
  case html = "text/html"

  /// Which of some types, the first one preferred, a request asks for: by `format` in its query, else by its `Accept`.
  static func preferred(_ request: Request, among types: [MediaType]) -> MediaType {
    switch request.target["format"] {
    case "json" where types.contains(.json): return .json
    case "text" where types.contains(.text): return .text
    default: break
    }
    var best = (type: types[0], quality: -1)
    for type in types {
      let quality = quality(of: type, in: request.headers.all("Accept").joined(separator: ","))
      if quality > best.quality { best = (type, quality) }
    }
    return best.type
  }

  /// Thousandths, 0 to 1000, by the most exact range that fits; -1 when none does.
  private static func quality(of type: MediaType, in accept: String) -> Int {
    var found = (exactness: -1, quality: -1)
    let family = type.rawValue.split(separator: "/")[0]
    for part in accept.split(separator: ",") {
      let pieces = part.split(separator: ";").map { $0.filter { $0 != " " && $0 != "\t" }.lowercased() }
      guard let range = pieces.first else { continue }
      let exactness = range == type.rawValue ? 2 : range == "\(family)/*" ? 1 : range == "*/*" ? 0 : -1
      guard exactness > found.exactness else { continue }
      let weight = pieces.dropFirst().first { $0.hasPrefix("q=") }.flatMap { Double($0.dropFirst(2)) } ?? 1
      found = (exactness, weight.isFinite ? Int(min(1, max(0, weight)) * 1_000) : 0)
    }
    return found.quality
  }
}
