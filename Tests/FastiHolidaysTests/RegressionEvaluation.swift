import FastiCivil
import FastiHolidays
import Synchronization
import Testing

@Suite("Regressions: evaluation") struct RegressionEvaluation {
  /// Counts how often a plan asks for the clock: once for each year in which a rule of the Sun is evaluated.
  private final class Counter: Sendable {
    let count = Atomic<Int>(0)
  }

  /// How often the first rule of a chain is evaluated for a year. Each further rule has three periods that count from
  /// the rule before it.
  private func evaluations(ofChain length: Int) throws -> Int {
    var text = "region AA\nrule aa.r0\n name en A\n public on March equinox\n"
    for number in 1...length {
      text += "rule aa.r\(number)\n name en A\n"
      for years in ["until 1799", "since 1800; until 1899", "since 1900"] {
        text += " public on 0 days after aa.r\(number - 1); \(years)\n"
      }
    }
    let counter = Counter()
    let region = try Region.read(Array(text.utf8))[0]
    let plan = HolidayPlan(
      region,
      offset: { _ in
        counter.count.add(1, ordering: .relaxed)
        return 0
      })
    #expect(try plan.days("aa.r\(length)", 2026...2026) == ["2026-03-20"])
    return counter.count.load(ordering: .relaxed)
  }

  @Test("a chain of rules that is twice as long evaluates its first rule at most twice as often")
  func doubling() throws {
    let (short, long) = (try evaluations(ofChain: 4), try evaluations(ofChain: 8))
    #expect(short > 0 && long <= 2 * short, "\(short), then \(long)")
  }

  @Test("a long chain of rules is resolved without a search of all rules for each", .timeLimit(.minutes(1)))
  func longChain() throws {
    let rules = try (0..<2_000).map { number in
      let sentence = number == 0 ? "public on 1 May" : "public on 0 days after aa.r\(number - 1)"
      return try Rule(id: RuleID("aa.r\(number)"), sentence: Array(sentence.utf8))
    }
    var region = Region(code: "AA")
    region.rules = rules.reversed()
    #expect(try HolidayPlan(region).days("aa.r1999", 2026...2026) == ["2026-05-01"])
  }

  @Test("a rule that counts from a circle is not a part of it, and has no day") func beyondCircle() throws {
    let text = """
      region AA
      rule aa.a
       name en A
       public on 1 day after aa.b
      rule aa.b
       name en B
       public on 1 day after aa.a
      rule aa.c
       name en C
       public on 1 day after aa.b
      rule aa.d
       name en D
       public on 1 May

      """
    let book = RuleBook(try Region.read(Array(text.utf8)))
    #expect(book.lint("AA").filter { $0.problem == .cycle }.compactMap { $0.rule?.string } == ["aa.a", "aa.b"])
    #expect(try plan(text).lines(DayRange(year: 2026)).count == 1)
  }

  static let swaps: [(clauses: String, days: [String])] = [
    ("", ["2026-01-02", "2026-01-10"]),
    ("; not on Friday", []),
    ("; every 4 years from 2025", []),
    ("\n except 2026 cancelled", []),
    ("\n except 2026 moved to 2026-01-05", ["2026-01-05", "2026-01-10"]),
  ]

  @Test("exceptions, cycles and filters apply to swaps", arguments: swaps)
  func swapped(clauses: String, days: [String]) throws {
    let text = "region AA\nrule aa.a\n name en A\n public on 2026-01-02 swapped with 2026-01-10\(clauses)\n"
    #expect(try plan(text).days("aa.a", 2026...2026) == days)
    let worked = try plan(text).lines(DayRange(Day(iso: "2026-01-10")))
    #expect(worked.count == (days.isEmpty ? 0 : 1))
  }

  @Test("a rule counts from another's own day also in the year of an exception") func ownDay() throws {
    let text = """
      region AA
      rule aa.a
       name en A
       public on 1 March
       except 2026 moved to 2026-09-01
       except 2027 cancelled
      rule aa.b
       name en B
       public on 1 day after aa.a
      rule aa.c
       name en C
       public on 1 day after aa.a, as moved

      """
    #expect(try plan(text).days("aa.b", 2026...2028) == ["2026-03-02", "2028-03-02"])
    #expect(try plan(text).days("aa.c", 2026...2028) == ["2026-09-02", "2028-03-02"])
    #expect(try plan(text).lines(DayRange(Day(iso: "2026-03-02"))).count == 1)
  }

  @Test("a longer holiday that is moved keeps its length") func movedLength() throws {
    let rule = "public on 20 March; lasting 3 days\n except 2026 moved to 2026-03-27\n"
    let text = "region AA\nrule aa.a\n name en A\n \(rule)"
    #expect(try plan(text).days("aa.a", 2026...2026) == ["2026-03-27", "2026-03-28", "2026-03-29"])
    #expect(try plan(text).lines(DayRange(Day(iso: "2026-03-29"))).count == 1)
  }

  @Test("a holiday for some hours does not make a day one between two public holidays") func partDay() throws {
    let text = """
      region AA
      rule aa.a
       name en A
       public on 1 May
      rule aa.b
       name en B
       public from 12:00 on 3 May
      rule aa.c
       name en C
       observance on day between two public holidays

      """
    #expect(try plan(text).days("aa.c", 2026...2026).isEmpty)
  }
}
