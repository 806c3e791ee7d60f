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
    while let last = kept.last, last.value <= 0x20 { kept.removeLast() }
    return String(kept) + "…"
  }

  /// How wide a text is, in tenths of a unit.
  static func width(_ text: String, _ size: Int) -> Int {
    text.unicodeScalars.reduce(0) { $0 + width($1, size) }
  }

  private static func width(_ scalar: Unicode.Scalar, _ size: Int) -> Int {
    let hundredths: Int
    switch scalar.value {
    case 0x20, 0x27, 0x2C, 0x2E, 0x3A, 0x21, 0x69, 0x6A, 0x6C, 0x7C, 0x49: hundredths = 31
    case 0x66, 0x72, 0x74, 0x28, 0x29, 0x2D: hundredths = 42
    case 0x6D, 0x77, 0x4D, 0x57, 0x2026: hundredths = 92
    case 0x41...0x5A: hundredths = 70
    case 0x300...0x36F: hundredths = 0
    case 0x1100..., 0x0E00...0x0FFF: hundredths = 104
    default: hundredths = 55
    }
    return size * hundredths / 100
  }
}
