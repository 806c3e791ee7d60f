import FastiRecords

/// A text of another program, made valid for the planner.
struct ForeignText {
  let text: String
  /// Whether something was removed.
  let isShortened: Bool

  /// A title: one line, at most 1,000 characters; three dots if it would be empty.
  init(title: String) {
    var kept = Self.clean(title) { $0 == "\n" || $0 == "\t" ? " " : nil }
    let isLong = kept.text.unicodeScalars.count > 1_000
    if isLong { kept.text = String(String.UnicodeScalarView(kept.text.unicodeScalars.prefix(1_000))) }
    text = VisibleText.isVisible(kept.text) ? kept.text : "…"
    isShortened = kept.hasLost || isLong
  }

  /// The name of a property, as people are told it: a title of at most 100 characters.
  init(property name: String) { self.init(title: String(name.prefix(100))) }

  /// Notes: lines, at most 65,536 bytes.
  init(lines: String) {
    var kept = Self.clean(lines) { $0 == "\n" || $0 == "\t" ? $0 : nil }
    let isLong = kept.text.utf8.count > 65_536
    while kept.text.utf8.count > 65_536 {
      kept.text = String(String.UnicodeScalarView(kept.text.unicodeScalars.prefix(kept.text.unicodeScalars.count / 2)))
    }
    text = kept.text
    isShortened = kept.hasLost || isLong
  }

  /// The text without control characters, except those that the closure replaces; line ends are line feeds.
  private static func clean(
    _ text: String, _ replacing: (Unicode.Scalar) -> Unicode.Scalar?
  ) -> (text: String, hasLost: Bool) {
    var kept = String.UnicodeScalarView()
    var hasLost = false
    for scalar in text.unicodeScalars {
      if scalar.value >= 0x20, !(0x7F...0x9F).contains(scalar.value) {
        kept.append(scalar)
      } else if let other = replacing(scalar) {
        kept.append(other)
      } else if scalar != "\r" {
        hasLost = true
      }
    }
    return (String(kept), hasLost)
  }
}
