/// A language with month names.
///
/// ```swift
/// if let swedish = NameLanguage(code: "sv-FI") {
///   let date = try Day(year: 2026, month: 6, day: 19).date(in: .hijriUmmAlQura)
///   print(swedish.code, date.monthName(in: swedish) ?? "none")  // sv muharram
/// }
/// ```
public enum NameLanguage: UInt8, CaseIterable, Sendable {
  case english
  case swedish
  case vietnamese
  case arabic
  /// Chinese, simplified characters.
  case chinese

  /// The two letters of ISO 639-1.
  public var code: StaticString {
    switch self {
    case .english: "en"
    case .swedish: "sv"
    case .vietnamese: "vi"
    case .arabic: "ar"
    case .chinese: "zh"
    }
  }

  /// The language of a code such as `sv` or `zh-Hans`; nil when months are not named in it.
  public init?(code bytes: [UInt8]) {
    let primary = bytes.prefix { $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: "_") }
    for language in NameLanguage.allCases {
      let same = language.code.withUTF8Buffer { $0.elementsEqual(primary) }
      if same {
        self = language
        return
      }
    }
    return nil
  }

  /// The language of a code such as `sv` or `zh-Hans`; nil when months are not named in it.
  public init?(code: String) { self.init(code: Array(code.utf8)) }
}
