public import FastiCivil

/// The words of dates in one language.
///
/// Source of the names: Unicode CLDR 45, `main/<lang>/ca-gregorian`, read 2026-11.
public struct Words: Sendable {
  /// The language, BCP 47.
  public let language: StaticString
  /// January to December, as they are written in a date.
  public let months: [StaticString]
  /// Sunday to Saturday.
  public let weekdays: [StaticString]
  /// Sunday to Saturday in three or fewer columns.
  public let shortWeekdays: [StaticString]
  /// Sunday to Saturday in two columns.
  public let narrowWeekdays: [StaticString]
  /// The word for a calendar week, in text and above a column.
  public let week: StaticString
  /// The word above the column of week numbers, at most two columns.
  public let weekColumn: StaticString
  /// The word for today.
  public let today: StaticString
  /// 1 January.
  public let newYear: StaticString
  /// 25 December.
  public let christmas: StaticString
  /// The sign after the hours before noon on a 12-hour clock.
  public let forenoon: StaticString
  /// The sign after the hours from noon on, on a 12-hour clock.
  public let afternoon: StaticString
  /// How times are written.
  public var clock = HourClock.hours24

  /// The words of a language: English, Swedish or Vietnamese; English for any other.
  public static func of(_ language: String) -> Words {
    // Compared as bytes, because String comparison would link the Unicode tables.
    let bytes = Array(language.utf8)
    if bytes.elementsEqual("sv".utf8) { return .swedish }
    if bytes.elementsEqual("vi".utf8) { return .vietnamese }
    return .english
  }

  /// The long name: `Thursday`.
  public func name(_ weekday: Weekday) -> StaticString { weekdays[weekday.number - 1] }

  /// The name of a month, 1 = January.
  public func name(month: Int) -> StaticString { months[month - 1] }
}

extension UTF8Writer {
  /// Appends a displayed date: `Thursday 5 February 2026`.
  public mutating func write(long day: Day, _ words: Words, weekday: Bool = true) {
    let date = day.date
    if weekday {
      write(words.name(day.weekday))
      write(" ")
    }
    write(date.dayOfMonth)
    write(" ")
    write(words.name(month: date.month))
    write(" ")
    write(date.year)
  }
}
