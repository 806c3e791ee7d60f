import FastiHTTP

/// The content that a client prefers.
/// - Source: RFC 9110, section 12.5.1.
enum MediaType: String, Sendable {
  case json = "application/json"
  case text = "text/plain"
  case html = "text/html"

  /// The type that a request asks for, by `format` in its query, otherwise by its `Accept`; the first of the types is
  /// preferred.
  static func preferred(_ request: Request, among types: [MediaType]) -> MediaType {
    switch request.target["format"] {
    case "json" where types.contains(.json): return .json
    case "text" where types.contains(.text): return .text
    default: break
    }
    let ranges = request.headers.preferences("Accept")
    var best = (type: types[0], quality: -1)
    for type in types {
      let quality = quality(of: type, in: ranges)
      if quality > best.quality { best = (type, quality) }
    }
    return best.type
  }

  /// The weight in thousandths, 0 to 1000, of the most exact range that matches; -1 if none matches.
  private static func quality(of type: MediaType, in ranges: [Preference]) -> Int {
    var found = (exactness: -1, quality: -1)
    let family = type.rawValue.split(separator: "/")[0]
    for range in ranges {
      let exactness = range.name == type.rawValue ? 2 : range.name == "\(family)/*" ? 1 : range.name == "*/*" ? 0 : -1
      if exactness > found.exactness { found = (exactness, range.weight) }
    }
    return found.quality
  }
}

/// The language that a browser prefers.
/// - Source: RFC 9110, section 12.5.4; RFC 4647, section 3.4 (lookup).
enum AcceptLanguage {
  /// The first of the languages with the highest weight; nil if none is accepted.
  static func preferred(_ request: Request, among languages: [String]) -> String? {
    var best: (language: String, weight: Int)?
    for range in request.headers.preferences("Accept-Language") {
      let primary = range.name.split(separator: "-").first.map { String($0) }
      guard let language = primary, languages.contains(language) else { continue }
      if range.weight > best?.weight ?? 0 { best = (language, range.weight) }
    }
    return best?.language
  }
}
