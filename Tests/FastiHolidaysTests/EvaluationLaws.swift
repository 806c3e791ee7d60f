import FastiCalendars
import FastiCivil
import TestSupport
import Testing

@testable import FastiHolidays

/// A country with every kind of shift, so that the laws have something to break.
let borders = """
  region XX
  languages en
  weekend Sunday until 1999-10-01
  weekend Saturday Sunday since 1999-10-02
  rule xx.new-year
    name en New Year
    public on 1 January; additional weekend next working day
  rule xx.eve
    name en Eve
    public on 31 December; additional Saturday -1, Sunday +1
  rule xx.christmas
    name en Christmas
    public on 25 December; additional weekend next working day, collision next working day
  rule xx.boxing
    name en Boxing
    public on 26 December; moved weekend next working day
  rule xx.tet
    name en Tet
    public on day 1 of lunar month 1, Vietnamese; lasting 4 days; additional Saturday previous working day, Sunday next working day
  rule xx.good-friday
    name en Good Friday
    public on 2 days before Easter
  rule xx.national
    name en National
    public on 14 April; additional collision next working day
  rule xx.bridge
    name en Bridge
    optional on day between two public holidays
  rule xx.after
    name en After
    observance on Monday after xx.christmas
  rule xx.turn
    name en Turn
    bank on Monday in 29 December to 3 January
  rule xx.moved
    name en Moved
    public on 6 June; additional weekend next working day
    except 2003 moved to 2003-06-10
    except 2004 cancelled
  rule xx.swap
    name en Swap
    public on 2010-04-29 swapped with 2010-05-08

  """

func plan(_ text: String, shuffledBy random: inout Chance) throws -> HolidayPlan {
  var region = try Region.read(Array(text.utf8))[0]
  region.rules.shuffle(using: &random)
  return HolidayPlan(region)
}

func plan(_ text: String) throws -> HolidayPlan { HolidayPlan(try Region.read(Array(text.utf8))[0]) }

extension HolidayPlan {
  func lines(_ range: DayRange) throws -> [String] {
    try occurrences(in: range).occurrences.map {
      "\($0.day.iso) \(rule($0).id.string) \($0.kind.word) \($0.relation.word) \($0.nominal.iso)"
    }
  }
  func days(_ id: String, _ years: ClosedRange<Int>) throws -> [String] {
    try occurrences(in: DayRange(years: years)).occurrences.filter { rule($0).id.string == id }.map { $0.day.iso }
  }
}

@Suite("Laws of evaluation") struct EvaluationLaws {
  @Test("the holidays of a range are the union over any split of it") func splits() throws {
    let plan = try plan(borders)
    let whole = try plan.lines(DayRange(years: 1990...2030))
    var random = Chance(seed: 3)
    for _ in 0..<60 {
      var parts: [String] = []
      var first = Day(year: 1990, month: 1, day: 1)
      let end = Day(year: 2030, month: 12, day: 31)
      while first <= end {
        let last = min(first + random.int(0...random.pick([3, 40, 400, 2_000])), end)
        parts += try plan.lines(DayRange(first, last))
        first = last + 1
      }
      #expect(parts == whole)
    }
  }

