import FastiCivil

/// Twelve months of 30 days and a thirteenth of 5 or 6; every fourth year is long. Coptic and Ethiopic differ only in
/// the era.
///
/// - Source: E. M. Reingold and N. Dershowitz, Calendrical Calculations, 4th ed. (2018), chapter 4.
protocol CopticMonths: CalendarSystem {
  /// The day number of the first day of year 1.
  static var epoch: Int { get }
}

extension CopticMonths {
  static var highestMonth: Int { 13 }
  static var highestDay: Int { 30 }

  @inline(__always)
  static func place(of day: Day) -> YearMonthDay {
    let elapsed = Int(day.number) - epoch
    let year = (4 * elapsed + 1_463) / 1_461
    let ordinal = elapsed - (365 * (year - 1) + year / 4)
    return YearMonthDay(year, ordinal / 30 + 1, ordinal % 30 + 1)
  }

  @inline(__always)
  static func month(_ month: Int, isLeap: Bool, of year: Int) -> Month? {
    guard !isLeap else { return nil }
    let start = epoch + 365 * (year - 1) + year / 4 + 30 * (month - 1)
    return Month(Day(Int32(truncatingIfNeeded: start)), month < 13 ? 30 : year % 4 == 3 ? 6 : 5)
  }
}

/// The Coptic calendar; year 1 of the era of the martyrs began on 29 August 284 (Julian).
enum CopticCalendar: CopticMonths {
  static let id = CalendarID.coptic
  static let epoch = -615_558
  static let years = 1299...2716
}

/// The Ethiopic calendar; year 1 of the era of the incarnation began on 29 August 8 (Julian).
enum EthiopicCalendar: CopticMonths {
  static let id = CalendarID.ethiopic
  static let epoch = -716_367
  static let years = 1575...2992
}

/// The months of the Coptic calendar.
enum CopticNames {
  static func months(in language: NameLanguage) -> MonthNames? {
    switch language {
    case .english:
      MonthNames("Tout;Baba;Hator;Kiahk;Toba;Amshir;Baramhat;Baramouda;Bashans;Paona;Epep;Mesra;Nasie")
    case .swedish:
      MonthNames("tout;baba;hator;kiahk;toba;amshir;baramhat;baramouda;bashans;paona;epep;mesra;nasie")
    case .arabic:
      MonthNames("توت;بابه;هاتور;كيهك;طوبة;أمشير;برمهات;برمودة;بشنس;بؤونة;أبيب;مسرى;نسيء")
    case .vietnamese, .chinese: nil
    }
  }
}

/// The months of the Ethiopic calendar.
enum EthiopicNames {
  static func months(in language: NameLanguage) -> MonthNames? {
    switch language {
    case .english:
      MonthNames(
        "Meskerem;Tekemt;Hedar;Tahsas;Ter;Yekatit;Megabit;Miazia;Genbot;Sene;Hamle;Nehasse;Pagumen")
    case .swedish:
      MonthNames(
        "meskerem;tekemt;hedar;tahsas;ter;yekatit;megabit;miazia;genbot;sene;hamle;nehasse;pagumen")
    case .arabic:
      MonthNames("مسكريم;تكمت;هدار;تهساس;تر;يكتت;مجابيت;ميازيا;جنبت;سين;هامل;نهاس;باجمن")
    case .vietnamese, .chinese: nil
    }
  }
}
