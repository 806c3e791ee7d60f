import FastiCivil

extension CalendarSystem {
  /// The Gregorian years all of whose days are known.
  static var gregorianYears: ClosedRange<Int> {
    let (first, last) = (days.first.date, days.last.date)
    let lower = first.month == 1 && first.dayOfMonth == 1 ? first.year : first.year + 1
    let upper = last.month == 12 && last.dayOfMonth == 31 ? last.year : last.year - 1
    return lower...upper
  }

  static func days(
    month: Int, day: MonthDay, leap: LeapMonths, inGregorianYear year: Int
  ) throws(CalendarError) -> FewDays {
    guard gregorianYears.contains(year) else {
      throw .outsideGregorianYears(calendar: id, year: year, limits: gregorianYears)
    }
    guard month >= 1, month <= highestMonth else {
      throw .neverSuchMonth(calendar: id, month: month, last: highestMonth)
    }
    if case .day(let number) = day, number < 1 || number > highestDay {
      throw .neverSuchDay(calendar: id, day: number, last: highestDay)
    }
    let whole = DayRange(year: year)
    var found = FewDays()
    for own in Int(place(of: whole.first).year)...Int(place(of: whole.last).year) {
      append(month, day, leap, of: own, within: whole, to: &found)
    }
    return found
  }

  /// Adds the days of one own year, in the order of time.
  private static func append(
    _ number: Int, _ day: MonthDay, _ leap: LeapMonths, of year: Int, within range: DayRange, to found: inout FewDays
  ) {
    var regular = leap == .leap ? nil : find(number, day, isLeap: false, of: year, within: range)
    var inserted = leap == .regular ? nil : find(number, day, isLeap: true, of: year, within: range)
    if let first = regular, let second = inserted, second < first { swap(&regular, &inserted) }
    if let regular { found.append(regular) }
    if let inserted { found.append(inserted) }
  }

  private static func find(
    _ number: Int, _ day: MonthDay, isLeap: Bool, of year: Int, within range: DayRange
  ) -> Day? {
    guard let month = month(number, isLeap: isLeap, of: year), let offset = day.number(length: month.length)
    else { return nil }
    let found = month.start + (offset - 1)
    return range.contains(found) ? found : nil
  }
}
