import FastiCalendars
import FastiCivil
import FastiHolidays
import Testing

/// A plan of the first region of a text.
private func planned(_ text: String) throws -> HolidayPlan {
  let book = RuleBook(try Region.read(Array("region AA\nlanguages en\n\(text)\n".utf8)))
  return HolidayPlan(try #require(book.merged("AA")))
}

private let eid =
  "rule aa.eid\n  name en Eid\n  public on day 1 of month 10, hijri-ir; lasting 2 days\n  source x agreed 2026-11"
private let eve = "rule aa.eve\n  name en Eve\n  bank on 1 day before aa.eid\n  source x agreed 2026-11"

@Suite("Rules by a table of months") struct AlmanacTests {
  @Test("a sentence is read, and written in the same form") func sentence() throws {
    for name in AlmanacID.allCases {
      let sentence = "public on day 1 of month 10, \(name.name)"
      let rule = try Rule(id: "aa.a", sentence: Array(sentence.utf8))
      #expect(String(decoding: rule.sentence, as: UTF8.self) == sentence)
      guard case .calendarDate(let date) = rule.periods[0].pattern else { return #expect(Bool(false)) }
      #expect(date.calendar == .almanac(name))
      #expect(rule.periods[0].pattern.almanac == name)
      #expect(rule.periods[0].pattern.sky == nil)
    }
  }

  /// A wrong sentence, and the field and limits of its mistake.
  static let wrong: [(String, RuleMistake.Field, ClosedRange<Int>)] = [
    ("public on day 1 of month 13, hijri-ir", .month, 1...12),
    ("public on day 31 of month 9, hijri-ir", .day, 1...30),
    ("public on day 33 of month 3, bikram-sambat", .day, 1...32),
  ]

  @Test("a month or a day outside the head is a mistake", arguments: wrong)
  func outside(sentence: String, field: RuleMistake.Field, limits: ClosedRange<Int>) {
    do {
      _ = try Rule(id: "aa.a", sentence: Array(sentence.utf8))
      #expect(Bool(false), "\(sentence) reads")
    } catch {
      #expect(error.mistakes.map(\.field) == [field])
      #expect(error.mistakes.map(\.problem) == [.outOfRange(limits)])
    }
  }

  @Test("a day of the table is as certain as its rule; one beyond it is projected, and so is one counted from it")
  func status() throws {
    let plan = try planned(eid + "\n" + eve)
    func told(_ year: Int) throws -> [String] {
      try plan.occurrences(in: DayRange(year: year)).occurrences.map { "\($0.day.iso) \($0.status.word)" }
    }
    #expect(try told(2_025) == ["2025-03-30 statutory", "2025-03-31 statutory", "2025-04-01 statutory"])
    #expect(try told(2_026) == ["2026-03-20 statutory", "2026-03-21 statutory", "2026-03-22 statutory"])
    #expect(try told(2_027) == ["2027-03-09 projected", "2027-03-10 projected", "2027-03-11 projected"])
    #expect(try plan.occurrences(in: DayRange(year: 1_970)).occurrences.allSatisfy { $0.status == .projected })
  }

  @Test("after the end of a table without a fall-back, the rule has a gap") func gap() throws {
    let plan = try planned("rule aa.a\n  name en A\n  public on day 1 of month 1, bikram-sambat\n  source x")
    let known = try plan.occurrences(in: DayRange(year: 2_026))
    #expect(known.occurrences.map(\.day.iso) == ["2026-04-14"] && known.gaps.isEmpty)
    let beyond = try plan.occurrences(in: DayRange(year: 2_100))
    #expect(beyond.occurrences.isEmpty)
    #expect(beyond.gaps.map(\.limits) == [AlmanacID.bikramSambat.table.range])
    #expect(try plan.occurrences(in: DayRange(year: 2_028)).occurrences.map(\.status) == [.projected])
  }

  @Test("an occurrence has its table, and the linter finds nothing") func table() throws {
    let plan = try planned(eid + "\n" + eve)
    for item in try plan.occurrences(in: DayRange(year: 2_025)).occurrences { #expect(plan.almanac(item) == .hijriIr) }
    let book = RuleBook(try Region.read(Array("region AA\nlanguages en\n\(eid)\n\(eve)\n".utf8)))
    #expect(book.lint("AA").isEmpty)
  }
}
