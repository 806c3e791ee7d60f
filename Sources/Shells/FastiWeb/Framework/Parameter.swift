import FastiCalendars
import FastiPages

/// A value in a request: a part of its path, or of its query.
struct Parameter: Sendable {
  /// The name in the path's pattern or in the query.
  let name: String
  /// The form of its values.
  let kind: Kind
  /// Its meaning, in one line.
  let summary: String
  /// Whether it is required in a query.
  let isRequired: Bool
  /// Whether it may be repeated in a query.
  let repeats: Bool

  /// The form of a value.
  enum Kind: Sendable {
    /// A day: `2026-02-05`, `tomorrow`, `+3d`, `mon`, `2026-W06-4`, `2026-036`.
    case day
    /// A week, or a day in it.
    case week
    /// `2026-02`.
    case month
    /// 1583 to 2999.
    case year
    case text
    /// One of a list of words.
    case choice([String])
  }

  init(_ name: String, _ kind: Kind, _ summary: String, required: Bool = false, repeats: Bool = false) {
    self.name = name
    self.kind = kind
    self.summary = summary
    isRequired = required
    self.repeats = repeats
  }
}

extension Parameter {
  /// The id of a record, as a part of a path.
  static let id = Parameter("id", .text, "the id")
  /// Which fifty rows of a list are shown.
  static func part(_ name: ListName) -> Parameter {
    Parameter(name.rawValue, .text, "which fifty rows of a list: from 1")
  }
  /// A day, as a part of a path.
  static let date = Parameter("date", .day, "the day")
  /// The language of names and words.
  static let language = Parameter(
    "lang", .choice(NameLanguage.allCases.map { "\($0.code)" }),
    "the language of names and words: en, sv, vi; of months also ar, zh")
  /// The format of the answer, for programs that cannot send `Accept`.
  static let format = Parameter("format", .choice(["json", "text"]), "json or text, in place of Accept")
  /// Regions to use instead of the selected ones.
  static let region = Parameter(
    "region", .text, "a region's code, such as SE or AU-NSW; those selected unless said", repeats: true)
}
