/// A calendar whose months begin with the new moon and whose years follow the Sun, as seen at one meridian.
///
/// ```swift
/// for calendar in LunisolarCalendar.allCases { print(calendar, try calendar.year(startingIn: 2026).start) }
/// // chinese 2026-02-17
/// // vietnamese 2026-02-17
/// // korean 2026-02-17
/// ```
public enum LunisolarCalendar: UInt8, CaseIterable, Sendable {
  /// Beijing.
  case chinese
  /// Hanoi; the days of the Chinese calendar until 1967.
  case vietnamese
  /// Seoul.
  case korean

  /// The same calendar among all calendars.
  public var calendar: CalendarID {
    switch self {
    case .chinese: .chinese
    case .vietnamese: .vietnamese
    case .korean: .korean
    }
  }

  /// The lunisolar years that are known, by the Gregorian year in which they start.
  public var years: ClosedRange<Int> { table.years }

  /// The lunisolar year whose month 1 starts in that Gregorian year, from the table.
  /// - Throws: `.outsideYears` outside ``years``.
  public func year(startingIn gregorianYear: Int) throws(CalendarError) -> LunisolarYear {
    let table = table
    guard table.years.contains(gregorianYear) else {
      throw .outsideYears(calendar: calendar, year: gregorianYear, limits: table.years)
    }
    return LunisolarYear(gregorianYear, entry: table[gregorianYear])
  }

  @inline(__always)
  var table: YearTable {
    switch self {
    case .chinese: ChineseCalendar.table
    case .vietnamese: VietnameseCalendar.table
    case .korean: KoreanCalendar.table
    }
  }
}

extension CalendarID {
  /// The lunisolar calendar; nil for every other kind.
  public var lunisolar: LunisolarCalendar? {
    switch self {
    case .chinese: .chinese
    case .vietnamese: .vietnamese
    case .korean: .korean
    default: nil
    }
  }
}

extension LunisolarCalendar {
  /// The same year as ``year(startingIn:)``, computed again from Sun and Moon.
  ///
  /// - Throws: `.outsideYears` outside ``years``.
  /// - Complexity: About fifty events of the sky.
  public func computedYear(startingIn gregorianYear: Int) throws(CalendarError) -> LunisolarYear {
    guard years.contains(gregorianYear) else {
      throw .outsideYears(calendar: calendar, year: gregorianYear, limits: years)
    }
    do throws(SkyError) {
      return switch self {
      case .chinese: try ChineseCalendar.computed(gregorianYear)
      case .vietnamese: try VietnameseCalendar.computed(gregorianYear)
      case .korean: try KoreanCalendar.computed(gregorianYear)
      }
    } catch {
      throw .outsideYears(calendar: calendar, year: gregorianYear, limits: years)
    }
  }
}
