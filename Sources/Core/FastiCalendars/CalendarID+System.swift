public import FastiCivil

extension CalendarID {
  /// The days for which this calendar has an answer.
  public var range: DayRange {
    switch self {
    case .gregorian: GregorianCalendar.days
    case .isoWeek: ISOWeekCalendar.days
    case .julian: JulianCalendar.days
    case .hijriUmmAlQura: HijriUmmAlQura.days
    case .hijriCivil: HijriCivil.days
    case .hijriTabular: HijriTabular.days
    case .hijriAstronomical: HijriAstronomical.days
    case .chinese: ChineseCalendar.days
    case .vietnamese: VietnameseCalendar.days
    case .korean: KoreanCalendar.days
    case .hebrew: HebrewCalendar.days
    case .persian: PersianCalendar.days
    case .coptic: CopticCalendar.days
    case .ethiopic: EthiopicCalendar.days
    case .indian: IndianCalendar.days
    case .buddhist: BuddhistCalendar.days
    case .japanese: JapaneseCalendar.days
    }
  }

  /// The name of a day in this calendar.
  /// - Throws: `.outsideRange` with ``range``.
  public func date(of day: Day) throws(CalendarError) -> CalendarDate {
    switch self {
    case .gregorian: try GregorianCalendar.date(of: day)
    case .isoWeek: try ISOWeekCalendar.date(of: day)
    case .julian: try JulianCalendar.date(of: day)
    case .hijriUmmAlQura: try HijriUmmAlQura.date(of: day)
    case .hijriCivil: try HijriCivil.date(of: day)
    case .hijriTabular: try HijriTabular.date(of: day)
    case .hijriAstronomical: try HijriAstronomical.date(of: day)
    case .chinese: try ChineseCalendar.date(of: day)
    case .vietnamese: try VietnameseCalendar.date(of: day)
    case .korean: try KoreanCalendar.date(of: day)
    case .hebrew: try HebrewCalendar.date(of: day)
    case .persian: try PersianCalendar.date(of: day)
    case .coptic: try CopticCalendar.date(of: day)
    case .ethiopic: try EthiopicCalendar.date(of: day)
    case .indian: try IndianCalendar.date(of: day)
    case .buddhist: try BuddhistCalendar.date(of: day)
    case .japanese: try JapaneseCalendar.eraDate(of: day)
    }
  }

  /// The day of a date of this calendar.
  /// - Throws: the case of the wrong part, or `.otherCalendar` when the date is of another calendar.
  public func day(of date: CalendarDate) throws(CalendarError) -> Day {
    switch self {
    case .gregorian: try GregorianCalendar.day(of: date)
    case .isoWeek: try ISOWeekCalendar.day(of: date)
    case .julian: try JulianCalendar.day(of: date)
    case .hijriUmmAlQura: try HijriUmmAlQura.day(of: date)
    case .hijriCivil: try HijriCivil.day(of: date)
    case .hijriTabular: try HijriTabular.day(of: date)
    case .hijriAstronomical: try HijriAstronomical.day(of: date)
    case .chinese: try ChineseCalendar.day(of: date)
    case .vietnamese: try VietnameseCalendar.day(of: date)
    case .korean: try KoreanCalendar.day(of: date)
    case .hebrew: try HebrewCalendar.day(of: date)
    case .persian: try PersianCalendar.day(of: date)
    case .coptic: try CopticCalendar.day(of: date)
    case .ethiopic: try EthiopicCalendar.day(of: date)
    case .indian: try IndianCalendar.day(of: date)
    case .buddhist: try BuddhistCalendar.day(of: date)
    case .japanese: try JapaneseCalendar.day(ofEraDate: date)
    }
  }

