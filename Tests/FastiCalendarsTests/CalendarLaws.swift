import FastiCalendars
import FastiCivil
import Testing

/// What must hold in every calendar, walked one day at a time through the whole of its range.
@Suite("Laws of every calendar") struct CalendarLaws {
  @Test(
    "every day round-trips, and the next day is the next of the month or the first of another",
    arguments: CalendarID.allCases)
  func continuity(calendar: CalendarID) throws {
    var wrong: [Day] = []
    var previous: CalendarDate?
    for day in calendar.range {
      let date = try calendar.date(of: day)
      if try calendar.day(of: date) != day { wrong.append(day) }
      if let previous, !follows(date, previous) { wrong.append(day) }
      previous = date
    }
    #expect(wrong.isEmpty, "\(wrong.prefix(5).map(\.iso))")
  }

  private func follows(_ date: CalendarDate, _ previous: CalendarDate) -> Bool {
    let sameMonth =
      date.year == previous.year && date.month == previous.month && date.isLeapMonth == previous.isLeapMonth
    if sameMonth, date.era == previous.era { return date.dayOfMonth == previous.dayOfMonth + 1 }
    // An era may change within a month.
    if date.era != previous.era {
      return date.year == 1 && (date.dayOfMonth == 1 || date.dayOfMonth == previous.dayOfMonth + 1)
    }
    return date.dayOfMonth == 1 && (date.year == previous.year || date.year == previous.year + 1)
  }

  @Test("months have the lengths their calendar allows", arguments: CalendarID.allCases)
  func monthLengths(calendar: CalendarID) throws {
    let allowed: ClosedRange<Int> =
      switch calendar {
      case .gregorian, .julian, .buddhist, .japanese: 28...31
      case .isoWeek: 7...7
      case .hijriCivil, .hijriTabular, .chinese, .vietnamese, .korean, .hebrew: 29...30
      case .hijriUmmAlQura, .hijriAstronomical: 28...31
      case .persian: 29...31
      case .coptic, .ethiopic: 5...30
      case .indian: 30...31
      }
    var length = 0
    var months: [Int: Int] = [:]
    var isFirstMonth = true
    for day in calendar.range {
      if try calendar.date(of: day).dayOfMonth == 1, day != calendar.range.first {
        if !isFirstMonth { months[length, default: 0] += 1 }
        isFirstMonth = false
        length = 0
      }
      length += 1
    }
    #expect(months.keys.allSatisfy(allowed.contains), "\(months)")
  }

  @Test("a day before the range and a day after it are refused with the range", arguments: CalendarID.allCases)
  func rangeLimits(calendar: CalendarID) {
    for day in [calendar.range.first - 1, calendar.range.last + 1, Day(.min), Day(.max)] {
      #expect(throws: CalendarError.outsideRange(calendar: calendar, limits: calendar.range)) {
        try calendar.date(of: day)
      }
    }
    #expect(Limits.days.contains(calendar.range.first) && Limits.days.contains(calendar.range.last))
  }

  @Test("numbers that no calendar has are errors, even very large ones", arguments: CalendarID.allCases)
  func impossibleDates(calendar: CalendarID) throws {
    let date = try calendar.date(of: day("2000-06-15"))
    for number in [Int.min, -1, 0, 54, 385, Int.max] {
      let dates = [
        CalendarDate(calendar, year: number, month: date.month, day: date.dayOfMonth, era: date.era),
        CalendarDate(calendar, year: date.year, month: number, day: date.dayOfMonth, era: date.era),
        CalendarDate(calendar, year: date.year, month: number, isLeapMonth: true, day: date.dayOfMonth, era: date.era),
        CalendarDate(calendar, year: date.year, month: date.month, day: number, era: date.era),
      ]
      for date in dates { #expect(throws: CalendarError.self) { try calendar.day(of: date) } }
      #expect(throws: CalendarError.self) { try calendar.days(month: number, day: .last, inGregorianYear: 2000) }
      #expect(throws: CalendarError.self) { try calendar.days(month: 1, day: .day(number), inGregorianYear: 2000) }
      #expect(throws: CalendarError.self) { try calendar.days(month: 1, day: .day(1), inGregorianYear: number) }
    }
    let other: CalendarID = calendar == .julian ? .gregorian : .julian
    #expect(throws: CalendarError.otherCalendar(asked: other, given: calendar)) { try other.day(of: date) }
  }

  @Test(
    "the days of a Gregorian year that carry a month and day are those found by looking at each",
    arguments: CalendarID.allCases)
  func daysOfAGregorianYear(calendar: CalendarID) throws {
    let years = [1996, 1998, 2000, 2014, 2020, 2023, 2025, 2033]
    for year in years {
      var found: [[Int]: [Day]] = [:]
      for day in DayRange(year: year) {
        let date = try calendar.date(of: day)
        found[[date.month, date.dayOfMonth, date.isLeapMonth ? 1 : 0], default: []].append(day)
      }
      for month in 1...(calendar == .isoWeek ? 53 : calendar == .coptic || calendar == .ethiopic ? 13 : 12) {
        for number in [1, 5, 7] + (calendar == .isoWeek ? [] : [29, 30]) {
          let regular = found[[month, number, 0]] ?? []
          let leap = found[[month, number, 1]] ?? []
          let ask = { (which: LeapMonths) in
            Array(try calendar.days(month: month, day: .day(number), leap: which, inGregorianYear: year))
          }
          #expect(try ask(.regular) == regular)
          #expect(try ask(.leap) == leap)
          #expect(try ask(.both) == (regular + leap).sorted())
        }
        let last = try calendar.days(month: month, day: .last, leap: .both, inGregorianYear: year)
        for day in last where day < calendar.range.last { #expect(try calendar.date(of: day + 1).dayOfMonth == 1) }
      }
    }
  }

  @Test("names are unique, and are found again", arguments: CalendarID.allCases) func names(calendar: CalendarID) {
    #expect(CalendarID(name: calendar.name.description) == calendar)
    #expect(CalendarID(name: Array(calendar.name.description.utf8)) == calendar)
    #expect(CalendarID(name: "no such calendar") == nil)
  }
}
