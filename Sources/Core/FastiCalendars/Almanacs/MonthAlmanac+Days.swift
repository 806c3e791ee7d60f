public import FastiCivil

extension MonthAlmanac {
  /// The highest number of a day of a month.
  public var highestDay: Int { lengths.upperBound }

  /// The days with an answer: those of the fall-back, or only those of the table.
  public var range: DayRange {
    fallback?.calendar.range ?? days ?? DayRange(year: Limits.year.lowerBound)
  }

  /// Whether there is an answer for every day of a Gregorian year.
  public func answers(year: Int) -> Bool {
    let (range, year) = (range, DayRange(year: year))
    return range.contains(year.first) && range.contains(year.last)
  }

  /// The days of a Gregorian year that have a month and day, in order: from the table if it has the month, otherwise
  /// from the fall-back. Empty if neither has it.
  ///
  /// - Complexity: O(log *n*) in the number of months, and the search in the calendar of the fall-back beyond the table.
  public func days(month: Int, day: MonthDay, leap: LeapMonths = .regular, inGregorianYear year: Int) -> FewDays {
    let whole = DayRange(year: year)
    var found: [Day] = []
    var place = max(0, self.place(startingBy: whole.first - lengths.upperBound))
    while place < entries.count, entries[place].start <= whole.last {
      let entry = entries[place]
      if Int(entry.month) == month, entry.isLeap ? leap != .regular : leap != .leap,
        let number = day.number(length: length(place))
      {
        found.append(entry.start + (number - 1))
      }
      place += 1
    }
    if let fallback, !(days.map { $0.contains(whole.first) && $0.contains(whole.last) } ?? false) {
      found += beyond(fallback, month, day, leap, year)
    }
    var few = FewDays()
    for day in found.sorted() where whole.contains(day) { few.append(day) }
    return few
  }

  /// The number of days of a month; that of the last one by the fall-back, within the limits of the head.
  private func length(_ place: Int) -> Int {
    let start = entries[place].start
    if place + 1 < entries.count { return entries[place + 1].start - start }
    guard let fallback, let middle = try? fallback.calendar.date(of: start - fallback.shift + 14) else {
      return lengths.upperBound
    }
    let own = CalendarDate(
      fallback.calendar, year: middle.year, month: middle.month, isLeapMonth: middle.isLeapMonth, day: 1)
    guard let first = try? own.day else { return lengths.upperBound }
    for days in lengths {
      let next = try? fallback.calendar.date(of: first + days)
      guard next?.dayOfMonth == 1 else { continue }
      return min(max(first + days + fallback.shift - start, lengths.lowerBound), lengths.upperBound)
    }
    return lengths.upperBound
  }

  /// The days by the fall-back, for months that the table does not have.
  private func beyond(
    _ fallback: Fallback, _ month: Int, _ day: MonthDay, _ leap: LeapMonths, _ year: Int
  ) -> [Day] {
    let years = fallback.shift == 0 ? year...year : fallback.shift > 0 ? year - 1...year : year...year + 1
    var found: [Day] = []
    for year in years {
      guard
        let days = try? fallback.calendar.days(month: month, day: day, leap: leap, inGregorianYear: year)
      else { continue }
      for own in days {
        guard let date = try? fallback.calendar.date(of: own), !has(date.year, date.month) else { continue }
        found.append(own + fallback.shift)
      }
    }
    return found
  }

  /// Whether the table has a month of a year.
  private func has(_ year: Int, _ month: Int) -> Bool {
    guard let first = entries.first, let last = entries.last else { return false }
    return (year, month) >= (Int(first.year), Int(first.month)) && (year, month) <= (Int(last.year), Int(last.month))
  }
}
