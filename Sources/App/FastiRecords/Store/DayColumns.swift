/// The columns of a kind that say on which days a thing may be.
///
/// It is on no day before its first. It ends with its last occurrence: what comes once ends after its length. What repeats by a word
/// alone ends after its last day or its number of times; a month is then counted as 31 days and a year as 366. With a rule it has no
/// known end unless it has a last day. A thing with changes may be on any day, because an occurrence may be moved anywhere. A thing with
/// a zone may be on other days by the clocks of the reader, and one with a rule if a Hijri month is moved: at most ``margin`` before or
/// after its own.
public struct DayColumns: Hashable, Sendable {
  /// The first day, and the number of days that an occurrence lasts.
  public let first, length: String
  /// How it repeats, `day`, `week`, `month` or `year`; null for once.
  public let repeats: String
  /// The last day on which it may begin, and the number of times; null for none.
  public let until, count: String
  /// The rule, if more than a word is needed; null otherwise.
  public let rule: String
  /// The moved and dropped occurrences; null for none.
  public let changes: String
  /// The zone of its times; null for that of the reader.
  public let zone: String

  /// The greatest number of days between the days of a thing in its own zone and in another. Clocks are at most 26 hours apart, and a
  /// thing may end at the end of a day.
  public static let margin = 3

  /// Columns of a kind by their names.
  public init(
    first: String, length: String, repeats: String, until: String, count: String, rule: String, changes: String,
    zone: String
  ) {
    self.first = first
    self.length = length
    self.repeats = repeats
    self.until = until
    self.count = count
    self.rule = rule
    self.changes = changes
    self.zone = zone
  }
}
