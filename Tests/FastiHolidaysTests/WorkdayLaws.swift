import FastiCivil
import Foundation
import TestSupport
import Testing

@testable import FastiHolidays

/// What ships, and three other ways to do the same.
let workdayEngines: [any WorkdayReference.Type] = [
  Workdays.self, LoopWorkdays.self, ClosedFormWorkdays.self, BitsetWorkdays.self,
]

@Suite("Laws of business days") struct WorkdayLaws {
  @Test("a breakdown is printed as its sum, and reads back") func breakdown() throws {
    let parts = WorkdayBreakdown(calendarDays: 365, weekdays: 261, holidaysOnWeekdays: 7, workedWeekendDays: 0)
    #expect("\(parts)" == "261 - 7 + 0 = 254")
    #expect(try JSONDecoder().decode(WorkdayBreakdown.self, from: try JSONEncoder().encode(parts)) == parts)
  }

  static let rounds = 100

  private func each(_ seed: UInt64, _ body: (any WorkdayReference, RandomWorkdays, inout Chance) throws -> Void) throws
  {
    for engine in workdayEngines {
      var random = Chance(seed: seed)
      for _ in 0..<Self.rounds {
        let world = RandomWorkdays(&random)
        try body(engine.init(world.calendar), world, &random)
      }
    }
  }

  @Test("calendar and engines agree on whether a day is worked") func single() throws {
    try each(11) { engine, world, _ in
      for day in world.range {
        let answers = try [engine.isBusinessDay(day), world.calendar.isBusinessDay(day)]
        #expect(answers == [world.isBusiness(day), world.isBusiness(day)])
        let isRest = try world.calendar.isRest(day)
        #expect(isRest == world.isRest[day - world.range.first])
      }
    }
  }

  @Test("counts with every choice of ends, forwards, backwards and from a day to itself") func counts() throws {
    try each(12) { engine, world, random in
      for _ in 0..<20 {
        let from = world.day(&random)
        let to = random.chance(20) ? from : world.day(&random)
        for bounds in WorkdayBounds.allCases {
          let count = try engine.count(from: from, to: to, bounds: bounds)
          #expect(count == world.count(from, to, bounds))
          #expect(count == -(try engine.count(from: to, to: from, bounds: bounds.mirrored)) || from == to)
        }
      }
    }
  }

