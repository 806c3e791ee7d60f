/// A language of the program besides English.
enum OtherLanguage: String, CaseIterable {
  case sv, vi

  /// The locale of a terminal in this language.
  var locale: String {
    switch self {
    case .sv: "sv_SE.UTF-8"
    case .vi: "vi_VN.UTF-8"
    }
  }
}
