import FastiCivil
import FastiHolidays
import Testing

@Suite("Regressions: explain") struct RegressionExplain {
  private func considered(_ sentences: String, on iso: String) throws -> [Explanation.Considered.Reason] {
    let text = "region XX\nlanguages en\nrule xx.day\n  name en Day\n\(sentences)\n"
    let region = try #require(try Region.read([UInt8](text.utf8)).first)
    return try HolidayPlan(region).explain(Day(iso: iso)).considered.map { $0.reason }
  }

  @Test("a day cancelled in a later period is cancelled, not out of the first period's years") func cancelled() throws {
    let rule = "  public on 1 May; until 2013\n  public on 1 May; since 2014\n  except 2025 cancelled"
    #expect(try considered(rule, on: "2025-05-01") == [.cancelled(year: 2_025)])
  }

  @Test("a rule is considered once, by the period in force") func once() throws {
    let rule = "  public on 24 June; until 1952\n  public on Saturday in 20 June to 26 June; since 1953"
    #expect(try considered(rule, on: "1960-06-24") == [.elsewhere(Day(iso: "1960-06-25"))])
    let former = "  public on 1 March; until 1952\n  public on 1 October; since 1953"
    #expect(try considered(former, on: "1960-03-01") == [.ended(Day(iso: "1952-12-31"))])
  }
}

@Suite("Explanations of moved days") struct MovedExplanations {
  @Test("a rule that was moved away has its new day") func movedAway() throws {
    let text = "region AA\nlanguages en\nrule aa.a\n name en A\n public on 6 June\n except 2022 moved to 2022-06-02\n"
    let plan = HolidayPlan(try Region.read(Array(text.utf8))[0])
    let target = try Day(iso: "2022-06-02")
    #expect(try plan.explain(Day(iso: "2022-06-06")).considered.map { $0.reason } == [.moved(to: target)])
    #expect(try plan.explain(Day(iso: "2022-06-05")).considered.map { $0.reason } == [.elsewhere(target)])
    #expect(try plan.explain(Day(iso: "2022-06-07")).considered.isEmpty)
    #expect(try plan.explain(target).steps.count == 1)
  }
}

@Suite("Explanations of days beside others") struct NearExplanations {
  @Test("a rule is said to fall only on a day that a list has", arguments: ["", ", as moved"])
  func chained(moved: String) throws {
    let text = """
      region ZF
      languages en
      rule zf.a
        name en A
        public on 26 December; not on Saturday
      rule zf.g
        name en G
        public on 1 day after zf.a\(moved)
      rule zf.m
        name en M
        public on 21 December; moved Monday +2
      """
    let plan = HolidayPlan(try Region.read(Array(text.utf8))[0])
    for day in DayRange(years: 2_024...2_027) {
      for considered in try plan.explain(day).considered {
        guard case .elsewhere(let other) = considered.reason else { continue }
        let listed = try plan.occurrences(in: DayRange(other)).occurrences
        #expect(listed.contains { $0.rule == considered.rule }, "\(day.iso) \(other.iso)")
      }
    }
    let saturday = try plan.explain(Day(iso: "2026-12-26")).considered.map { plan.rules[Int($0.rule)].id.string }
    // M is on Wednesday 23 December, moved from Monday; G has no day, because A has none.
    #expect(saturday.sorted() == ["zf.a", "zf.m"])
  }
}
