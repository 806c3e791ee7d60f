import FastiCalendars
import FastiCivil
import TestSupport

@testable import FastiHolidays

extension Chance {
  mutating func chance(_ percent: Int) -> Bool { Int(next() % 100) < percent }
  mutating func int(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

  mutating func day() -> Day { Day(year: int(1900...2100), month: int(1...12), day: int(1...28)) }

  mutating func monthDay() -> MonthDayOfYear {
    let month = int(1...12)
    return MonthDayOfYear(month: month, day: int(1...CivilDate.daysInMonth(year: 2000, month: month)))
  }

  mutating func ruleID() -> RuleID { RuleID("x.r\(int(0...9))") }

  mutating func target() -> Relative.Target { Relative.Target(ruleID(), isAsMoved: chance(30)) }

  /// Ranges of days that have none in common.
  mutating func spans() -> [DayRange] {
    var first = day()
    return (0...int(0...3)).map { _ in
      let span = DayRange(first...(first + int(0...40)))
      first = span.last + int(1...200)
      return span
    }
  }

  mutating func condition() -> Shift.Condition {
    pick([.weekend, .restDay, .collision, .weekday(pick(Weekday.allCases))])
  }

  mutating func filter() -> DayFilter {
    var conditions = [condition()]
    let other = condition()
    if other != conditions[0] { conditions.append(other) }
    return DayFilter(pick([.not, .only]), conditions)
  }

  mutating func pattern() -> Pattern { pattern(pick(PatternType.allCases)) }

  /// A pattern of a type. The laws of the language read and write one of each.
  mutating func pattern(_ type: PatternType) -> Pattern {
    switch type {
    case .fixed:
      let date = monthDay()
      let leap: Fixed.LeapDay = date == MonthDayOfYear(month: 2, day: 29) ? pick([.skip, .before, .after]) : .skip
      return .fixed(Fixed(date, leapDay: leap))
    case .easterRelative:
      return .easterRelative(EasterRelative(offset: int(-120...250), church: pick([.western, .orthodox])))
    case .floating: return .floating(Floating(pick(Weekday.allCases), first: monthDay(), last: monthDay()))
    case .nthWeekday:
      return .nthWeekday(
        NthWeekday(
          pick([1, 2, 3, 4, 5, -1, -2, -3, -4, -5]), pick(Weekday.allCases), month: chance(10) ? nil : int(1...12)))
    case .lunar:
      return .lunar(
        Lunar(
          pick(LunisolarCalendar.allCases), month: chance(10) ? nil : int(1...12),
          day: chance(20) ? .last : .day(int(1...30)),
          leap: pick([.regular, .leap, .both])))
    case .astronomical: return .astronomical(Astronomical(longitude: 15 * int(0...23)))
    case .calendarDate:
      return .calendarDate(
        InCalendar(
          chance(20) ? .almanac(pick(AlmanacID.allCases)) : .computed(pick(CalendarID.allCases)),
          month: chance(10) ? nil : int(1...12), day: chance(20) ? .last : .day(int(1...7)),
          leap: pick([.regular, .leap, .both])))
    case .relative:
      if chance(50) { return .relative(.days(int(-366...366), from: target())) }
      return .relative(
        chance(50)
          ? .weekdayAfter(pick(Weekday.allCases), target(), inclusive: chance(50))
          : .weekdayBefore(pick(Weekday.allCases), target(), inclusive: chance(50)))
    case .dates: return .dates(chance(50) ? Dates((0...int(0...3)).map { _ in day() }) : Dates(spans: spans()))
    case .swaps: return .swaps(Swaps([.init(off: day(), worked: day())]))
    }
  }

  mutating func validity() -> Validity {
    let a = day()
    let b = day()
    return Validity(
      since: chance(50) ? (chance(50) ? min(a, b) : Day(year: min(a, b).year, month: 1, day: 1)) : nil,
      until: chance(50) ? (chance(50) ? max(a, b) : Day(year: max(a, b).year, month: 12, day: 31)) : nil)
  }

  mutating func shift() -> Shift {
    let entries = (0...int(0...2)).map { _ in
      Shift.Entry(
        condition(),
        pick([.offset(int(-31...31)), .nextWorkingDay, .previousWorkingDay]))
    }
    return Shift(pick([.additional, .moved]), entries, validity: chance(30) ? validity() : .always)
  }

  mutating func period() -> Rule.Period {
    var period = Rule.Period(kind: pick(HolidayKind.allCases), pattern: pattern())
    if chance(20) { period.from = try? TimeOfDay(hour: int(0...23), minute: int(0...59)) }
    if chance(20) { period.to = try? TimeOfDay(hour: 23, minute: int(0...59)) }
    if let from = period.from, let to = period.to, from.seconds >= to.seconds { period.to = nil }
    if chance(20) { period.community = pick(["women", "armed forces", "Yazidi"]) }
    if chance(20) { period.filter = filter() }
    if chance(20) { period.isUnshifted = true }
    if chance(20) { period.cycle = Cycle(years: int(2...400), from: int(1583...2999)) }
    if chance(20) { period.length = int(1...60) }
    period.validity = validity()
    if chance(50) { period.shifts = (0...int(0...1)).map { _ in shift() } }
    period.status = pick(RuleStatus.allCases)
    return period
  }
}
