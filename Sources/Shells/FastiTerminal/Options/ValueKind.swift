/// The values that an option or argument accepts.
///
/// Whole numbers and choices are checked while parsing; days and weeks are checked when the present day is known.
public enum ValueKind: Hashable, Sendable {
  /// No value: a flag.
  case flag
  /// A whole number in a range.
  case int(ClosedRange<Int>)
  /// A DATE: `2026-02-05`, `tomorrow`, `+3d` ...
  case day
  /// A WEEK: `2026-W06`, `W06`, `6`.
  case week
  /// A month: `2026-02`.
  case month
  /// A YEAR: `2026`.
  case year
  /// One of these words.
  case choice([String])
  /// A language or locale: `sv`, `sv-SE`, `sv_SE.UTF-8`.
  case language
  case text
  /// The name of a file; some commands read `-` as standard input.
  case file
  /// The name of a folder.
  case folder
}