  /// The days of a Gregorian year that have a month and day of this calendar, in order: usually one, none when the
  /// month is too short or not inserted that year, two when the calendar's year is shorter.
  /// - Throws: `.outsideGregorianYears` unless every day of the year is known; `.neverSuchMonth` and `.neverSuchDay`
  ///   for numbers the calendar does not have at all.
  public func days(
    month: Int, day: MonthDay, leap: LeapMonths = .regular, inGregorianYear year: Int
  ) throws(CalendarError) -> FewDays {
    switch self {
    case .gregorian: try GregorianCalendar.days(month: month, day: day, leap: leap, inGregorianYear: year)
    case .isoWeek: try ISOWeekCalendar.days(month: month, day: day, leap: leap, inGregorianYear: year)
    case .julian: try JulianCalendar.days(month: month, day: day, leap: leap, inGregorianYear: year)
    case .hijriUmmAlQura: try HijriUmmAlQura.days(month: month, day: day, leap: leap, inGregorianYear: year)
    case .hijriCivil: try HijriCivil.days(month: month, day: day, leap: leap, inGregorianYear: year)
    case .hijriTabular: try HijriTabular.days(month: month, day: day, leap: leap, inGregorianYear: year)
    case .hijriAstronomical: try HijriAstronomical.days(month: month, day: day, leap: leap, inGregorianYear: year)
    case .chinese: try ChineseCalendar.days(month: month, day: day, leap: leap, inGregorianYear: year)
    case .vietnamese: try VietnameseCalendar.days(month: month, day: day, leap: leap, inGregorianYear: year)
    case .korean: try KoreanCalendar.days(month: month, day: day, leap: leap, inGregorianYear: year)
    case .hebrew: try HebrewCalendar.days(month: month, day: day, leap: leap, inGregorianYear: year)
    case .persian: try PersianCalendar.days(month: month, day: day, leap: leap, inGregorianYear: year)
    case .coptic: try CopticCalendar.days(month: month, day: day, leap: leap, inGregorianYear: year)
    case .ethiopic: try EthiopicCalendar.days(month: month, day: day, leap: leap, inGregorianYear: year)
    case .indian: try IndianCalendar.days(month: month, day: day, leap: leap, inGregorianYear: year)
    case .buddhist: try BuddhistCalendar.days(month: month, day: day, leap: leap, inGregorianYear: year)
    case .japanese: try JapaneseCalendar.days(month: month, day: day, leap: leap, inGregorianYear: year)
    }
  }
}

extension CalendarID {
  func monthNames(in language: NameLanguage) -> MonthNames? {
    switch self {
    case .isoWeek: nil
    case .gregorian, .julian, .buddhist, .japanese: GregorianNames.months(in: language)
    case .hijriUmmAlQura, .hijriCivil, .hijriTabular, .hijriAstronomical: HijriNames.months(in: language)
    case .chinese, .vietnamese, .korean: LunisolarNames.months(in: language)
    case .hebrew: HebrewNames.months(in: language)
    case .persian: PersianNames.months(in: language)
    case .coptic: CopticNames.months(in: language)
    case .ethiopic: EthiopicNames.months(in: language)
    case .indian: IndianNames.months(in: language)
    }
  }
}

extension CalendarID {
  /// Whether the editor of rules offers its months; the days of the other calendars are written in another way.
  public var isOfferedForRules: Bool {
    switch self {
    case .julian, .hijriUmmAlQura, .hijriCivil, .hijriTabular, .hebrew, .persian, .coptic, .ethiopic, .indian: true
    case .gregorian, .isoWeek, .hijriAstronomical, .chinese, .vietnamese, .korean, .buddhist, .japanese: false
    }
  }

  /// The displayed name of the calendar.
  public var title: Template {
    switch self {
    case .gregorian: .calGregorian
    case .isoWeek: .calIsoWeek
    case .julian: .calJulian
    case .hijriUmmAlQura: .calHijriUmmalqura
    case .hijriCivil: .calHijriCivil
    case .hijriTabular: .calHijriTabular
    case .hijriAstronomical: .calHijriAstronomical
    case .chinese: .calChinese
    case .vietnamese: .calVietnamese
    case .korean: .calKorean
    case .hebrew: .calHebrew
    case .persian: .calPersian
    case .coptic: .calCoptic
    case .ethiopic: .calEthiopic
    case .indian: .calIndian
    case .buddhist: .calBuddhist
    case .japanese: .calJapanese
    }
  }

  /// The method of the calendar, and its source.
  public var method: Template {
    switch self {
    case .gregorian: .methodGregorian
    case .isoWeek: .methodIsoWeek
    case .julian: .methodJulian
    case .hijriUmmAlQura: .methodHijriUmmAlQura
    case .hijriCivil: .methodHijriCivil
    case .hijriTabular: .methodHijriTabular
    case .hijriAstronomical: .methodHijriAstronomical
    case .chinese: .methodChinese
    case .vietnamese: .methodVietnamese
    case .korean: .methodKorean
    case .hebrew: .methodHebrew
    case .persian: .methodPersian
    case .coptic: .methodCoptic
    case .ethiopic: .methodEthiopic
    case .indian: .methodIndian
    case .buddhist: .methodBuddhist
    case .japanese: .methodJapanese
    }
  }
}
