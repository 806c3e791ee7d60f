/// A typed text that is stored: a name, a title, notes.
///
/// It is shown on terminals and written into files with lines, so control characters are refused: a line break would
/// start another line there, and an escape character would control the terminal.
package struct TypedText {
  package let text: String
  package let field: Field
  /// The most characters (Unicode scalars) it may have.
  package let limit: Int
  /// Whether it may have several lines and tabs.
  package var hasLines: Bool

  package init(text: String, field: Field, limit: Int, hasLines: Bool = false) {
    self.text = text
    self.field = field
    self.limit = limit
    self.hasLines = hasLines
  }

  /// Its mistakes, each as a failure.
  package var failures: [Failure] {
    var found: [Failure] = []
    if text.unicodeScalars.contains(where: isControl) {
      found.append(
        Failure(.text(.control(hasLines: hasLines)), field: field))
    }
    let count = text.unicodeScalars.count
    if count > limit {
      found.append(
        Failure(.text(.characters(most: limit)), field: field))
    }
    return found
  }

  /// The control characters of ASCII and Latin-1.
  private func isControl(_ scalar: Unicode.Scalar) -> Bool {
    if hasLines, scalar == "\n" || scalar == "\t" { return false }
    return scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
  }
}

/// Checks whether a text is visible.
public enum VisibleText {
  /// Whether the text contains a visible character: not a space, a control or format character, or one that programs do
  /// not draw.
  public static func isVisible(_ text: String) -> Bool { text.unicodeScalars.contains(where: isVisible) }

  private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    let properties = scalar.properties
    // Unicode calls the blank pattern of Braille a symbol, but it is not visible.
    guard scalar.value != 0x2800, !properties.isWhitespace, !properties.isDefaultIgnorableCodePoint else {
      return false
    }
    switch properties.generalCategory {
    case .control, .format, .unassigned, .surrogate: return false
    default: return true
    }
  }
}
