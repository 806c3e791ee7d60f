/// What of a text can be seen, and what only turns the order of its letters.
public enum VisibleText {
  /// Whether there is a character in it that can be seen: no space, no control or format character, nothing that programs
  /// leave out when they show a text.
  public static func isVisible(_ text: String) -> Bool { text.unicodeScalars.contains(where: isVisible) }

  /// Whether a character opens or closes a run of letters in another direction (U+202A to U+202E, U+2066 to U+2069): in
  /// somebody's text it turns around what stands after it on the line.
  public static func turns(_ scalar: Unicode.Scalar) -> Bool {
    (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
  }

  private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    let properties = scalar.properties
    // The blank pattern of Braille is a letter to Unicode, and nothing to the eye.
    guard scalar.value != 0x2800, !properties.isWhitespace, !properties.isDefaultIgnorableCodePoint else {
      return false
    }
    switch properties.generalCategory {
    case .control, .format, .unassigned, .surrogate: return false
    default: return true
    }
  }
}
