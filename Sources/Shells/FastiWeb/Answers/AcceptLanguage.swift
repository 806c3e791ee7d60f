import FastiHTTP

/// Which language a browser would rather read.
/// - Source: RFC 9110, section 12.5.4; RFC 4647, section 3.4 (lookup).
enum AcceptLanguage {
  /// The first of those with the highest weight; nil when none is asked for.
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
