import FastiCivil
import TestSupport

@testable import FastiHolidays

/// A calendar as random as can be, and beside it the plain answer to what day is worked.
struct RandomWorkdays {
  let calendar: WorkdayCalendar
  /// Whether each day of the range is worked, made without any of the calendar's own code.
  let isBusiness: [Bool]
  let isRest: [Bool]

  init(_ random: inout Chance) {
    let first = Day(Int32(random.int(-140_000...370_000)))
    let range = first.days(random.pick([1, 2, 7, 40, 63, 64, 65, 128, 700]))
    var stretches: [WorkdayCalendar.Stretch] = []
    for _ in 0..<random.int(0...3) {
      let start = first + random.int(-20...range.count)
      let weekend = Weekday.allCases.filter { _ in random.chance(30) }
      stretches.append(.init(days: start.days(random.int(1...400)), rest: WeekdaySet(weekend)))
    }
    let share = random.pick([0, 3, 30, 90])
    let near = range.widened(before: 3, after: 3)
    var off = near.filter { _ in random.chance(share) }
    var worked = near.filter { _ in random.chance(share / 2) }
    let (offDays, workedDays) = (Set(off), Set(worked))
    off.shuffle(using: &random)
    worked += worked.prefix(2)
    worked.shuffle(using: &random)
    calendar = WorkdayCalendar(range: range, stretches: stretches, off: off, worked: worked)
    isRest = range.map { day in
      (stretches.first { $0.days.contains(day) }?.rest ?? .saturdaySunday).contains(day.weekday)
    }
    isBusiness = zip(range, isRest).map { !offDays.contains($0) && (!$1 || workedDays.contains($0)) }
  }

  var range: DayRange { calendar.range }

  /// A day of the range.
  func day(_ random: inout Chance) -> Day { range.first + random.int(0...(range.count - 1)) }

  func isBusiness(_ day: Day) -> Bool { isBusiness[day - range.first] }

  /// The count, day by day: what the contract says, in as many words.
  func count(_ from: Day, _ to: Day, _ bounds: WorkdayBounds) -> Int {
    var count = 0
    for day in range where min(from, to) <= day && day <= max(from, to) && isBusiness(day) {
      let isCounted =
        switch (day == from, day == to) {
        case (true, true): bounds == .inclusive
        case (true, false): bounds == .from || bounds == .inclusive
        case (false, true): bounds == .to || bounds == .inclusive
        case (false, false): true
        }
      if isCounted { count += 1 }
    }
    return from > to ? -count : count
  }

  /// The business day `number` steps from a day, a day at a time.
  func add(_ number: Int, to day: Day, _ start: DayOffStart) -> Result<Day, WorkdayError> {
    var day = day
    if !isBusiness(day) {
      if start == .refuse { return .failure(.dayOff(day)) }
      repeat { day += start == .next ? 1 : -1 } while range.contains(day) && !isBusiness(day)
    }
    var left = number
    while range.contains(day), left != 0 {
      let step = left > 0 ? 1 : -1
      repeat { day += step } while range.contains(day) && !isBusiness(day)
      left -= step
    }
    return range.contains(day) ? .success(day) : .failure(.beyond(range: range))
  }
}

extension Day {
  /// That many days from this one on.
  func days(_ count: Int) -> DayRange { DayRange(self).widened(before: 0, after: count - 1) }
}
