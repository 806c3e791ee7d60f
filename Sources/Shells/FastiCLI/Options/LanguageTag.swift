import FastiCalendars

/// Reads the language out of a locale's name.
enum LanguageTag {
  /// The primary subtag in small letters: `sv` of `sv_SE.UTF-8`, `sv-SE` and `sv`; nil for `C`, `POSIX` and what is none.
  static func primary(_ text: String) -> String? {
    var subtag: [UInt8] = []
    for byte in text.utf8 {
      switch byte {
      case 0x61...0x7A: subtag.append(byte)
      case 0x41...0x5A: subtag.append(byte + 0x20)
      case 0x5F, 0x2D, 0x2E, 0x40: return valid(subtag)
      default: return nil
      }
    }
    return valid(subtag)
  }

  /// The languages somebody may ask for: those that months are named in; the first three name everything.
  static let known = NameLanguage.allCases.map { "\($0.code)" }

  /// Whether a text names a locale of a known language: `sv`, `sv_SE.UTF-8`; or `C` and `POSIX`, which have none.
  static func isKnown(_ text: String) -> Bool {
    if let language = primary(text) { return known.contains(language) }
    let name = text.prefix { $0 != "." }
    return name == "C" || name == "POSIX"
  }

  private static func valid(_ subtag: [UInt8]) -> String? {
    // BCP 47, section 2.2.1: a registered primary language subtag has two or three letters.
    (2...3).contains(subtag.count) ? String(decoding: subtag, as: UTF8.self) : nil
  }
}
