import FastiCivil
import FastiRegions
import FastiHolidays
import Testing

@Suite("Shipped regions") struct ShippedRegionTests {
  @Test("the regions of this version") func regions() {
    let codes: Set = ["AU", "AU-NSW", "AU-NSW@seed", "SE", "SE@seed", "US", "US@seed", "VN", "VN@seed"]
    #expect(Set(Shipped.codes).isSuperset(of: codes))
  }

  @Test(
    "a file holds the one region it is named after, which prints and reads back as itself", arguments: Shipped.codes)
  func file(code: String) throws {
    let shipped = try #require(ShippedRegion.all.first { "\($0.code)" == code })
    let regions = try Region.read(Shipped.text(shipped))
    #expect(regions.map { $0.code.string } == [code])
    var writer = UTF8Writer()
    for region in regions { writer.write(region) }
    #expect(try Region.read(writer.bytes) == regions)
    for rule in regions.flatMap({ $0.rules }) {
      #expect(try Rule(id: rule.id, sentence: rule.sentence, kind: nil).periods == rule.periods)
    }
  }

  @Test("a country has a name in each language of the program") func names() throws {
    for region in try Shipped.book().regions where region.code.bytes.count == 2 {
      let languages = Set(region.names.entries.map { $0.language.string })
      #expect(languages.isSuperset(of: ["en", "sv", "vi"]), "\(region.code.string)")
    }
  }

  @Test("of two names in a language for the same years the second would never be shown", arguments: Shipped.codes)
  func oneName(code: String) throws {
    let region = try #require(try Shipped.book()[RegionCode(code)])
    for names in [region.names, region.inLieuNames] + region.rules.map({ $0.names }) {
      for (place, name) in names.entries.enumerated() {
        let isThere = names.entries[..<place].contains {
          $0.language == name.language && $0.validity == name.validity
        }
        #expect(!isThere, "\(String(decoding: name.text, as: UTF8.self))")
      }
    }
  }

  @Test("another code for a region is that of no other region") func aliases() throws {
    let book = try Shipped.book()
    for region in book.regions {
      for alias in region.aliases {
        #expect(book[alias] == nil)
        #expect(book.code(meaning: alias.string.lowercased()) == region.code)
      }
    }
    #expect(book.code(meaning: "FI-01") == "AX")
  }

  @Test("the linter finds no mistake", arguments: Shipped.codes) func lint(code: String) throws {
    #expect(try Shipped.book().lint(RegionCode(code)) == [])
  }

  @Test("Easter Monday of 2011 was moved in New South Wales, because Anzac Day was on it") func easterMonday() throws {
    let april = DayRange(years: 2011...2011)
    let found = try #require(try Shipped.plan("AU-NSW")).occurrences(in: april).occurrences
    let plan = try #require(try Shipped.plan("AU-NSW"))
    let days = found.filter { plan.rule($0).id == "au-nsw.easter-monday" }.map(\.day.iso)
    #expect(days == ["2011-04-26"])
  }

  /// Days that were wrong or missing once: region, rule, day.
  private static let mendedDays = [
    ("FI", "fi.helatorstai", "1973-05-26"), ("FI", "fi.helatorstai", "1991-05-04"),
    ("FI", "fi.loppiainen", "1991-01-12"),
    ("JP", "jp.shunbun-1", "1956-03-21"), ("JP", "jp.shunbun-1", "2092-03-19"),
    ("JP", "jp.shubun-3", "2074-09-23"), ("JP", "jp.shubun-3", "2078-09-22"),
    ("CA-YT", "ca-yt.heritage-day", "2026-02-20"), ("CA-YT", "ca-yt.heritage-day", "2032-02-27"),
    ("CH-ZH", "ch-zh.knabenschiessen", "2025-09-15"), ("CH-GL", "ch-gl.naefels", "2061-04-14"),
    ("NZ", "nz.matariki", "2036-07-18"), ("NZ", "nz.matariki", "2052-06-21"),
  ]

  @Test("Puerto Rico worked on 25 July from 2017 to 2020, and has the day in the years beside") func worked() throws {
    let plan = try #require(try Shipped.plan("PR"))
    let years = try (2_015...2_022).filter { year in
      let day = DayRange(Day(year: year, month: 7, day: 25))
      return try plan.occurrences(in: day).occurrences.contains { plan.rule($0).id == "us-pr.constitution-day" }
    }
    #expect(years == [2_015, 2_016, 2_021, 2_022])
  }

  @Test("a day that was mended is the only one of its rule in its year", arguments: mendedDays)
  func mended(region: String, rule: String, day: String) throws {
    let plan = try #require(try Shipped.plan(region))
    let year = try DayRange(year: Day(iso: day).year)
    let days = try plan.occurrences(in: year).occurrences
      .filter { plan.rule($0).id.string == rule && $0.relation != .inLieu }
    #expect(days.map { $0.day.iso } == [day])
  }

  @Test("Saint Andrew's Day is a bank holiday since the act of 2007") func andrew() throws {
    let plan = try #require(try Shipped.plan("GB-SCT"))
    let found = try plan.occurrences(in: DayRange(years: 2_005...2_007)).occurrences
    #expect(found.filter { plan.rule($0).id == "gb-sct.st-andrews-day" }.map { $0.day.iso } == ["2007-11-30"])
  }

  @Test("the days of Sukkot reach to the day before Simchat Torah") func sukkot() throws {
    let plan = try #require(try Shipped.plan("IL"))
    let found = try plan.occurrences(in: DayRange(year: 2_026)).occurrences
    let days = found.filter { plan.rule($0).id == "il.chol-hamoed-sukkot" }.map { $0.day.iso }
    #expect(days.first == "2026-09-27" && days.last == "2026-10-02" && days.count == 6)
  }

  @Test("no two regions use the same rule id") func ids() throws {
    let ids = try Shipped.book().regions.flatMap { $0.rules.map { $0.id } }
    #expect(ids.count == Set(ids).count)
    #expect(ids.count > 100)
  }

  @Test("the hash of a file is the FNV-1a hash of its text", arguments: Shipped.codes) func hash(code: String) throws {
    let shipped = try #require(ShippedRegion.all.first { "\($0.code)" == code })
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in Shipped.text(shipped) { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    #expect(UInt64("\(shipped.hash)", radix: 16) == hash)
    #expect(shipped.hash.utf8CodeUnitCount == 16)
  }

  /// Regions whose rules differ most: lists, exchanges, collisions, several parents, days in lieu, tables of weekdays.
  private static let varied = [
    "AU-NSW", "AU-NSW@seed", "CO", "DE-BY-AUGSBURG", "GB-SCT", "HU", "MX", "NZ-OTA", "SE", "US", "VN", "ZA",
  ]

  @Test("dividing the years in any way gives the same days", arguments: varied, [1, 13, 400])
  func splits(code: String, days: Int) throws {
    let plan = try #require(try Shipped.plan(code))
    let years = DayRange(years: 2_019...2_023)
    var parts: [HolidayOccurrence] = []
    var first = years.first
    while first <= years.last {
      let last = min(first + (days - 1), years.last)
      parts += try plan.occurrences(in: DayRange(first, last)).occurrences
      first = last + 1
    }
    #expect(try parts == plan.occurrences(in: years).occurrences)
  }
}
