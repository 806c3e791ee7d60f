import FastiCivil

/// Guesses how wide a text is in a rounded, heavy face, and cuts what has no room: a picture cannot measure its fonts.
enum TextRoom {
  /// The text, or its beginning and three dots.
  /// - Parameters:
  ///   - size: The height of the letters, in tenths of a unit.
  ///   - room: The width there is, in tenths of a unit.
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

  /// How wide a text is, in tenths of a unit.
  static func width(_ text: String, _ size: Int) -> Int {
    text.unicodeScalars.reduce(0) { $0 + width($1, size) }
  }

  private static func width(_ scalar: Unicode.Scalar, _ size: Int) -> Int {
    let hundredths: Int
    switch scalar {
    case " ", "'", ",", ".", ":", "!", "i", "j", "l", "|", "I": hundredths = 31
    case "f", "r", "t", "(", ")", "-": hundredths = 42
    case "m", "w", "M", "W", "…": hundredths = 92
    case "A"..."Z": hundredths = 70
    case "\u{300}"..."\u{36F}": hundredths = 0
    case "\u{1100}"..., "\u{0E00}"..."\u{0FFF}": hundredths = 104
    default: hundredths = 55
    }
    return size * hundredths / 100
  }
}
