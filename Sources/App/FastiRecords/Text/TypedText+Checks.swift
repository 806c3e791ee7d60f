import FastiCivil

/// Checks of typed texts of notes, events and countdowns.
extension TypedText {
  /// A title: at least one visible character, one line, at most 1,000 characters.
  package static func title(_ text: String, _ field: Field) throws(Failure) -> String {
    let failures = TypedText(text: text, field: field, limit: 1_000).failures
    if let failure = Failure.joined(failures) { throw failure }
    guard VisibleText.isVisible(text) else {
      throw Failure(.text(.emptyTitle), field: field, value: text)
    }
    return text
  }

  /// Text of several lines, at most 65,536 bytes, without control characters.
  package static func lines(_ text: String, _ field: Field) throws(Failure) -> String {
    let failures = TypedText(text: text, field: field, limit: 65_536, hasLines: true).failures
    if let failure = Failure.joined(failures) { throw failure }
    guard text.utf8.count <= 65_536 else {
      throw Failure(.text(.bytes(most: 65_536)), field: field)
    }
    return text
  }
}
