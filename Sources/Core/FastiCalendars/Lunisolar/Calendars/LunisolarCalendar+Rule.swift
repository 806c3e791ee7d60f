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
