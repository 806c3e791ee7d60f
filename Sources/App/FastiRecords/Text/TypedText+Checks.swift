import FastiCivil

/// Checks of what somebody types for notes, events and countdowns.
extension TypedText {
  /// A title: something to see, one line, at most 1,000 characters.
  /// - Parameter empty: What it is called where there is nothing to see.
  package static func title(_ text: String, _ field: String, empty: TextCause = .emptyTitle) throws(Failure) -> String {
    let failures = TypedText(text: text, option: field, limit: 1_000).failures
    if let failure = Failure.joined(failures) { throw failure }
    guard VisibleText.isVisible(text) else {
      let what = text.isEmpty ? "is empty" : "has no character that can be seen"
      throw Failure(
        .invalid, code: "empty-title", "\(field) \(what)", field: field, value: text,
        cause: .text(empty))
    }
    return text
  }

  /// Text of several lines, at most 65,536 bytes, without control characters.
  package static func lines(_ text: String, _ field: String) throws(Failure) -> String {
    let failures = TypedText(text: text, option: field, limit: 65_536, hasLines: true).failures
    if let failure = Failure.joined(failures) { throw failure }
    guard text.utf8.count <= 65_536 else {
      throw Failure(
        .invalid, code: "too-long", "\(field) has \(text.utf8.count) bytes; it may have at most 65536", field: field,
        cause: .text(.bytes(most: 65_536)))
    }
    return text
  }
}
