import FastiCivil
import FastiDays
import FastiFormats
import FastiHolidays
import FastiPerson
import FastiRecords
import Foundation
import TestSupport
import Testing

/// All commands, pages and addresses give the answers of the engine of business days.
@Suite("Business days in all commands and pages")
struct BusinessDayLaws {
  /// One region and several, with and without exchanged days.
  static let selections: [[String]] = [
    ["SE"], ["US"], ["VN"], ["AU-NSW"], ["SE", "VN"], ["VN", "AU-NSW"], ["US", "AU-NSW"],
  ]

  @Test("day, grid, dimension and days is agree on every day of 18 years", arguments: selections)
  func everyDay(selection: [String]) throws {
    let desk = try Desk(selection)
    let range = DayRange(years: 2010...2027)
    let days = try desk.days(range)
    let rows = try desk.rows(range)
    let calendar = try desk.source.calendar(over: range)
    let isWorkday = IsWorkday(desk.almanac, desk.source)
    var random = Chance(seed: UInt64(selection.joined().utf8.reduce(7) { $0 &* 31 &+ Int($1) }))
    var wrong: [String] = []
    for (report, row) in zip(days, rows) {
      let day = report.day
      let isBusiness = try calendar.isBusinessDay(day)
      let isPlain = isBusiness != WeekdaySet.saturdaySunday.contains(day.weekday)
      var answers = [report.isBusinessDay, row.isBusinessDay]
      // A single day is checked if it is special, and otherwise on every twentieth day.
      if !isPlain || Int.random(in: 0..<20, using: &random) == 0 { answers.append(try isWorkday(day).isBusinessDay) }
      if answers.contains(!isBusiness) || report.isRedDay != row.isRedDay { wrong.append(day.iso) }
    }
    #expect(days.count == 6_574 && rows.count == 6_574)
    #expect(wrong.isEmpty)
  }

  @Test("hiding holidays hides only their names", arguments: selections)
  func hidden(selection: [String]) throws {
    let range = DayRange(years: 2025...2026)
    let shown = try Desk(selection).days(range)
    let hidden = try Desk(selection, shows: false).days(range)
    #expect(shown.contains { !$0.holidays.isEmpty } && hidden.allSatisfy { $0.holidays.isEmpty })
    #expect(shown.map(\.isRedDay) == hidden.map(\.isRedDay))
    #expect(shown.map(\.isBusinessDay) == hidden.map(\.isBusinessDay))
  }

  /// Few years in a usual run of the tests, all 18 in a soak.
  private static let years = Soak.isOn ? 2010...2027 : 2026...2027

  @Test("year, months and the dimension of the command line give the answers of the engine", arguments: selections)
  func wholeYears(selection: [String]) throws {
    let store = MemoryStore()
    func facts(_ line: String) throws -> [String: Bool] {
      var machine = TestMachine()
      machine.variables["FASTI_DATA"] = "/data"
      machine.store = store
      return try Self.facts(machine.run(line).output)
    }
    let desk = try Desk(selection, in: store)
    for year in Self.years {
      let range = DayRange(year: year)
      let calendar = try desk.source.calendar(over: range)
      var expected: [String: Bool] = [:]
      for day in range { expected[day.iso] = try calendar.isBusinessDay(day) }
      let dimension = try facts("export dimension --from \(year)-01-01 --to \(year)-12-31 --json")
      #expect(dimension == expected, "\(year)")
      // Weeks contain days of other years.
      let grid = try facts("year \(year) --json").filter { $0.key.hasPrefix("\(year)-") }
      #expect(grid == expected, "\(year)")
      for month in 1...12 {
        let name = "\(year)-\(month < 10 ? "0" : "")\(month)"
        let found = try facts("month \(name) --json").filter { $0.key.hasPrefix(name) }
        #expect(found == expected.filter { $0.key.hasPrefix(name) }, "\(name)")
      }
    }
    Soak.note("years of business days", Self.years.count)
  }

  @Test("the command line gives the same answer in JSON, CSV, the dimension and its exit status")
  func commandLine() throws {
    let store = MemoryStore()
    func run(_ line: String) -> TestMachine.Result {
      var machine = TestMachine()
      machine.variables["FASTI_DATA"] = "/data"
      machine.store = store
      return machine.run(line)
    }
    #expect(run("regions select SE VN").status == 0)
    for show in ["on", "off"] {
      #expect(run("config set holidays.show \(show)").status == 0)
      let dimension = try Self.facts(run("export dimension --from 2026-01-01 --to 2026-12-31 --json").output)
      let months = try (1...12).flatMap { month in
        try Self.facts(run("month 2026-\(month < 10 ? "0" : "")\(month) --json").output)
      }
      #expect(dimension.count == 365)
      for fact in months where fact.key.hasPrefix("2026") { #expect(dimension[fact.key] == fact.value) }
      for day in ["2026-01-10", "2026-12-25", "2026-08-22", "2026-08-24"] {
        let isBusiness = try Self.facts(run("day \(day) --json").output)[day]
        #expect(isBusiness == dimension[day] && isBusiness == (run("days is \(day)").status == 0))
      }
    }
    // A worked Saturday of Vietnam is a day of rest in Sweden.
    #expect(run("days is 2026-01-10").status == 1)
  }

  /// The business days of an answer, at any place in it.
  private static func facts(_ json: String) throws -> [String: Bool] {
    var found: [String: Bool] = [:]
    func visit(_ value: Any) {
      if let list = value as? [Any] { return list.forEach(visit) }
      guard let record = value as? [String: Any] else { return }
      if let day = record["date"] as? String, let isBusiness = record["isBusinessDay"] as? Bool {
        found[day] = isBusiness
      }
      record.values.forEach(visit)
    }
    visit(try JSONSerialization.jsonObject(with: Data(json.utf8)))
    return found
  }

  /// A user with selected regions, and the questions.
  private struct Desk {
    let almanac: Almanac
    let source: WorkdaySource
    let codes: [RegionCode]

    init(_ selection: [String], shows: Bool = true, in store: MemoryStore = MemoryStore()) throws {
      var machine = TestMachine()
      machine.variables["FASTI_DATA"] = "/data"
      machine.store = store
      #expect(machine.run("regions select \(selection.joined(separator: " "))").status == 0)
      if !shows { #expect(machine.run("config set holidays.show off").status == 0) }
      almanac = try Almanac.read(from: store, named: [], zones: TestZones())
      codes = try almanac.codes([])
      source = try WorkdaySource(almanac, codes)
    }

    func days(_ range: DayRange) throws -> [DayReport] {
      try ShowDays(almanac, months: nil)(codes, in: range, words: .english, languages: []).days
    }

    func rows(_ range: DayRange) throws -> [DimensionRow] {
      var rows: [DimensionRow] = []
      let export = ExportDimension(almanac, source, words: .english, languages: [])
      _ = try export(in: range) { portion throws(Failure) in rows += portion }
      return rows
    }
  }
}
