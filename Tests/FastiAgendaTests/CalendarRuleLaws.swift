import FastiAgenda
import FastiCalendars
import FastiCivil
import Testing
import TestSupport

@Suite("Laws of recurrence by other calendars") struct CalendarRuleLaws {
  static let calendars = CalendarID.allCases.filter { $0 != .japanese && $0 != .isoWeek }

  @Test("it falls on the days with the date", arguments: calendars)
  func walk(calendar: CalendarID) throws {
    var chance = Chance(seed: UInt64(calendar.rawValue))
    for _ in 0..<Soak.rounds(short: 3, long: 400) {
      let (month, number) = (chance.number(1...12), chance.number(25...30))
      let first = chance.day(1950...2040)
      let step = chance.number(1...3)
      let origin = try first.date(in: calendar).year
      let range = DayRange(first + chance.number(0...300)).widened(before: 0, after: 2_500)
      for day in [CalendarRuleDay.nearest(number), .exactly(number), .last] {
        // 30 Nisan, or 29 February of the Gregorian calendar: not every month has every day.
        let turn = CalendarTurn.years(every: try RecurrenceStep(step), month: month)
        guard let rule = try? CalendarRule(calendar, turn, on: day) else { continue }
        let expected = try range.filter { here in
          let date = try here.date(in: calendar)
          guard date.month == month, !date.isLeapMonth, (date.year - origin) % step == 0 else { return false }
          return try comes(here, date, day)
        }
        let recurrence = try Recurrence(first: first, rule: .calendar(rule))
        #expect(recurrence.starts(in: range) == expected, "\(calendar) \(month) \(day) from \(first)")
        if let next = expected.first { #expect(recurrence.next(onOrAfter: range.first) == next) }
        let whole = try range.filter { try comes($0, $0.date(in: calendar), day) }
        let each = try Recurrence(first: first, rule: .calendar(try CalendarRule(calendar, .months, on: day)))
        #expect(each.starts(in: range) == whole)
        let three = try Recurrence(first: first, rule: .calendar(rule), end: .after(3))
        #expect(three.starts(in: Limits.days) == Array(recurrence.starts(in: Limits.days).prefix(3)))
      }
    }
  }

  @Test("a count over groups of years takes the first day of the second group") func groups() throws {
    let day = Day(year: 2026, month: 6, day: 19)
    let first = day - 20_001
    let number = try day.date(in: .hebrew).dayOfMonth
    let rule = RecurrenceRule.calendar(try CalendarRule(.hebrew, .months, on: .exactly(number)))
    let expected = try Recurrence(first: first, rule: rule).starts(in: DayRange(first...day))
    let counted = try Recurrence(first: first, rule: rule, end: .after(expected.count))
    #expect(expected.last == day && counted.starts(in: Limits.days) == expected)
  }

  private func comes(_ here: Day, _ date: CalendarDate, _ day: CalendarRuleDay) throws -> Bool {
    let isLast = try (here + 1).date(in: date.calendar).dayOfMonth == 1
    switch day {
    case .nearest(let number): return date.dayOfMonth == number || date.dayOfMonth < number && isLast
    case .exactly(let number): return date.dayOfMonth == number
    case .last: return isLast
    }
  }

  @Test("known: Tết, 15 Nisan, 1 Ramadan, 15 Adar, an inserted month")
  func known() throws {
    func starts(_ calendar: CalendarID, _ month: Int, _ day: Int, isLeap: Bool = false) throws -> [String] {
      let turn = CalendarTurn.years(every: .one, month: month, isLeap: isLeap)
      let rule = try CalendarRule(calendar, turn, on: .nearest(day))
      return try Recurrence(rule, onOrAfter: try Day(iso: "2024-01-01")).starts(in: DayRange(years: 2024...2026))
        .map(\.iso)
    }
    #expect(try starts(.vietnamese, 1, 1) == ["2024-02-10", "2025-01-29", "2026-02-17"])
    #expect(try starts(.hebrew, 1, 15) == ["2024-04-23", "2025-04-13", "2026-04-02"])
    #expect(try starts(.hijriUmmAlQura, 9, 1) == ["2024-03-11", "2025-03-01", "2026-02-18"])
    // 5784 inserts Adar I; the Adar of a common year is the second one's.
    #expect(try starts(.hebrew, 12, 14) == ["2024-03-24", "2025-03-14", "2026-03-03"])
    // 2025 inserts a sixth month; other years have the regular one.
    #expect(try starts(.chinese, 6, 1, isLeap: true) == ["2024-07-06", "2025-07-25", "2026-07-14"])
  }

  @Test("a rule whose day no month of the calendar has is refused")
  func never() {
    #expect(throws: RecurrenceError.neverInCalendar(.hebrew, month: 14, day: 1)) {
      try CalendarRule(.hebrew, .years(every: .one, month: 14), on: .nearest(1))
    }
    #expect(throws: RecurrenceError.neverInCalendar(.vietnamese, month: 1, day: 31)) {
      try CalendarRule(.vietnamese, .years(every: .one, month: 1), on: .exactly(31))
    }
    #expect(throws: RecurrenceError.noYears(.japanese)) {
      try CalendarRule(.japanese, .years(every: .one, month: 1), on: .nearest(1))
    }
  }

  @Test("events of a Hijri month move with it and keep their names")
  func moved() throws {
    let rule = try CalendarRule(.hijriUmmAlQura, .years(every: .one, month: 9), on: .nearest(1))
    let table = HijriMonths.ummAlQura(years: 1440...1460)
    let ramadan = try #require(HijriMonth(year: 1448, month: 9))
    let months = try moving(ramadan, in: table)
    var recurrence = try Recurrence(rule, onOrAfter: try Day(iso: "2025-01-01"), months: table)
    let range = DayRange(years: 2026...2028)
    let before = recurrence.occurrences(in: range, months: table)
    let after = recurrence.occurrences(in: range, months: months)
    #expect(before.map(\.day.iso) == ["2026-02-18", "2027-02-08", "2028-01-28"])
    #expect(after.map(\.day.iso) == ["2026-02-18", "2027-02-09", "2028-01-28"])
    #expect(before.map(\.original) == after.map(\.original))
    #expect(recurrence.next(onOrAfter: try Day(iso: "2027-02-09"), months: months)?.iso == "2027-02-09")
    recurrence.changes.set(.dropped, of: after[1].original)
    #expect(recurrence.occurrences(in: range, months: months).count == 2)
    #expect(recurrence.occurrences(in: range, months: table).count == 2)
  }

  @Test("day 30 falls on day 30 if the active month has it, or on the 29th")
  func day30() throws {
    let table = HijriMonths.ummAlQura(years: 1440...1460)
    let shawwal = try #require(HijriMonth(year: 1448, month: 10))
    // Ramadan 1448 has 29 days; with its next month a day later it has 30.
    let months = try moving(shawwal, in: table)
    func days(_ day: CalendarRuleDay, _ months: HijriMonths) throws -> [String] {
      let rule = try CalendarRule(.hijriUmmAlQura, .years(every: .one, month: 9), on: day)
      let recurrence = try Recurrence(first: try Day(iso: "2020-01-01"), rule: .calendar(rule))
      return recurrence.starts(in: DayRange(year: 2027), months: months).map(\.iso)
    }
    #expect(try days(.nearest(30), table) == ["2027-03-08"])
    #expect(try days(.nearest(30), months) == ["2027-03-09"])
    #expect(try days(.exactly(30), table) == [])
    #expect(try days(.exactly(30), months) == ["2027-03-09"])
  }

  /// The table with one month beginning a day later.
  private func moving(_ month: HijriMonth, in table: HijriMonths) throws -> HijriMonths {
    try HijriMonths(
      table.definitions.map { own in
        let (start, length) =
          own.month == month
          ? (own.start + 1, own.length - 1) : (own.start, own.length + (own.month + 1 == month ? 1 : 0))
        return HijriMonthDefinition(own.month, start: start, length: length, source: own.source, status: own.status)
      })
  }
}
