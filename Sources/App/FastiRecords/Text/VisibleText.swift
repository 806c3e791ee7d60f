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
