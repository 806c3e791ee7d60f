import FastiCivil
import FastiHolidays
import FastiRegions
import Testing

@Suite("The library of regions") struct RegionLibraryTests {
  private typealias LoadError = RegionLibrary.LoadError<Never>

  private func load(_ code: RegionCode, from texts: [RegionCode: String]) throws(LoadError) -> RegionLibrary {
    var library = RegionLibrary()
    try library.load([code]) { code throws(Never) in texts[code].map { Array($0.utf8) } }
    return library
  }

  private func mistake(_ code: RegionCode, from texts: [RegionCode: String]) -> (RegionCode, RuleMistake)? {
    do throws(LoadError) {
      _ = try load(code, from: texts)
      return nil
    } catch {
      guard case .unreadable(let code, let mistakes) = error else { return nil }
      return mistakes.mistakes.first.map { (code, $0) }
    }
  }

  @Test("parents are found by the parent line, to any depth") func depth() throws {
    let texts: [RegionCode: String] = [
      "DE": "region DE\nrule de.a\n name de A\n public on 1 January\n",
      "DE-BY": "region DE-BY\nparent DE\nrule by.b\n name de B\n public on 6 January\n",
      "DE-BY-AUGSBURG": "region DE-BY-AUGSBURG\nparent DE-BY\nplace Augsburg\n"
        + "rule a.c\n name de C\n public on 8 August\n",
    ]
    let library = try load("DE-BY-AUGSBURG", from: texts)
    let region = try #require(library.book.merged("DE-BY-AUGSBURG"))
    let days = try HolidayPlan(region).occurrences(in: DayRange(year: 2026)).occurrences.map { $0.day.iso }
    #expect(days == ["2026-01-01", "2026-01-06", "2026-08-08"])
  }

  @Test("an unknown parent is a mistake of the region that names it") func unknownParent() {
    let texts: [RegionCode: String] = ["AA-B": "region AA-B\nparent AA\n", "AA": "region AA\nparent ZZ\n"]
    let found = mistake("AA-B", from: texts)
    #expect(found?.0 == "AA")
    #expect(found?.1 == RuleMistake(field: .parent, value: Array("ZZ".utf8), problem: .unknown))
  }

  @Test("parents in a cycle are a mistake") func circle() {
    let texts: [RegionCode: String] = ["AA": "region AA\nparent BB\n", "BB": "region BB\nparent AA\n"]
    let found = mistake("AA", from: texts)
    #expect(found?.0 == "BB" && found?.1.problem == .circular && found?.1.field == .parent)
    #expect(found?.1.description == "parent \"AA\" leads back to this region")
    #expect(mistake("CC", from: ["CC": "region CC\nparent CC\n"])?.1.problem == .circular)
  }

  @Test("a code without a region is not a mistake") func unknownCode() throws {
    #expect(try load("XX", from: [:]).book.regions.isEmpty)
  }
}
