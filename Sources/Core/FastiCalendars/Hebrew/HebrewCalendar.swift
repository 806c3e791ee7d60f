import FastiCivil

/// The Hebrew calendar, arithmetic since the fourth century.
///
/// Months carry the numbers of the Torah, 1 = Nisan; the year begins with Tishri, month 7. Adar I, the month a leap
/// year inserts, is leap month 12, so that month 12 is the Adar of Purim in every year.
enum HebrewCalendar: CalendarSystem {
  static let id = CalendarID.hebrew
  static let years = 5343...6760
  static let highestMonth = 12
  static let highestDay = 30

  @inline(__always)
  static func place(of day: Day) -> YearMonthDay {
    let year = HebrewYear(holding: day)
    let (month, isLeap, offset) = year.locate(day.number &- year.start)
    return YearMonthDay(year.number, Int(month), isLeap: isLeap, Int(offset) &+ 1)
  }

  @inline(__always)
  static func month(_ month: Int, isLeap: Bool, of number: Int) -> Month? {
    let year = HebrewYear(number)
    guard !isLeap || (month == 12 && year.isLeap) else { return nil }
    return year.month(month, isLeap: isLeap)
  }

  static func leapMonth(of year: Int) -> Int { Molad(year: year).isLeap ? 12 : 0 }
}

/// The months of the Hebrew calendar, from Nisan.
enum HebrewNames {
  static func months(in language: NameLanguage) -> MonthNames? {
    switch language {
    case .english:
      MonthNames("Nisan;Iyar;Sivan;Tammuz;Av;Elul;Tishri;Heshvan;Kislev;Tevet;Shevat;Adar")
    case .swedish:
      MonthNames("nisan;iyar;sivan;tammuz;av;elul;tishri;heshvan;kislev;tevet;shevat;adar")
    case .arabic:
      MonthNames("نيسان;أيار;سيفان;تموز;آب;أيلول;تشري;مرحشوان;كيسلف;طيفت;شباط;آذار")
    case .chinese:
      MonthNames("尼散月;以珥月;西弯月;搭模斯月;埃波月;以禄月;提斯利月;玛西班月;基斯流月;提别月;细罢月;亚达月")
    case .vietnamese: nil
    }
  }
}
