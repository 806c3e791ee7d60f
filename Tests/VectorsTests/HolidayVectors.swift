import FastiCalendars
import FastiCivil
import FastiHolidays
import Testing

@Suite("Holiday Vectors") struct HolidayVectors {
  @Test("there are files") func files() { #expect(!VectorFolder.regions.isEmpty) }

  @Test("every (date, kind) of the files, as multisets", arguments: VectorFolder.regions)
  func marks(region: String) throws {
    let rows = try HolidayRow.rows(of: region)
    let years = Set(rows.map { $0.day.year })
    let plan = try #require(try Shipped.plan(region))
    var differences: [Mark: Int] = [:]
    for row in rows { differences[Mark(day: row.day, isPublic: row.isPublic), default: 0] -= 1 }
    let span = try #require(years.min())...#require(years.max())
    for occurrence in try plan.occurrences(in: DayRange(years: span)).occurrences
    where occurrence.kind != .workday && years.contains(occurrence.day.year) {
      differences[Mark(day: occurrence.day, isPublic: occurrence.kind == .public), default: 0] += 1
    }
    let open = Set(rows.filter { !$0.isGate }.map { Mark(day: $0.day, isPublic: $0.isPublic) })
    var left = differences.filter { $0.value != 0 && !open.contains($0.key) }
    if region == "VN" { left = try left.filter { try $0.value < 0 || !isDecidedYearly($0.key) } }
    let wrong = left.keys.sorted().map { "\($0) \(left[$0].map { $0 > 0 ? "too much" : "missing" } ?? "")" }
    #expect(wrong.isEmpty)
  }

  /// Whether Vietnam has still to decide about a red day: from 2027 on, near Tết and near 2 September.
  private func isDecidedYearly(_ mark: Mark) throws -> Bool {
    guard mark.isPublic, mark.day.year >= 2_027 else { return false }
    let tet = try LunisolarCalendar.vietnamese.year(startingIn: mark.day.year).start
    let nationalDay = Day(year: mark.day.year, month: 9, day: 2)
    return abs(mark.day - tet) <= 10 || abs(mark.day - nationalDay) <= 3
  }

  @Test("the weekend days that are worked in exchange in Vietnam") func workdays() throws {
    let years = Set(try HolidayRow.rows(of: "VN").map { $0.day.year })
    let expected = try VectorFolder.rows("holidays/VN-workdays.csv").map { try Day(iso: $0[0]) }
    let span = try #require(years.min())...#require(years.max())
    let found = try Shipped.occurrences("VN", span)
      .filter { $0.kind == .workday && years.contains($0.day.year) }.map { $0.day.iso }
    #expect(found == expected.filter { years.contains($0.year) }.map { $0.iso })
  }

  /// Labels, so only for the package's own copies: the name in the sources is the name that is shown.
  @Test("the names of the files", arguments: ["SE", "US", "VN", "AU-NSW"]) func names(region: String) throws {
    let plan = try #require(try Shipped.plan(region))
    var wrong: [String] = []
    for row in try HolidayRow.rows(of: region, in: VectorFolder.own) where row.isGate {
      let names = try plan.occurrences(in: DayRange(row.day)).occurrences.map { plan.shownName($0) }
      if !names.contains(row.name) { wrong.append("\(row.day.iso) \(row.name): \(names)") }
    }
    #expect(wrong.isEmpty)
  }
}