  @Test("the order in which rules are listed does not matter") func order() throws {
    let whole = try plan(borders).lines(DayRange(years: 1990...2030))
    var random = Chance(seed: 4)
    for _ in 0..<20 { #expect(try plan(borders, shuffledBy: &random).lines(DayRange(years: 1990...2030)) == whole) }
  }

  @Test("a day in lieu is never a weekend nor another holiday") func lieu() throws {
    let plan = try plan(borders)
    let answer = try plan.occurrences(in: DayRange(years: 1990...2060)).occurrences
    let nominal = Set(answer.filter { $0.relation == .nominal && $0.kind == .public }.map { $0.day })
    var taken: Set<Day> = []
    for item in answer where item.relation == .inLieu && plan.rule(item).id.string != "xx.eve" {
      #expect(!plan.region.weekend(on: item.day).contains(item.day.weekday))
      #expect(!nominal.contains(item.day))
      #expect(taken.insert(item.day).inserted)
    }
    #expect(taken.count > 60)
  }

  @Test("the limits of civil time") func limits() throws {
    let plan = try plan(borders)
    #expect(try plan.days("xx.christmas", 1583...1583).first == "1583-12-25")
    #expect(try plan.days("xx.eve", 2999...2999).contains("2999-12-31"))
    #expect(throws: CivilError.self) { try plan.occurrences(in: DayRange(Limits.days.first - 1)) }
  }

  @Test("a chain of days in lieu without an end still has an answer, and splits") func endless() throws {
    var text = "region YY\nlanguages en\n"
    for month in [
      "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
      "December",
    ] {
      for day in [1, 10, 20] {
        text +=
          "rule yy.\(month)-\(day)\n name en X\n public on \(day) \(month); additional Monday next working day, Thursday next working day, weekend next working day\n"
      }
    }
    let plan = try plan(text)
    let whole = try plan.lines(DayRange(years: 2000...2003))
    let halves = try plan.lines(DayRange(years: 2000...2001)) + plan.lines(DayRange(years: 2002...2003))
    #expect(whole == halves)
  }
}

@Suite("Patterns") struct PatternTests {
  static let cases: [(String, ClosedRange<Int>, [String])] = [
    ("29 February", 2023...2025, ["2024-02-29"]),
    ("29 February or 28 February", 2023...2025, ["2023-02-28", "2024-02-29", "2025-02-28"]),
    ("29 February or 1 March", 2023...2025, ["2023-03-01", "2024-02-29", "2025-03-01"]),
    ("Saturday in 31 October to 6 November", 2025...2026, ["2025-11-01", "2026-10-31"]),
    ("Monday in 29 December to 3 January", 2024...2026, ["2024-01-01", "2024-12-30", "2025-12-29"]),
    ("Friday in 1 May to 2 May", 2025...2027, ["2025-05-02", "2026-05-01"]),
    ("5th Monday of July", 2023...2025, ["2023-07-31", "2024-07-29"]),
    ("last Sunday of May", 2026...2026, ["2026-05-31"]),
    ("5th last Monday of July", 2023...2024, ["2023-07-03", "2024-07-01"]),
    ("120 days before Easter", 2026...2026, ["2026-11-28"]),
    ("2 days before Easter; since 2026-04-04", 2025...2027, ["2027-03-26"]),
    ("orthodox Easter", 2026...2026, ["2026-04-12"]),
    ("20 January; every 4 years from 1937", 2020...2026, ["2021-01-20", "2025-01-20"]),
    ("day 1 of month 1, julian", 2026...2026, ["2026-01-14"]),
    ("25 December; lasting 3 days", 2026...2026, ["2026-12-25", "2026-12-26", "2026-12-27"]),
    (
      "30 December; lasting 4 days; since 2025; until 2025", 2025...2026,
      ["2025-12-30", "2025-12-31", "2026-01-01", "2026-01-02"]
    ),
  ]

  @Test("falls on the expected days", arguments: cases)
  func days(sentence: String, years: ClosedRange<Int>, days: [String]) throws {
    let text = "region ZZ\nrule zz.a\n name en A\n public on \(sentence)\n"
    #expect(try plan(text).days("zz.a", years) == days)
  }

  @Test("a rule may count from another, and that one from a third") func chains() throws {
    let text = """
      region ZZ
      rule zz.c
        name en C
        public on Wednesday on or before zz.b
      rule zz.b
        name en B
        public on 8 days after zz.a
      rule zz.a
        name en A
        public on 4th Thursday of November

      """
    #expect(try plan(text).days("zz.c", 2026...2026) == ["2026-12-02"])
  }

  @Test("rules that refer to themselves give no day and are found") func circles() throws {
    let text =
      "region ZZ\nrule zz.a\n name en A\n public on 1 day after zz.b\nrule zz.b\n name en B\n public on 1 day after zz.a\n"
    let book = RuleBook(try Region.read(Array(text.utf8)))
    #expect(try plan(text).lines(DayRange(year: 2026)).isEmpty)
    #expect(book.lint("ZZ").filter { $0.problem == .cycle }.count == 2)
  }
}

@Suite("Explanations") struct ExplainTests {
  @Test("a day in lieu names its nominal day and the line of the table") func inLieu() throws {
    let text =
      "region US\nlanguages en\nrule us.new-year\n name en New Year\n public on 1 January; additional Saturday -1, Sunday +1\n"
    let plan = try plan(text)
    let explanation = try plan.explain(Day(iso: "2021-12-31"))
    guard case .shift(let occurrence, let entry, let own) = explanation.steps.first else {
      Issue.record("no shift")
      return
    }
    #expect(occurrence.nominal.iso == "2022-01-01" && own == occurrence.nominal)
    #expect(entry == Shift.Entry(.weekday(.saturday), .offset(-1)))
  }

  @Test("rules that were considered: not in force, cancelled, elsewhere, moved away") func considered() throws {
    let plan = try plan(borders)
    let cancelled = try plan.explain(Day(iso: "2004-06-06")).considered.map { $0.reason }
    #expect(cancelled == [.cancelled(year: 2004)])
    #expect(try plan.explain(Day(iso: "2003-06-10")).steps.count == 1)
    let boxing = try plan.explain(Day(iso: "2026-12-26"))
    guard case .movedAway = boxing.steps.first else {
      Issue.record("Boxing Day was not moved away: \(boxing)")
      return
    }
    let christmas = try Day(iso: "2026-12-25")
    let eve = try plan.explain(Day(iso: "2026-12-24")).considered
    #expect(eve.contains { $0.reason == .elsewhere(christmas) })
  }
}
