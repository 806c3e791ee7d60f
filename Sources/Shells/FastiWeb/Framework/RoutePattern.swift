/// The path of a route: words, and placeholders of values: `/api/v1/day/{date}`, `/feeds/{token}.ics`.
struct RoutePattern: Sendable {
  /// The text in the table and in the documentation.
  let text: String
  private let segments: [Segment]

  private enum Segment: Sendable {
    case word(String)
    case value(name: String, suffix: String)
  }

  init(_ text: String) {
    self.text = text
    segments = text.dropFirst().split(separator: "/", omittingEmptySubsequences: false).map { part in
      guard part.first == "{", let end = part.firstIndex(of: "}") else { return .word(String(part)) }
      return .value(
        name: String(part[part.index(after: part.startIndex)..<end]), suffix: String(part[part.index(after: end)...]))
    }
  }

  /// The number of its segments.
  var count: Int { segments.count }

  /// The first segment of every path that matches; nil if it is a value.
  var firstWord: String? {
    if case .word(let word) = segments.first { return word }
    return nil
  }

  /// The names of its values, from left to right.
  var names: [String] {
    segments.compactMap { segment in
      if case .value(let name, _) = segment { return name }
      return nil
    }
  }

  /// The values of a path that matches; nil if it does not match.
  func match(_ path: [String]) -> [String: String]? {
    guard path.count == segments.count else { return nil }
    var values: [String: String] = [:]
    for (segment, part) in zip(segments, path) {
      switch segment {
      case .word(let word): guard word == part else { return nil }
      case .value(let name, let suffix):
        guard part.utf8.count > suffix.utf8.count, part.hasSuffix(suffix) else { return nil }
        values[name] = String(part.dropLast(suffix.count))
      }
    }
    return values
  }
}
