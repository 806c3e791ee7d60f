import FastiCalendars
import FastiRecords

/// Parses the language of a locale's name.
enum LanguageTag {
  /// The primary subtag in lower case: `sv` of `sv_SE.UTF-8`, `sv-SE` and `sv`; nil for `C`, `POSIX` and any other
  /// text.
  static func primary(_ text: String) -> String? {
    var subtag: [UInt8] = []
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"): subtag.append(byte)
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): subtag.append(byte + 0x20)
      case UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "@"): return valid(subtag)
      default: return nil
      }
    }
    return valid(subtag)
  }

  /// The language of the environment: `$LC_ALL`, `$LC_TIME`, `$LANG`.
  static func language(of environment: some Environment) -> String? {
    for name in ["LC_ALL", "LC_TIME", "LANG"] {
      // POSIX: the first variable that is set and not empty decides, even if it does not name a language.
      if let text = environment.text(of: name) { return primary(text) }
    }
    return nil
  }

  /// The country of the locale: `VN` of `vi_VN.UTF-8`; nil if it names none.
  static func country(of environment: some Environment) -> String? {
    let text = ["LC_ALL", "LC_TIME", "LANG"].lazy.compactMap { environment.text(of: $0) }.first ?? ""
    let parts = text.prefix { $0 != "." && $0 != "@" }.split(whereSeparator: { $0 == "_" || $0 == "-" })
    guard let country = parts.dropFirst().last, country.utf8.count == 2 else { return nil }
    return country.uppercased()
  }

  /// The languages to choose from: those with names of months; the first three have all texts.
  static let known = NameLanguage.allCases.map { "\($0.code)" }

  /// Whether a text names a locale of a known language: `sv`, `sv_SE.UTF-8`; or `C` and `POSIX`, which do not have a
  /// language.
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
