import FastiCivil
import FastiDays
import FastiFormats
import FastiHolidays
import FastiPerson
import FastiRecords
import FastiTransfer
import TestSupport
import Testing

@Suite("The date dimension")
struct DimensionTests {
  @Test("differences of business-day numbers equal the engine's counts, before and after 1970")
  func numbers() throws {
    let range = try DayRange(Day(iso: "1967-12-20"), Day(iso: "1972-01-10"))
    let (rows, source) = try dimension(range)
    let engine = Workdays(try source.calendar(over: range))
    var random = Chance(seed: 20_261_122)
    for _ in 0..<500 {
      let pair = [rows.randomElement(using: &random), rows.randomElement(using: &random)].compactMap { $0 }
      let (from, to) = (min(pair[0].day, pair[1].day), max(pair[0].day, pair[1].day))
      let numbers = pair.map(\.businessDayNumber)
      #expect(try engine.count(from: from, to: to, bounds: .to) == abs(numbers[1] - numbers[0]))
      #expect(from == pair[0].day || numbers[0] >= numbers[1])
    }
    #expect(rows.first { $0.day == Day(0) }?.businessDayNumber == 0)
    #expect(rows.first { $0.day == Day(1) }?.businessDayNumber == 1)
  }

  @Test("has a row for every day, in order, with any portions, and the number grows by one for a business day")
  func days() throws {
    let range = try DayRange(Day(iso: "1995-06-01"), Day(iso: "2031-05-31"))
    let rows = try dimension(range).rows
    #expect(rows.map(\.day) == Array(range))
    for (before, row) in zip(rows, rows.dropFirst()) {
      #expect(row.businessDayNumber - before.businessDayNumber == (row.isBusinessDay ? 1 : 0))
    }
  }

  @Test("has the same numbers in any exported range")
  func portions() throws {
    let long = try dimension(try DayRange(Day(iso: "1960-01-01"), Day(iso: "2000-12-31"))).rows
    let short = try dimension(try DayRange(Day(iso: "1991-05-05"), Day(iso: "1991-06-05"))).rows
    #expect(long.filter { row in short.contains { $0.day == row.day } } == short)
  }

  @Test("distinguishes holidays from observances, and red days from days off")
  func names() throws {
    let rows = try dimension(try DayRange(Day(iso: "2025-12-20"), Day(iso: "2025-12-26"))).rows
    #expect(rows.map(\.holidays) == [[], [], [], [], ["Half Day"], ["Christmas"], []])
    #expect(rows.map(\.observances) == [[], ["Solstice"], [], [], [], [], []])
    #expect(rows.map(\.isRedDay) == [false, false, false, false, false, true, false])
    #expect(rows.map(\.isBusinessDay) == [true, false, true, true, true, false, true])
  }

  /// A region with a holiday, half a holiday, an observance and a worked Saturday.
  private func dimension(_ range: DayRange) throws -> (rows: [DimensionRow], source: WorkdaySource) {
    let text = """
      region XX
        languages en
      rule xx.new-year
        name en New Year
        public on 1 January
      rule xx.christmas
        name en Christmas
        public on 25 December; additional weekend next working day
      rule xx.half
        name en Half Day
        public from 12:00 on 24 December
      rule xx.solstice
        name en Solstice
        observance on 21 December
      rule xx.swap
        name en Swap
        public on 2025-12-19 swapped with 2025-12-20
      """
    let almanac = Almanac(
      book: RuleBook(try Region.read(Array(text.utf8))), layers: [:], ownRules: [], settings: .initial,
      zones: TestZones())
    let source = try WorkdaySource(almanac, ["XX"])
    var rows: [DimensionRow] = []
    let export = ExportDimension(almanac, source, words: .english, languages: [])
    let warnings = try export(in: range) { portion throws(Failure) in rows += portion }
    #expect(warnings.isEmpty)
    return (rows, source)
  }
}
