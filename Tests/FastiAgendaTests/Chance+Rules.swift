import FastiAgenda
import FastiCivil
import TestSupport

extension Chance {
  /// A day on which rules are awkward, or any other.
  mutating func day(_ years: ClosedRange<Int> = 1900...2100) -> Day {
    let month = Day(year: number(years), month: number(1...12), day: 1)
    switch number(1...4) {
    case 1: return YearMonth(month).end
    case 2:
      return Day(year: month.year / 4 * 4, month: 2, day: CivilDate.daysInMonth(year: month.year / 4 * 4, month: 2))
    default: return month + number(0...(YearMonth(month).length - 1))
    }
  }

  mutating func weekday() -> Weekday { Day(Int32(number(0...6))).weekday }

  mutating func step(_ most: Int = 14) throws -> RecurrenceStep {
    try RecurrenceStep(one(in: 2) ? 1 : number(1...most))
  }

  mutating func weekdays() throws -> RecurringWeekdays {
    var weekdays = [weekday()]
    for _ in 0..<number(0...3) { weekdays.append(weekday()) }
    return try RecurringWeekdays(weekdays)
  }

  mutating func months() throws -> RecurringMonths {
    var months = [number(1...12)]
    for _ in 0..<number(0...2) { months.append(number(1...12)) }
    return one(in: 8) ? .all : try RecurringMonths(months)
  }

  mutating func monthDays() throws -> MonthDays {
    switch number(1...4) {
    case 1: return .nearest(try MonthDayNumber(one(in: 2) ? number(28...31) : number(1...31)))
    case 2:
      var numbers = [one(in: 2) ? number(28...31) : number(1...31)]
      for _ in 0..<number(0...2) { numbers.append(one(in: 2) ? number(1...31) : -number(1...31)) }
      return .numbered(try MonthDayNumbers(one(in: 3) ? [-number(1...31)] : numbers))
    case 3:
      var weekdays: [(ordinal: Int?, weekday: Weekday)] = []
      for _ in 0...number(0...2) {
        let ordinal = one(in: 4) ? nil : one(in: 2) ? number(1...5) : -number(1...5)
        weekdays.append((ordinal, weekday()))
      }
      return .weekdays(try MonthWeekdays(weekdays))
    default:
      let place = one(in: 2) ? number(1...9) : -number(1...9)
      return .position(try MonthPosition(place), of: try weekdays())
    }
  }

  /// A rule of the Gregorian calendar.
  mutating func rule() throws -> RecurrenceRule {
    switch number(1...6) {
    case 1: return .days(every: try step(400))
    case 2: return .weeks(every: try step(), on: try weekdays(), weekStart: weekday())
    case 3, 4: return .months(every: try step(), on: try monthDays())
    default: return .years(every: try step(5), in: try months(), on: try monthDays())
    }
  }
}
