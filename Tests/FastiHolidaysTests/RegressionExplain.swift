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

  @Test("a day in lieu names the line of the shift that gave it") func line() throws {
    let plan = try plan(
      """
      rule zf.a
        name en A
        public on 2025-05-05
      rule zf.b
        name en B
        public on 5 May; additional weekend next working day, collision next working day
      """)
    let conditions = try ["2024-05-06", "2025-05-06"].map { iso in
      try plan.explain(Day(iso: iso)).steps.compactMap { step in
        if case .shift(_, let entry, _) = step { entry.condition } else { nil }
      }
    }
    #expect(conditions == [[.weekend], [.collision]])
  }

  @Test("a shift after an exception is explained from the day of the exception") func afterException() throws {
    let plan = try plan(
      """
      rule zf.a
        name en A
        public on 1 June; additional Sunday +1
        except 2022 moved to 2022-06-05
      """)
    let sunday = try plan.explain(Day(iso: "2022-06-05")).steps
    let monday = try plan.explain(Day(iso: "2022-06-06")).steps
    guard case .exception? = sunday.first, case .shift(let item, let entry, let day)? = monday.first else {
      Issue.record("\(sunday) \(monday)")
      return
    }
    #expect(item.nominal.iso == "2022-06-01" && day.iso == "2022-06-05")
    #expect(entry == Shift.Entry(.weekday(.sunday), .offset(1)))
  }

  @Test("a filter is the reason only if it alone leaves the day out") func filters() throws {
    let plan = try plan(
      """
      rule zf.a
        name en A
        public on 26 December; not on Saturday
      rule zf.b
        name en B
        public on 2027-12-27
      rule zf.g
        name en G
        public on 1 day after zf.a; not on collision
      """)
    #expect(try plan.explain(Day(iso: "2026-12-27")).considered.isEmpty)
    let taken = try plan.explain(Day(iso: "2027-12-27")).considered.map { $0.reason }
    #expect(try taken == [.filtered(DayFilter(.not, [.collision])), .elsewhere(Day(iso: "2027-12-26"))])
  }

  @Test("an exception is about the first day of a longer holiday, also over the end of a year") func longer() throws {
    let plan = try plan(
      """
      rule zf.c
        name en C
        public on 31 December; lasting 3 days
        except 2020 cancelled
        except 2022 moved to 2022-12-10
      """)
    func reasons(_ iso: String) throws -> [Explanation.Considered.Reason] {
      try plan.explain(Day(iso: iso)).considered.map { $0.reason }
    }
    #expect(try reasons("2020-12-31") == [.cancelled(year: 2_020)])
    #expect(try reasons("2021-01-02") == [.cancelled(year: 2_020)])
    #expect(try reasons("2023-01-01") == [.moved(to: Day(iso: "2022-12-11"))])
    #expect(try plan.explain(Day(iso: "2022-01-02")).steps.count == 1)
  }

  @Test("of several days near the nearest is named, and a day in lieu only if it is alone") func nearest() throws {
    let plan = try plan(
      """
      rule zf.c
        name en C
        public on 31 December; lasting 3 days
      rule zf.d
        name en D
        public on 4 July; additional Saturday -1, Sunday +1
      """)
    func reasons(_ iso: String) throws -> [Explanation.Considered.Reason] {
      try plan.explain(Day(iso: iso)).considered.map { $0.reason }
    }
    #expect(try reasons("2022-01-03") == [.elsewhere(Day(iso: "2022-01-02"))])
    #expect(try reasons("2026-07-02") == [.elsewhere(Day(iso: "2026-07-04"))])
    #expect(try reasons("2026-06-30") == [.elsewhere(Day(iso: "2026-07-03"))])
  }

  @Test("a rule is not said to be not in force on a day that it would not have") func former() throws {
    let plan = try plan(
      """
      rule zf.a
        name en A
        public on 10 October; until 1999
      rule zf.b
        name en B
        public on 12 October; since 2000
      rule zf.c
        name en C
        public on day between two public holidays; since 1988; not on Sunday, collision
      rule zf.d
        name en D
        public on 12 October; not on Monday; until 1989
      """)
    func reasons(_ iso: String) throws -> [String: Explanation.Considered.Reason] {
      Dictionary(
        uniqueKeysWithValues: try plan.explain(Day(iso: iso)).considered.map {
          (plan.rules[Int($0.rule)].id.string, $0.reason)
        })
    }
    // In 1985 both days beside the 11th are holidays, the second by the last rule; from 1990 to 1999 only the first is.
    #expect(try reasons("1985-10-11")["zf.c"] == .notYet(Day(iso: "1988-01-01")))
    #expect(try reasons("1987-10-11")["zf.c"] == nil)
    #expect(try reasons("1998-10-11")["zf.c"] == nil)
    #expect(try reasons("1998-10-12")["zf.d"] == nil)
    #expect(try reasons("1999-10-12")["zf.d"] == .ended(Day(iso: "1989-12-31")))
  }

  private func plan(_ rules: String) throws -> HolidayPlan {
    HolidayPlan(try Region.read(Array("region ZF\nlanguages en\n\(rules)".utf8))[0])
  }
}
