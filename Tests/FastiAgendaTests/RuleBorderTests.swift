import FastiCivil
import Testing

@testable import FastiAgenda

/// The last value that is taken and the first one that is refused, and the order in which parts are listed.
@Suite("The borders of rules") struct RuleBorderTests {
  private let day = Day(year: 2026, month: 6, day: 19)

  @Test("a day of a month is 1 to 31, from the start or from the end") func monthDays() throws {
    for number in [1, 31] { #expect(try MonthDayNumber(number).number == number) }
    for number in [-1, 0, 32] {
      #expect(throws: RecurrenceError.noSuchMonthDay(number)) { try MonthDayNumber(number) }
    }
    for number in [-31, -1, 1, 31] { #expect(try MonthPosition(number).number == number) }
    for number in [-32, 0, 32] {
      #expect(throws: RecurrenceError.noSuchMonthDay(number)) { try MonthPosition(number) }
      #expect(throws: RecurrenceError.noSuchMonthDay(number)) { try MonthDayNumbers([1, number]) }
    }
    for number in Array(-31 ... -1) + Array(1...31) { #expect(try MonthDayNumbers([number]).members == [number]) }
    #expect(try MonthDayNumbers([-31, 31, -1, 1, 15]).members == [1, 15, 31, -1, -31])
    #expect(throws: RecurrenceError.noDays) { try MonthDayNumbers([]) }
  }

  @Test("an ordinal of a weekday is 1 to 5, from the start or from the end") func ordinals() throws {
    for weekday in Weekday.allCases {
      for ordinal in [1, 2, 3, 4, 5, -1, -2, -3, -4, -5] {
        let members = try MonthWeekdays(ordinal, weekday).members
        #expect(members.map(\.ordinal) == [ordinal] && members.map(\.weekday) == [weekday])
      }
      let all = try MonthWeekdays([(nil, weekday)]).members
      #expect(all.map(\.ordinal) == [nil] && all.map(\.weekday) == [weekday])
    }
    for ordinal in [-6, 0, 6] {
      #expect(throws: RecurrenceError.noSuchOrdinal(ordinal)) { try MonthWeekdays(ordinal, .monday) }
    }
    #expect(throws: RecurrenceError.noDays) { try MonthWeekdays([]) }
  }

  @Test("months are 1 to 12, and a step is 1 to 9999") func monthsAndSteps() throws {
    for month in 1...12 {
      let months = try RecurringMonths([month])
      #expect(months.members == [month] && months.count == 1 && months.month(at: 0) == month)
    }
    #expect(try RecurringMonths([12, 1]).members == [1, 12] && RecurringMonths.all.members == Array(1...12))
    for month in [0, 13] { #expect(throws: RecurrenceError.noSuchMonth(month)) { try RecurringMonths([month]) } }
    #expect(throws: RecurrenceError.noDays) { try RecurringMonths([]) }
    #expect(try RecurrenceStep.one.count == 1 && RecurrenceStep(9_999).count == 9_999)
    for step in [0, 10_000] { #expect(throws: RecurrenceError.stepOutOfRange(step)) { try RecurrenceStep(step) } }
  }

  @Test("only days that every month has are counted without looking at months") func counts() throws {
    #expect(try MonthDays.numbered(MonthDayNumbers([1, 28])).count == 2)
    #expect(try MonthDays.numbered(MonthDayNumbers([29])).count == nil)
    #expect(try MonthDays.numbered(MonthDayNumbers([1, -1])).count == nil)
    #expect(try MonthDays.weekdays(MonthWeekdays(4, .saturday)).count == 1)
    #expect(try MonthDays.weekdays(MonthWeekdays(5, .sunday)).count == nil)
    let two = RecurringWeekdays(.monday)
    #expect(try MonthDays.position(MonthPosition(4), of: two).count == 1)
    #expect(try MonthDays.position(MonthPosition(5), of: two).count == nil)
  }

  @Test("the shortest steps are those of a day, a week, February and a common year") func steps() {
    #expect(Repetition.allCases.map(\.shortestStep) == [1, 7, 28, 365])
  }

  @Test("an occurrence is added once, in order, and each change of many is found") func changes() throws {
    var changes = RecurrenceChanges.none
    for days in [7, 0, 7, 3] { changes.add(day + days) }
    #expect(changes.added == [day, day + 3, day + 7])
    for number in 0..<9 { changes.set(.moved(to: day + number + 1), of: day + number) }
    for number in 0..<9 { #expect(changes.change(of: day + number) == .moved(to: day + number + 1)) }
    #expect(changes.change(of: day + 9) == nil && changes.change(of: day - 1) == nil)
    changes.set(.dropped, of: day + 4)
    #expect(changes.items.count == 9 && changes.change(of: day + 4) == .dropped)
  }

  @Test("a series is counted, and split at one of its days") func parts() throws {
    let rule = RecurrenceRule.days(every: .one)
    var series = try Recurrence(first: day, rule: rule, end: .after(5))
    #expect(series.count == 5)
    series.changes.set(.dropped, of: day + 1)
    series.changes.set(.moved(to: day + 9), of: day + 2)
    // A change of a day that the rule does not have counts nothing.
    series.changes.set(.dropped, of: day + 20)
    #expect(series.count == 4)
    #expect(series.before(day) == nil && series.before(day + 1)?.count == 1)
    #expect(series.from(day + 4)?.end == .after(1) && series.from(day + 5) == nil && series.from(day - 1) == nil)
    let until = try Recurrence(first: day, rule: rule, end: .on(day + 4))
    #expect(until.from(day + 4)?.starts(in: DayRange(year: 2026)) == [day + 4])
  }

  @Test("zones are equal by name and clocks, not by where they are stored") func zones() throws {
    let (cet, utc) = (try Zone(posix: "CET-1CEST,M3.5.0,M10.5.0/3"), Zone.utc)
    let zone = try #require(NamedZone("Europe/Stockholm", cet))
    #expect(zone == NamedZone("Europe/Stockholm", cet))
    #expect(zone != NamedZone("Europe/Stockholm", utc) && zone != NamedZone("Europe/Oslo", cet))
    #expect(NamedZone("", utc) == nil && NamedZone("CET-1CEST,M3", utc) == nil)
  }

  @Test("a year has its twelve months") func year() throws {
    let months = try YearGrid(2026).months
    #expect(months.map(\.month) == (1...12).map { YearMonth(Day(year: 2026, month: $0, day: 1)) })
  }
}
