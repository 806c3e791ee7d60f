import FastiCivil
import FastiHolidays
import Testing

@testable import FastiRegions

@Suite("The index of regions") struct RegionIndexTests {
  private let book: RuleBook

  init() throws {
    book = RuleBook(
      try ShippedRegion.all.flatMap { try Region.readKept($0.text.withUTF8Buffer { [UInt8]($0) }) })
  }

  @Test("every line agrees with the region's text") func lines() {
    var wanted = UTF8Writer()
    for code in book.regions.map(\.code).sorted() {
      if let summary = RegionSummary(code, in: book) { wanted.write(summary) }
    }
    let found = RegionIndex.text.withUTF8Buffer { String(decoding: $0, as: UTF8.self) }.split(separator: "\n")
    let lines = wanted.string.split(separator: "\n")
    #expect(found.count == lines.count)
    for (line, other) in zip(found, lines) { #expect(line == other) }
  }

  @Test("reading restores what was written, and finds each region with its parents") func read() throws {
    let index = RegionIndex.shipped()
    #expect(index.regions.count == ShippedRegion.all.count)
    for region in book.regions {
      #expect(index[region.code] == RegionSummary(region.code, in: book))
      #expect(index.parents(of: region.code) == book.parents(of: region.code))
      for year in [1_600, 1_990, 2_016, 2_026] {
        let day = Day(year: year, month: 6, day: 6)
        let (count, wanted) = (try #require(index[region.code]).count(on: day), try #require(book.merged(region.code)))
        #expect(count.publicRules == wanted.count(on: day).publicRules)
        #expect(count.others == wanted.count(on: day).others)
      }
    }
    #expect(index["ZZ"] == nil)
  }

  @Test(
    "a row of the list for readers has the code, the name and the counts of the line",
    arguments: [[], ["en"], ["sv", "en"], ["vi", "en"], ["pt"], ["zh-Hant", "fr-CA"]] as [[LanguageCode]])
  func rows(languages: [LanguageCode]) {
    let (lines, regions) = (RegionIndex.lines, RegionIndex.shipped().regions)
    for year in [1_600, 1_990, 2_016, 2_026] {
      let day = Day(year: year, month: 6, day: 6)
      let rows = RegionRow.all(in: lines, on: day, languages: languages)
      #expect(rows.count == regions.count)
      for (row, region) in zip(rows, regions) {
        #expect(lines[row.code].elementsEqual(region.code.bytes))
        #expect(lines[row.name].elementsEqual(region.names.text(in: languages + region.languages, on: day)))
        #expect(row.publicRules == region.count(on: day).publicRules)
        #expect(row.others == region.count(on: day).others)
      }
    }
  }

  @Test("a line with everything that a region can contain is read as it was written") func everything() throws {
    let text = """
      region ZZ-A
      name en [until 2018-04-18] Swaziland
      name en [since 2018-04-19] Eswatini
      also SZ, ZA-S
      place Lobamba
      languages en
      zone +02:00 until 1990
      zone Africa/Mbabane since 1991
      colours FFFFFF on 000000

      rule zz.a
        name en A
        public on 1 May; since 1990; until 2010-06-30
        optional for armed forces on 2 May; since 2010-07-01
        source x
      """
    let book = RuleBook(try Region.read(Array(text.utf8)))
    let summary = try #require(RegionSummary("ZZ-A", in: book))
    var writer = UTF8Writer()
    writer.write(summary)
    #expect(RegionSummary(line: writer.bytes.dropLast()) == summary)
    #expect(summary.zone == Array("Africa/Mbabane".utf8))
    #expect(summary.kinds == [.public, .optional])
    #expect(summary.communities == ["armed forces"])
    #expect(summary.count(on: Day(year: 1_989, month: 12, day: 31)).publicRules == 0)
    #expect(summary.count(on: Day(year: 1_990, month: 1, day: 1)).publicRules == 1)
    #expect(summary.count(on: Day(year: 2_010, month: 7, day: 1)).others == 1)
    #expect(summary.count(on: Day(year: 2_010, month: 7, day: 1)).publicRules == 0)
    #expect(RegionSummary(line: Array("ZZ\tA".utf8)[...]) == nil)
    for (year, name, red) in [(1_989, "Swaziland", 0), (2_005, "Swaziland", 1), (2_019, "Eswatini", 0)] {
      let rows = RegionRow.all(in: writer.bytes, on: Day(year: year, month: 1, day: 1), languages: ["sv"])
      #expect(rows.map { String(decoding: writer.bytes[$0.name], as: UTF8.self) } == [name])
      #expect(rows.map(\.publicRules) == [red])
    }
    #expect(RegionRow.all(in: [], on: Day(year: 2_026, month: 1, day: 1), languages: []).isEmpty)
  }
}
