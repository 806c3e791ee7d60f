import FastiCalendars
import FastiCivil

extension DateWordsReader {
  /// Dates of the Vietnamese calendar as they are typed: `mùng 3 Tết`, `rằm tháng giêng`, `mồng 10 tháng 3`.
  mutating func lunar() throws(DateWordsError) -> DateReading? {
    guard let (number, month) = lunarDate() else { return nil }
    _ = consume(["am lich", "am"])
    _ = consume(["nam"])
    return .days(DayRange(try day(number, month, of: .vietnamese, year())))
  }

  /// A day and a month of the Vietnamese calendar.
  mutating func lunarDate() -> (day: Int, month: Int)? {
    let number: Int
    let isSaid: Bool
    if consume(["ram"]) {
      (number, isSaid) = (15, true)
    } else if consume(["mung", "mong"]) {
      guard let day = self.number(2) else { return nil }
      (number, isSaid) = (day, true)
    } else {
      guard let day = self.number(2) else { return nil }
      (number, isSaid) = (day, false)
    }
    guard let month = lunarMonth(isSaid) else { return nil }
    return (number, month)
  }

  /// A named month, or a numbered month if the day was a day of the lunar calendar.
  private mutating func lunarMonth(_ isSaid: Bool) -> Int? {
    if consume(["thang gieng", "tet"]) { return 1 }
    if consume(["thang chap"]) { return 12 }
    guard isSaid, consume(["thang"]) else { return nil }
    return number(2)
  }

  /// All days of a Hijri month: `ramadan`, `ramadan 1448`.
  mutating func hijriMonth() throws(DateWordsError) -> DayRange? {
    guard let place = takeOne(of: DateVocabulary.hijri) else { return nil }
    let year = year()
    let table = words.months ?? .ummAlQura()
    return try month(place + 1, year, in: table)
  }

  /// The day of a date of another calendar; without a year, the next one from today on.
  func day(_ day: Int, _ month: Int, of calendar: CalendarID, _ year: Int?) throws(DateWordsError) -> Day {
    guard day >= 1 else { throw .civil(.outOfRange(field: .day, value: day, limits: 1...31)) }
    if calendar == .hijriUmmAlQura {
      let days = try self.month(month, year, in: words.months ?? .ummAlQura(), reaching: day)
      guard day <= days.count else { throw .monthTooShort(month: days) }
      return days.first + (day - 1)
    }
    guard let current = try? today.date(in: calendar).year else { throw .outsideYears }
    for own in year.map({ [$0] }) ?? [current, current + 1] {
      let date = CalendarDate(calendar, year: own, month: month, day: day)
      do throws(CalendarError) {
        let found = try date.day
        if year != nil || found >= today { return found }
      } catch {
        try refuse(error, date)
      }
    }
    throw .outsideYears
  }

  private func refuse(_ error: CalendarError, _ date: CalendarDate) throws(DateWordsError) {
    switch error {
    case .noSuchDay(_, _, _, _, let last):
      let first = try? CalendarDate(date.calendar, year: date.year, month: date.month, day: 1).day
      guard let first else { throw .outsideYears }
      let days = DayRange(first).widened(before: 0, after: last - 1)
      // A past month was not meant.
      if days.last >= today { throw .monthTooShort(month: days) }
    case .noSuchMonth: throw .civil(.outOfRange(field: .month, value: date.month, limits: Limits.month))
    default: throw .outsideYears
    }
  }

  /// A Hijri month of a year, or the next one whose day is not past.
  private func month(
    _ number: Int, _ year: Int?, in table: HijriMonths, reaching day: Int = 30
  ) throws(DateWordsError) -> DayRange {
    if let year {
      guard let month = HijriMonth(year: year, month: number), let found = table[month] else { throw .outsideYears }
      return DayRange(found.start).widened(before: 0, after: found.length - 1)
    }
    guard let current = table.month(holding: today)?.month.year else { throw .outsideYears }
    for year in current...(current + 1) {
      guard let month = HijriMonth(year: year, month: number), let found = table[month] else { continue }
      if found.start + (min(day, found.length) - 1) >= today {
        return DayRange(found.start).widened(before: 0, after: found.length - 1)
      }
    }
    throw .outsideYears
  }
}