  @Test("counts of neighbouring spans add up") func additive() throws {
    try each(13) { engine, world, random in
      let days = (0..<3).map { _ in world.day(&random) }
      for bounds in [WorkdayBounds.from, .to] {
        let whole = try engine.count(from: days[0], to: days[2], bounds: bounds)
        let parts = try (
          engine.count(from: days[0], to: days[1], bounds: bounds),
          engine.count(from: days[1], to: days[2], bounds: bounds)
        )
        // Backwards an end is counted on the other side, so the law holds in one direction at a time.
        if days == days.sorted() || days == days.sorted(by: >) { #expect(whole == parts.0 + parts.1) }
      }
    }
  }

  @Test("adding advances one business day at a time, from every start") func adding() throws {
    try each(14) { engine, world, random in
      for _ in 0..<20 {
        let day = world.day(&random)
        let number = random.int(random.pick([-3...3, -60...60, -800...800]))
        for start in DayOffStart.allCases {
          let answer = result { () throws(WorkdayError) in try engine.add(number, to: day, start: start) }
          #expect(answer == world.add(number, to: day, start))
        }
      }
    }
  }

  @Test("adding the count reaches the end, and adding its negative returns") func inverse() throws {
    try each(15) { engine, world, random in
      let (from, to) = (world.day(&random), world.day(&random))
      guard world.isBusiness(from), world.isBusiness(to) else { return }
      let count = try engine.count(from: from, to: to, bounds: from <= to ? .to : .from)
      let steps = from <= to ? count : try engine.count(from: from, to: to, bounds: .to)
      #expect(try engine.add(steps, to: from, start: .refuse) == to)
      #expect(try engine.add(-steps, to: to, start: .refuse) == from)
    }
  }

  @Test("the next and the previous business day") func neighbours() throws {
    try each(16) { _, world, random in
      let (day, workdays) = (world.day(&random), Workdays(world.calendar))
      let next = world.range.first { $0 > day && world.isBusiness($0) }
      let previous = world.range.filter { $0 < day && world.isBusiness($0) }.last
      #expect((try? workdays.next(after: day)) == next)
      #expect((try? workdays.previous(before: day)) == previous)
    }
  }

  @Test("the breakdown adds up to the count") func breakdowns() throws {
    try each(17) { engine, world, random in
      let (from, to) = (world.day(&random), world.day(&random))
      for bounds in WorkdayBounds.allCases {
        let parts = try world.calendar.breakdown(from: from, to: to, bounds: bounds)
        #expect(parts.businessDays == (try engine.count(from: from, to: to, bounds: bounds)))
        let span = try WorkdaySpan(from: from, to: to, bounds: bounds, in: world.range)
        let sign = from > to ? -1 : 1
        let days = world.range.filter { span.first <= $0 && $0 < span.end }
        #expect(parts.calendarDays == sign * days.count)
        let rest = days.filter { world.isRest[$0 - world.range.first] }
        #expect(parts.weekendDays == sign * rest.count)
        #expect(parts.workedWeekendDays == sign * rest.filter { world.isBusiness($0) }.count)
        #expect(parts.weekdays - parts.holidaysOnWeekdays + parts.workedWeekendDays == parts.businessDays)
      }
    }
  }

  @Test("days and answers outside the range are errors, even for very large numbers") func limits() throws {
    try each(18) { engine, world, random in
      let (before, after) = (world.range.first - 1, world.range.last + 1)
      let day = world.day(&random)
      for outside in [before, after, Day(Int32.min), Day(Int32.max)] {
        let error = WorkdayError.outside(day: outside, range: world.range)
        #expect(throws: error) { try engine.isBusinessDay(outside) }
        #expect(throws: error) { try engine.count(from: outside, to: day, bounds: .exclusive) }
        #expect(throws: error) { try engine.count(from: day, to: outside, bounds: .inclusive) }
        #expect(throws: error) { try engine.add(1, to: outside, start: .next) }
        #expect(throws: error) { try world.calendar.breakdown(from: day, to: outside) }
      }
      for number in [Int.min, Int.min + 1, -100_000, 100_000, Int.max - 1, Int.max] {
        #expect(throws: WorkdayError.beyond(range: world.range)) { try engine.add(number, to: day, start: .previous) }
      }
    }
  }

  @Test("the days of a month") func months() throws {
    var random = Chance(seed: 19)
    let range = DayRange(years: 2020...2030)
    let calendar = WorkdayCalendar(
      range: range, off: range.filter { _ in random.chance(20) }, worked: range.filter { _ in random.chance(5) })
    let workdays = Workdays(calendar)
    for _ in 0..<400 {
      let month = try YearMonth(year: random.int(2020...2030), month: random.int(1...12))
      let days = try month.days.filter { try workdays.isBusinessDay($0) }
      #expect(try workdays.count(of: month) == days.count)
      for (index, day) in days.enumerated() {
        #expect(try workdays.businessDay(index + 1, of: month) == day)
        #expect(try workdays.businessDay(index - days.count, of: month) == day)
      }
      #expect(try workdays.lastBusinessDay(of: month) == days.last)
      for number in [0, days.count + 1, -days.count - 1, Int.min] {
        #expect(throws: WorkdayError.noSuchDay(number: number, month: month, count: days.count)) {
          try workdays.businessDay(number, of: month)
        }
      }
    }
  }
}

/// What a question answers, its error included.
private func result(_ question: () throws(WorkdayError) -> Day) -> Result<Day, WorkdayError> {
  do { return .success(try question()) } catch { return .failure(error) }
}
