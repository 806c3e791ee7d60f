/// Latin letters without their marks, for ids that people type: `Lễ Phật Đản` becomes `Le Phat Dan`.
package enum Diacritics {
  /// The text with every marked Latin letter replaced by the base letter in its Unicode name.
  ///
  /// - Source: Unicode character names such as "LATIN SMALL LETTER A WITH RING ABOVE", from the standard library.
  package static func text(_ text: String) -> String {
    var plain = ""
    for scalar in text.unicodeScalars {
      if scalar.isASCII { plain.unicodeScalars.append(scalar) } else { plain += letter(scalar) }
    }
    return plain
  }

  private static func letter(_ scalar: Unicode.Scalar) -> String {
    guard let name = scalar.properties.name else { return String(scalar) }
    // A combining mark, if a letter and its mark are separate characters.
    if name.hasPrefix("COMBINING ") { return "" }
    for prefix in ["LATIN SMALL LETTER ", "LATIN CAPITAL LETTER "] where name.hasPrefix(prefix) {
      let letter = name.dropFirst(prefix.count).prefix { $0 != " " }
      if letter.count <= 2 { return letter.lowercased() }
    }
    return String(scalar)
  }
}
