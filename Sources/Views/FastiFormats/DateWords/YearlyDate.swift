import FastiAgenda
import FastiCalendars
import FastiCivil

/// A date without a year, which occurs once in each year of its calendar: 1 Ramadan, Tết, 15 Nisan, 19 June.
struct YearlyDate: Hashable {
  let calendar: CalendarID
  let month: Int
  let day: Int

  /// The rule that has this date in every n-th year; in a shorter month it is the last day instead. The months of the
  /// other calendars that are read have at most 30 days.
  /// - Throws: `.neverInCalendar`, `.noSuchMonth` or `.noSuchMonthDay` for a date that never occurs.
  func rule(every step: RecurrenceStep) throws(RecurrenceError) -> RecurrenceRule {
    guard calendar == .gregorian else {
      guard day <= 30 else { throw .neverInCalendar(calendar, month: month, day: day) }
      return .calendar(try CalendarRule(calendar, .years(every: step, month: month), on: .nearest(day)))
    }
    let months = try RecurringMonths([month])
    // 2000 has every date of the calendar.
    guard (try? CivilDate(year: 2000, month: month, day: day)) != nil else {
      throw .neverInCalendar(.gregorian, month: month, day: day)
    }
    return .years(every: step, in: months, on: .nearest(try MonthDayNumber(day)))
  }
}

extension DateWordsReader {
  /// A date without a year; nil if the next words are not one.
  mutating func yearlyDate() -> YearlyDate? {
    _ = consume(["on the", "on", "the", "den", "pa", "vao ngay", "vao", "ngay"])
    let start = self
    let all = DateVocabulary.Named.allCases
    if let place = takeOne(of: all.map { $0.spellings }) { return all[place].yearly }
    if let (day, month) = lunarDate() {
      _ = consume(["am lich", "am"])
      return YearlyDate(calendar: .vietnamese, month: month, day: day)
    }
    self = start
    var number = dayNumber()
    _ = consume(["of"])
    guard let month = namedMonth() else { return nil }
    if number == nil { number = dayNumber() }
    return number.map { YearlyDate(calendar: month.calendar, month: month.number, day: $0) }
  }
}

extension DateVocabulary.Named {
  /// The date of a named day that has the same date every year; nil for one that moves, such as Easter.
  fileprivate var yearly: YearlyDate? {
    switch self {
    case .newYear: YearlyDate(calendar: .gregorian, month: 1, day: 1)
    case .newYearsEve: YearlyDate(calendar: .gregorian, month: 12, day: 31)
    case .christmasEve: YearlyDate(calendar: .gregorian, month: 12, day: 24)
    case .christmas: YearlyDate(calendar: .gregorian, month: 12, day: 25)
    case .boxingDay: YearlyDate(calendar: .gregorian, month: 12, day: 26)
    case .tet: YearlyDate(calendar: .vietnamese, month: 1, day: 1)
    case .midAutumn: YearlyDate(calendar: .vietnamese, month: 8, day: 15)
    case .midsummer, .midsummersEve, .midsummersDay, .easter, .goodFriday, .pentecost: nil
    }
  }
}
