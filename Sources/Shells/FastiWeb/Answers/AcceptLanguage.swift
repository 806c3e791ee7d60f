import FastiHTTP

/// Which language a browser would rather read.
/// - Source: RFC 9110, section 12.5.4; RFC 4647, section 3.4 (lookup).
enum AcceptLanguage {
  /// The first of those with the highest weight; nil when none is asked for.
  static func preferred(_ request: Request, among languages: [String]) -> String? {
    var best: (language: String, weight: Double)?
    for range in request.headers.all("Accept-Language").joined(separator: ",").split(separator: ",").prefix(20) {
      let pieces = range.split(separator: ";").map { $0.filter { $0 != " " && $0 != "\t" }.lowercased() }
      let primary = pieces.first?.split(separator: "-").first.map { String($0) }
      guard let language = primary, languages.contains(language) else { continue }
      let weight = pieces.dropFirst().first { $0.hasPrefix("q=") }.flatMap { Double($0.dropFirst(2)) } ?? 1
      if weight > 0, weight > best?.weight ?? 0 { best = (language, weight) }
    }
    return best?.language
  }
}
