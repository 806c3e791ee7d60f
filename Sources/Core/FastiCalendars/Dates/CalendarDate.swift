public import FastiCivil

/// A date of a calendar, not checked: ``day`` throws if it does not exist.
///
/// ```swift
/// let newYear = try CalendarDate(.hebrew, year: 5787, month: 7, day: 1).day
/// print(newYear, try newYear.date(in: .persian))  // 2026-09-12 persian 1405-06-21
/// for calendar in [CalendarID.chinese, .hijriUmmAlQura, .japanese] { print(try newYear.date(in: calendar)) }
/// // chinese 2026-08-02
/// // hijri-ummalqura 1448-04-01
/// // japanese Reiwa 8-09-12
/// ```
public struct CalendarDate: Hashable, Sendable {
  /// The calendar the numbers belong to.
  public let calendar: CalendarID
  /// The year, in the calendar's own count; for ``CalendarID/japanese`` the year of the era.
  public let year: Int
  /// The number of the month, 1 to 12 or 13; for ``CalendarID/isoWeek`` the week.
  public let month: Int
  /// Whether this is the inserted month of a lunisolar year, which has its neighbour's number.
  public let isLeapMonth: Bool
  /// The day of the month, from 1; for ``CalendarID/isoWeek`` the weekday, 1 = Monday.
  public let dayOfMonth: Int
  /// The Japanese era; nil in every other calendar.
  public let era: JapaneseEra?

  /// A date from its parts, unchecked.
  public init(
    _ calendar: CalendarID, year: Int, month: Int, isLeapMonth: Bool = false, day: Int, era: JapaneseEra? = nil
  ) {
    self.calendar = calendar
    self.year = year
    self.month = month
    self.isLeapMonth = isLeapMonth
    self.dayOfMonth = day
    self.era = era
  }
}

extension CalendarDate {
  /// The day of this date.
  /// - Throws: the case of the wrong part.
  public var day: Day {
    get throws(CalendarError) { try calendar.day(of: self) }
  }
}

extension Day {
  /// The name of this day in a calendar.
  /// - Throws: `.outsideRange` if the day is outside the calendar.
  public func date(in calendar: CalendarID) throws(CalendarError) -> CalendarDate { try calendar.date(of: self) }
}

extension CalendarDate: CustomStringConvertible {
  /// Calendar, era, year, month and day: `hebrew 5787-07-01`, `japanese Reiwa 8-06-19`; `L` marks an inserted month,
  /// as in `chinese 2025-06L-01`.
  public var description: String {
    var writer = UTF8Writer()
    writer.write(calendar.name)
    writer.write(" ")
    if let era {
      writer.write(era.name)
      writer.write(" ")
    }
    writer.write(year)
    writer.write("-")
    writer.write(month, width: 2)
    writer.write(isLeapMonth ? "L-" : "-")
    writer.write(dayOfMonth, width: 2)
    return writer.string
  }
}

#if !hasFeature(Embedded)
  extension CalendarDate: Codable {}

  extension JapaneseEra: Codable {
    /// The era of a name: `Reiwa`.
    /// - Throws: `DecodingError` for any other text.
    public init(from decoder: any Decoder) throws {
      self = try decoder.value("an era") { name in JapaneseEra.allCases.first { "\($0.name)" == name } }
    }

    /// Encodes the name: `Reiwa`.
    /// - Throws: What the encoder throws.
    public func encode(to encoder: any Encoder) throws { try encoder.write("\(name)") }
  }

  extension CalendarID: Codable {
    /// The calendar of a name: `hijri-ummalqura`.
    /// - Throws: `DecodingError` for any other text.
    public init(from decoder: any Decoder) throws {
      self = try decoder.value("a calendar") { name in CalendarID(name: name) }
    }

    /// Encodes the name: `hijri-ummalqura`.
    /// - Throws: What the encoder throws.
    public func encode(to encoder: any Encoder) throws { try encoder.write("\(name)") }
  }
#endif
