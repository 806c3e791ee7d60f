import FastiCivil

/// Estimates the greatest width of a text in the heavy face of the pages, and cuts a text that does not fit: a picture
/// cannot measure its fonts.
enum TextRoom {
  /// The text, or its beginning and three dots.
  /// - Parameters:
  ///   - size: The height of the letters, in tenths of a unit.
  ///   - room: The available width, in tenths of a unit.
  static func cut(_ text: String, size: Int, room: Int) -> String {
    guard width(text, size) > room else { return text }
    var kept = String.UnicodeScalarView()
    var used = width("…", size)
    for scalar in text.unicodeScalars {
      used += width(scalar, size)
      if used > room { break }
      kept.append(scalar)
    }
    while let last = kept.last, last <= " " { kept.removeLast() }
    return String(kept) + "…"
  }

  /// The greatest width of a text, in tenths of a unit.
  static func width(_ text: String, _ size: Int) -> Int {
    text.unicodeScalars.reduce(0) { $0 + width($1, size) }
  }

  private static func width(_ scalar: Unicode.Scalar, _ size: Int) -> Int {
    let hundredths: Int
    switch scalar {
    case " ", "'", ",", ".", ":", "!", "i", "j", "l", "|", "I": hundredths = 31
    case "f", "r", "t", "(", ")", "-": hundredths = 43
    case "c", "s", "x", "z": hundredths = 51
    case "m", "w", "M", "W", "…": hundredths = 93
    case "A"..."Z": hundredths = 73
    case "\u{300}"..."\u{36F}": hundredths = 0
    case "\u{1100}"..., "\u{0E00}"..."\u{0FFF}": hundredths = 104
    default: hundredths = 62
    }
    return size * hundredths / 100
  }
}
