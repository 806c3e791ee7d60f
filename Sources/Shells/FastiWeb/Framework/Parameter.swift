import FastiCalendars

/// Something a request names: a part of its path, or a value of its query.
struct Parameter: Sendable {
  /// The name in the path's pattern or in the query.
  let name: String
  /// What it has to look like.
  let kind: Kind
  /// What it means, in one line.
  let summary: String
  /// Whether a query has to have it.
  let isRequired: Bool
  /// Whether a query may have it several times.
  let repeats: Bool

  /// What a value has to look like.
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
    /// One of some words.
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
  /// The id of a thing, as a part of a path.
  static let id = Parameter("id", .text, "the id")
  /// A day, as a part of a path.
  static let date = Parameter("date", .day, "the day")
  /// The language of names and words.
  static let language = Parameter(
    "lang", .choice(NameLanguage.allCases.map { "\($0.code)" }),
    "the language of names and words: en, sv, vi; of months also ar, zh")
  /// How to answer, for programs that cannot say `Accept`.
  static let format = Parameter("format", .choice(["json", "text"]), "json or text, in place of Accept")
  /// Regions in place of those selected.
  static let region = Parameter(
    "region", .text, "a region's code, such as SE or AU-NSW; those selected unless said", repeats: true)
}
