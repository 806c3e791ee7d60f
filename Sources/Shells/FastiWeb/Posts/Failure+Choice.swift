import FastiRecords


extension Failure {
  /// A word in a field that has only some.
  static func unknownWord(_ name: String, _ value: String, among words: [String]) -> Failure {
    Failure(
      .invalid, code: "unknown-value", "\(name) is \"\(value)\"; it must be one of: \(words.joined(separator: ", "))",
      field: name, value: value, hint: Suggestion.nearest(value, among: words),
      cause: .choice(words))
  }
}
