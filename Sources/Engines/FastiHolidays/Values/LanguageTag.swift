extension Identifier where Kind == Language {
  /// Whether the bytes can be a language tag of BCP 47, in its usual form: a language, then a script and a region if
  /// they matter. `sv`, `zh-Hant`, `pt-BR`, `sr-Latn-RS`, `es-419`.
  public static func isValid(_ code: some Collection<UInt8>) -> Bool {
    // Nearly all of them are two letters.
    if code.count == 2 { return code.allSatisfy(isLower) }
    let parts = pieces(of: ArraySlice([UInt8](code)), separator: UInt8(ascii: "-"))
    guard let language = parts.first, language.count == 2 || language.count == 3 else { return false }
    guard language.allSatisfy(isLower) else { return false }
    var rest = parts.dropFirst()
    if let script = rest.first, isScript(script) { rest = rest.dropFirst() }
    if let region = rest.first, isRegion(region) { rest = rest.dropFirst() }
    return rest.isEmpty
  }

  /// The language without script and region: `zh` of `zh-Hant`.
  var primary: ArraySlice<UInt8> { bytes.prefix { $0 != UInt8(ascii: "-") } }

  /// `Hant`: a capital and three lower-case letters.
  private static func isScript(_ part: ArraySlice<UInt8>) -> Bool {
    guard part.count == 4, let first = part.first else { return false }
    return isUpper(first) && part.dropFirst().allSatisfy(isLower)
  }

  /// `BR` or `419`.
  private static func isRegion(_ part: ArraySlice<UInt8>) -> Bool {
    part.count == 2 && part.allSatisfy(isUpper)
      || part.count == 3 && part.allSatisfy { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }
  }

  private static func isLower(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z") }
  private static func isUpper(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") }
}

extension Collection where Element == Names.Entry {
  /// The first entry in a language: with exactly that tag, otherwise with the same language in another script or
  /// region.
  func entry(in language: LanguageCode) -> Names.Entry? {
    first { $0.language == language } ?? first { $0.language.primary.elementsEqual(language.primary) }
  }
}
