import FastiHTTP

/// One element of an `Accept` header and its weight: `text/html;q=0.8`.
/// - Source: RFC 9110, section 12.4.
struct Preference {
  /// The element in lower case, without spaces.
  let name: String
  /// The weight in thousandths, 0 to 1000.
  let weight: Int

  /// The number of bytes of a list that are read. Browsers send some hundred bytes, and the thread that reads them
  /// serves all clients.
  static let longest = 1_000

  fileprivate init?(_ text: Substring) {
    let pieces = text.split(separator: ";").map { $0.filter { $0 != " " && $0 != "\t" }.lowercased() }
    guard let name = pieces.first else { return nil }
    let weight = pieces.dropFirst().first { $0.hasPrefix("q=") }.flatMap { Double($0.dropFirst(2)) } ?? 1
    self.name = name
    self.weight = weight.isFinite ? Int(min(1, max(0, weight)) * 1_000) : 0
  }
}

extension Headers {
  /// The elements of a header field, in order; only ``Preference/longest`` bytes of a long list are read.
  func preferences(_ field: String) -> [Preference] {
    let text = all(field).joined(separator: ",").utf8.prefix(Preference.longest)
    return String(decoding: text, as: UTF8.self).split(separator: ",").compactMap { Preference($0) }
  }
}
