import FastiCivil
import FastiDays
import FastiHolidays
import FastiRecords
import Foundation
import TestSupport
import Testing

/// The texts and files of the command line, in which a business day is a word, a sign, a count or a column.
@Suite("Business days in texts and files")
struct BusinessDayDoors {
  /// Few years in a usual run of the tests, all 18 in a soak.
  private static let years = Soak.isOn ? 2010...2027 : 2026...2027

  @Test("the table, the count, the months and the calendar file", arguments: BusinessDayLaws.selections)
  func years(selection: [String]) throws {
    let scene = try Scene(selection)
    for year in Self.years {
      let calendar = try scene.source.calendar(over: DayRange(year: year))
      var (business, worked): (Set<String>, Set<String>) = ([], [])
      for day in DayRange(year: year) where try calendar.isBusinessDay(day) {
        business.insert(day.iso)
        if WeekdaySet.saturdaySunday.contains(day.weekday) { worked.insert(day.iso) }
      }
      let table = scene.run("export dimension --from \(year)-01-01 --to \(year)-12-31").output
      let rows = table.split(separator: "\n").dropFirst().map {
        $0.split(separator: ",", omittingEmptySubsequences: false)
      }
      #expect(Set(rows.filter { $0[$0.count - 2] == "true" }.map { String($0[0]) }) == business, "\(year)")
      let red = Set(rows.filter { $0[$0.count - 3] == "true" }.map { String($0[0]) })
      let count = scene.run("days between \(year - 1)-12-31 \(year + 1)-01-01").output
      #expect(count.hasPrefix("\(business.count) business days\n"), "\(year): \(count.prefix(20))")
      var signs: [Character: Set<String>] = [:]
      for month in 1...12 {
        let found = scene.signs("\(year)-\(month < 10 ? "0" : "")\(month)")
        for (sign, days) in found { signs[sign, default: []].formUnion(days) }
      }
      #expect(signs["+"] ?? [] == worked, "\(year)")
      #expect(signs["*"] ?? [] == red, "\(year)")
      #expect(scene.holidays(inFileOf: year) == red, "\(year)")
    }
    Soak.note("years of business days in texts and files", Self.years.count)
  }

  @Test("the sentence about a day, and its exit status", arguments: BusinessDayLaws.selections)
  func sentence(selection: [String]) throws {
    let scene = try Scene(selection)
    for year in Self.years {
      let calendar = try scene.source.calendar(over: DayRange(year: year))
      for day in DayRange(year: year) {
        let isBusiness = try calendar.isBusinessDay(day)
        let isWeekend = WeekdaySet.saturdaySunday.contains(day.weekday)
        // Days worked on a weekend, some days off on a weekday, and some others.
        guard isBusiness == isWeekend ? isWeekend || day.number % 3 == 0 : day.number % 60 == 0 else { continue }
        let answer = scene.run("days is \(day.iso)")
        #expect(answer.output.contains("  not a business day") != isBusiness, "\(answer.output)")
        #expect(answer.output.contains("  a business day") == isBusiness && answer.status == (isBusiness ? 0 : 1))
      }
    }
  }

  @Test("a day worked in one region and off in another has no sign of a worked day") func worked() throws {
    // Vietnam works on it; in Sweden it is a Saturday.
    for (selection, isWorked) in [(["VN"], true), (["SE", "VN"], false)] {
      let signs = try Scene(selection).signs("2026-01")
      #expect((signs["+"] ?? []).contains("2026-01-10") == isWorked)
      #expect((signs["'"] ?? []).contains("2026-01-10") != isWorked)
    }
  }

  /// A user with selected regions.
  private struct Scene {
    let store = MemoryStore()
    let source: WorkdaySource

    init(_ selection: [String]) throws {
      #expect(Self.run("regions select \(selection.joined(separator: " "))", store).status == 0)
      let almanac = try Almanac.read(from: store, named: [], zones: TestZones())
      source = try WorkdaySource(almanac, try almanac.codes([]))
    }

    func run(_ line: String) -> TestMachine.Result { Self.run(line, store) }

    private static func run(_ line: String, _ store: MemoryStore) -> TestMachine.Result {
      var machine = TestMachine()
      machine.variables["FASTI_DATA"] = "/data"
      machine.store = store
      return machine.run(line)
    }

    /// The days of a month by the sign after them.
    func signs(_ month: String) -> [Character: Set<String>] {
      let lines = run("month \(month)").output.split(separator: "\n", omittingEmptySubsequences: false)
      var found: [Character: Set<String>] = [:]
      for line in lines.drop(while: { !$0.hasPrefix("Wk") }).dropFirst().prefix(while: { !$0.isEmpty }) {
        let signs = Array(line)
        for place in stride(from: 3, to: 22, by: 3) where place + 2 < signs.count {
          let day = String(signs[place...place + 1]).filter { $0 != " " }
          guard !day.isEmpty else { continue }
          found[signs[place + 2], default: []].insert("\(month)-\(day.count == 1 ? "0" : "")\(day)")
        }
      }
      return found
    }

    /// The public holidays in the calendar file of a year.
    func holidays(inFileOf year: Int) -> Set<String> {
      let file = run("export ics --scope year --on \(year)-06-01 --only holidays").output
      var found: Set<String> = []
      for entry in file.components(separatedBy: "BEGIN:VEVENT").dropFirst() {
        let head = "DTSTART;VALUE=DATE:"
        guard entry.contains("CATEGORIES:Holiday"), let place = entry.range(of: head) else { continue }
        let digits = Array(entry[place.upperBound...].prefix(8))
        found.insert("\(String(digits[0..<4]))-\(String(digits[4..<6]))-\(String(digits[6..<8]))")
      }
      return found
    }
  }
}
