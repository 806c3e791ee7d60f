import FastiCalendars
public import FastiFormats

/// `{"year","month","day"}`; the year is null for a day of every year.
public struct HijriDateRecord: FieldWritable, Sendable {
  private let year: Int?
  private let month: Int
  private let day: Int
  private let name: String?

  init(year: Int?, month: Int, day: Int, language: String) {
    self.year = year
    self.month = month
    self.day = day
    name = HijriWords.monthName(month, language: language)
  }

  /// `{"year","month","day","monthName"}`.
  public func write<Writer: FieldWriter>(to writer: inout Writer) {
    writer.field("year", year)
    writer.field("month", month)
    writer.field("day", day)
    writer.field("monthName", name)
  }
}

/// Writes Hijri dates in sentences, with names of months in the reader's language.
public enum HijriWords {
  /// The name of a month, in English if the language has none.
  public static func monthName(_ month: Int, language: String) -> String {
    let wanted = NameLanguage(code: language) ?? .english
    let name = HijriMonth(year: 1, month: month).flatMap { $0.nameUTF8(in: wanted) ?? $0.nameUTF8(in: .english) }
    return name.map { String(decoding: $0, as: UTF8.self) } ?? String(month)
  }

  /// `1 Ramadan 1447`, or `1 Ramadan` without a year.
  public static func text(day: Int, month: Int, year: Int?, language: String) -> String {
    "\(day) \(monthName(month, language: language))" + (year.map { " \($0)" } ?? "")
  }
}
