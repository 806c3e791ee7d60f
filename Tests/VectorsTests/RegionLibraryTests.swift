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

  @Test("a part without its parent has its own rules alone, and the linter reports it") func unknownParent() throws {
    let part = "region AA-B\nparent AA\nrule b.b\n name en B\n public on 6 January\n"
    let library = try load("AA-B", from: ["AA-B": part])
    #expect(library.book.merged("AA-B")?.rules.map { $0.id.string } == ["b.b"])
    #expect(library.book.lint("AA-B").contains { $0.problem == .unknownParent })
    let upper = try load("AA-B", from: ["AA-B": part, "AA": "region AA\nparent ZZ\n"])
    #expect(upper.book.lint("AA").contains { $0.problem == .unknownParent })
  }

  @Test("parents in a cycle end where they would repeat, and the linter reports them") func circle() throws {
    let texts: [RegionCode: String] = ["AA": "region AA\nparent BB\n", "BB": "region BB\nparent AA\n"]
    let library = try load("AA", from: texts)
    #expect(library.book.merged("AA")?.parent == "BB")
    #expect(library.book.lint("BB").contains { $0.problem == .circularParent })
    let alone = try load("CC", from: ["CC": "region CC\nparent CC\n"])
    #expect(alone.book.lint("CC").contains { $0.problem == .circularParent })
  }

  @Test("a code without a region is not a mistake") func unknownCode() throws {
    #expect(try load("XX", from: [:]).book.regions.isEmpty)
  }
}
