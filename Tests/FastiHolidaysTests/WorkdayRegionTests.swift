import FastiCivil
import TestSupport
import Testing

@testable import FastiHolidays

/// A Friday-Saturday country that changed its weekend, with a swap, a part day and a holiday.
private let gulf = """
  region GG
  weekend Friday until 2005-08-31
  weekend Friday Saturday since 2005-09-01
  rule gg.national
    name en National
    public on 2 December; additional weekend next working day
  rule gg.swap
    name en Swap
    public on 2026-01-04 swapped with 2026-01-09
  rule gg.eve
    name en Eve
    public from 12:00 on 31 December

  """
private let north =
  "region NN\nrule nn.national\n name en National\n public on 2 December\nrule nn.may\n name en May\n public on 1 May\n"

@Suite("Business days of regions") struct WorkdayRegionTests {
  let years = DayRange(years: 2000...2030)

  private func calendar(_ combination: WorkdayCombination, leave: [Day] = []) throws -> WorkdayCalendar {
    try WorkdayCalendar([plan(gulf), plan(north)], over: years, combining: combination, leave: leave)
  }

  @Test("a weekend that changes, a swap and a day in lieu") func weekend() throws {
    let calendar = try WorkdayCalendar([plan(gulf)], over: years)
    let workdays = Workdays(calendar)
    let cases = [
      ("2005-08-27", true), ("2005-09-03", false), ("2005-09-02", false), ("2005-09-04", true),
      ("2026-01-04", false), ("2026-01-09", true), ("2026-01-10", false), ("2026-12-31", true),
      // 2 December 2022 was a Friday: Sunday is the first working day after it.
      ("2022-12-02", false), ("2022-12-04", false), ("2022-12-05", true),
    ]
    for (text, isBusiness) in cases { #expect(try workdays.isBusinessDay(Day(iso: text)) == isBusiness, "\(text)") }
    let parts = try calendar.breakdown(from: Day(iso: "2026-01-01"), to: Day(iso: "2026-01-31"), bounds: .inclusive)
    #expect(parts.calendarDays == 31)
    #expect(parts.weekendDays == 10)
    #expect(parts.holidaysOnWeekdays == 1)
    #expect(parts.workedWeekendDays == 1)
    #expect(parts.businessDays == 21)
  }

  @Test("days outside the years are refused, with regions and without", arguments: [[], [north]])
  func limits(regions: [String]) throws {
    let ends = [Limits.days.first - 1, Limits.days.last + 1, Day(Int32.min), Day(Int32.max)]
    for end in ends {
      let inside = Limits.days.first + 100
      let range = try DayRange(min(end, inside), max(end, inside))
      #expect(throws: CivilError.outOfRange(field: .year, value: end.year, limits: Limits.year)) {
        try WorkdayCalendar(regions.map { try plan($0) }, over: range)
      }
    }
  }

  @Test("a union is off if any region is, an intersection if all are") func combinations() throws {
    let single = try [gulf, north].map { Workdays(try WorkdayCalendar([plan($0)], over: years)) }
    let (union, intersection) = try (calendar(.union), calendar(.intersection))
    for day in years {
      let answers = try single.map { try $0.isBusinessDay(day) }
      #expect(try union.isBusinessDay(day) == answers.allSatisfy { $0 })
      #expect(try intersection.isBusinessDay(day) == answers.contains(true))
    }
    // A Friday that is worked in exchange does not count if Fridays are business days in the other region.
    #expect(!intersection.worked.contains(try Day(iso: "2026-01-09")))
    #expect(union.worked.contains(try Day(iso: "2026-01-09")))
  }

  @Test("a region in union or intersection with itself is itself") func idempotent() throws {
    let once = try WorkdayCalendar([plan(gulf)], over: years)
    for combination in WorkdayCombination.allCases {
      #expect(try WorkdayCalendar([plan(gulf), plan(gulf)], over: years, combining: combination) == once)
    }
  }

  @Test("leave is a day off, and another holiday on a weekend changes nothing") func leave() throws {
    let days = try [Day(iso: "2026-07-01"), Day(iso: "2026-07-03"), Day(iso: "2026-07-04")]
    let (with, without) = try (calendar(.intersection, leave: days), calendar(.intersection))
    #expect(Set(with.closed).subtracting(without.closed) == Set(days.prefix(2)))
  }

  @Test("rules without a region add days off and do not have a weekend") func everywhere() throws {
    let own = try plan("region USER\nrule user.day\n name en Mine\n public on 6 July\n")
    let with = try WorkdayCalendar([plan(gulf)], everywhere: own, over: years)
    let without = try WorkdayCalendar([plan(gulf)], over: years)
    #expect(with.stretches == without.stretches)
    #expect(try !with.isBusinessDay(Day(iso: "2026-07-06")))
    let alone = try WorkdayCalendar([], everywhere: own, over: years)
    #expect(try !alone.isBusinessDay(Day(iso: "2026-07-06")) && !alone.isBusinessDay(Day(iso: "2026-07-05")))
  }

  @Test("a calendar of some of the days agrees on them") func neighbourhood() throws {
    let whole = try calendar(.union)
    var random = Chance(seed: 21)
    for _ in 0..<200 {
      let first = years.first + random.int(0...10_000)
      let part = first.days(random.int(1...random.pick([2, 20, 400])))
      let calendar = try WorkdayCalendar([plan(gulf), plan(north)], over: part)
      for day in part { #expect(try calendar.isBusinessDay(day) == whole.isBusinessDay(day)) }
    }
  }

  @Test("a part day is a business day, or a fraction of one on request") func partDays() throws {
    let calendar = try WorkdayCalendar([plan(gulf)], over: years)
    let hours = try WorkingHours(from: TimeOfDay(hour: 8, minute: 0), to: TimeOfDay(hour: 16, minute: 0))
    // New Year's Eve was off from noon; in 2027 it is a Friday and no business day at all.
    let (from, to) = try (Day(iso: "2026-12-30"), Day(iso: "2028-01-01"))
    #expect(try calendar.lost(from: from, to: to, hours: hours) == 0.5)
    #expect(try calendar.lost(from: to, to: from, hours: hours) == -0.5)
    #expect(try calendar.lost(from: from, to: from, hours: hours) == 0)
    #expect(hours.lost(from: try TimeOfDay(hour: 6, minute: 0)) == 1)
    #expect(hours.lost(from: try TimeOfDay(hour: 20, minute: 0)) == 0)
    #expect(throws: CivilError.self) {
      try WorkingHours(from: TimeOfDay(hour: 8, minute: 0), to: TimeOfDay(hour: 8, minute: 0))
    }
  }

  @Test("all supported years, and no others") func limits() throws {
    let calendar = try WorkdayCalendar([plan(north)], over: Limits.days)
    let workdays = Workdays(calendar)
    #expect(try workdays.count(from: Limits.days.first, to: Limits.days.last, bounds: .inclusive) > 360_000)
    #expect(throws: CivilError.self) { try WorkdayCalendar([plan(north)], over: DayRange(Limits.days.last + 1)) }
  }
}
