import FastiCivil
import FastiHolidays
import Testing

@Suite("Rules without a region use the holidays of the regions") struct BesideTests {
  private func region(_ lines: String...) throws -> Region {
    try #require(RuleBook(try Region.read(Array(lines.joined(separator: "\n").utf8))).regions.first)
  }

  private func days(_ plan: HolidayPlan, _ years: ClosedRange<Int>) throws -> [String] {
    try plan.occurrences(in: DayRange(years: years)).occurrences.map { $0.day.iso }
  }

  @Test("the next working day is not one of their holidays or days of rest") func nextWorkingDay() throws {
    let own = try region(
      "region A", "rule a.a", "name en A", "public on 31 December; additional weekend next working day")
    #expect(try days(HolidayPlan(own), 2023...2024) == ["2023-01-02", "2023-12-31", "2024-01-01", "2024-12-31"])
    let other = try region("region B", "rule b.b", "name en B", "public on 1 January")
    let beside = HolidayPlan(own, beside: [HolidayPlan(other)])
    #expect(try days(beside, 2023...2024) == ["2023-01-02", "2023-12-31", "2024-01-02", "2024-12-31"])
    let friday = try region("region C", "weekend Tuesday")
    let both = HolidayPlan(own, beside: [HolidayPlan(other), HolidayPlan(friday)])
    // 31 December 2024 is a Tuesday, a day of rest in C. The Sunday before it is not one in C, but is one in B.
    #expect(
      try days(both, 2023...2025) == [
        "2023-01-02", "2023-12-31", "2024-01-03", "2024-12-31", "2025-01-02", "2025-12-31",
      ])
    #expect(try both.explain(Day(iso: "2024-12-31")).isWeekend)
  }

  @Test("their day in lieu is a holiday too, and a holiday for some hours is not") func inLieu() throws {
    let own = try region("region A", "rule a.a", "name en A", "public on 26 December; moved collision +1, Saturday +2")
    let other = try region(
      "region B", "rule b.b", "name en B", "public on 25 December; moved Sunday +1", "rule b.c", "name en C",
      "public from 12:00 on 26 December")
    // In 2022 Christmas Day is a Sunday, and is moved to 26 December.
    let plan = HolidayPlan(own, beside: [HolidayPlan(other)])
    #expect(try days(plan, 2021...2023) == ["2021-12-26", "2022-12-27", "2023-12-26"])
  }

  @Test("days between two holidays, and filters for a collision") func between() throws {
    let own = try region(
      "region A", "rule a.a", "name en A", "public on 3 May", "rule a.b", "name en B",
      "observance on day between two public holidays", "rule a.c", "name en C", "observance on 1 May; not on collision")
    let other = try region("region B", "rule b.b", "name en B", "public on 1 May")
    #expect(try days(HolidayPlan(own), 2026...2026) == ["2026-05-01", "2026-05-03"])
    #expect(try days(HolidayPlan(own, beside: [HolidayPlan(other)]), 2026...2026) == ["2026-05-02", "2026-05-03"])
  }

  @Test("they may count from a rule of a region, also of one that is not in the question") func counted() throws {
    let own = try region(
      "region A", "rule a.a", "name en A", "public on 1 day after b.b", "rule a.b", "name en B",
      "public on Monday after b.b, as moved")
    let other = try region("region B", "rule b.b", "name en B", "public on 2 May; moved Saturday +2")
    #expect(try days(HolidayPlan(own), 2026...2026) == [])
    let plan = HolidayPlan(other)
    #expect(try days(HolidayPlan(own, beside: [plan]), 2026...2026) == ["2026-05-03", "2026-05-11"])
    #expect(try days(HolidayPlan(own, others: [plan]), 2026...2026) == ["2026-05-03", "2026-05-11"])
  }
}
