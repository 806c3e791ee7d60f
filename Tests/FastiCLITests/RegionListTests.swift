import FastiCivil
import FastiDays
import FastiHolidays
import FastiRecords
import Testing

@Suite("Lists of regions") struct RegionListTests {
  private let store = MemoryStore()

  private func run(_ line: String) -> TestMachine.Result {
    var machine = TestMachine()
    machine.variables = ["FASTI_TODAY": "2026-02-05", "FASTI_DATA": "/data"]
    machine.store = store
    return machine.run(line)
  }

  /// The public and other rules of each region, by code.
  private func counts() -> [String: String] {
    let lines = run("regions --format csv").output.split(whereSeparator: \.isNewline).dropFirst()
    return Dictionary(
      lines.map { line in
        let cells = line.split(separator: ",", omittingEmptySubsequences: false)
        return (String(cells[0]), cells.suffix(2).joined(separator: " "))
      }, uniquingKeysWith: { first, _ in first })
  }

  private func finder() throws -> FindRegions {
    let almanac = try Almanac.readChanged(from: store, zones: TestZones())
    return FindRegions(ListRegions(almanac), on: Day(year: 2026, month: 2, day: 5), languages: ["en"])
  }

  @Test("a user's own rule is counted in its region and in its parts, and nowhere else") func counted() throws {
    let before = counts()
    #expect(before.count >= 9)
    #expect(run("rules add --region AU --name Mine --on '1 June'").status == 0)
    let after = counts()
    let changed = before.keys.filter { before[$0] != after[$0] }.sorted()
    #expect(changed.first == "AU")
    #expect(changed.contains("AU-NSW"))
    #expect(changed.allSatisfy { $0.hasPrefix("AU") && !$0.contains("@") })
    #expect(run("undo").status == 0)
    #expect(counts() == before)
  }

  @Test("the list for people has the same data as for programs, also with a user's own rule") func people() throws {
    let day = Day(year: 2026, month: 2, day: 5)
    func list(_ languages: [LanguageCode]) throws -> (people: [String], programs: [String]) {
      func lines(_ list: RegionRows) -> [String] {
        list.rows.map { row in
          let (code, name) = (list.text[row.code], list.text[row.name])
          let texts = [code, name].map { String(decoding: $0, as: UTF8.self) }
          return texts.joined(separator: "|")
            + "|\(row.publicRules)|\(row.others)|\(list.isSelected(row))|\(list.isOwn(row))"
        }
      }
      let people = try RegionRows.read(from: store, on: day, languages: languages, zones: TestZones())
      let almanac = try Almanac.readChanged(from: store, zones: TestZones())
      return (lines(people), lines(RegionRows(ListRegions(almanac)(on: day, languages: languages))))
    }
    #expect(run("regions select SE").status == 0)
    for languages in [[], ["en"], ["sv", "en"], ["vi", "en"]] as [[LanguageCode]] {
      let found = try list(languages)
      #expect(found.people == found.programs)
      #expect(found.people.filter { $0.hasSuffix("true|false") }.count == 1)
    }
    let before = try list(["en"]).people
    #expect(run("rules add --name Everywhere --on '1 June'").status == 0)
    #expect(try list(["en"]).people == before)
    #expect(run("rules add --region AU --name Mine --on '1 June'").status == 0)
    let after = try list(["en"])
    #expect(after.people == after.programs && after.people != before)
    // One line for each region, in both.
    #expect(run("regions").output.split(whereSeparator: \.isNewline).count == before.count)
    #expect(run("regions AU-NSW").output.contains("  AU-NSW"))
  }

  @Test("results are listed under their country") func found() throws {
    let find = try finder()
    let wales = try #require(find.matching("south wales").first)
    #expect(wales.region.code == "AU")
    #expect(wales.parts.map(\.code).contains("AU-NSW"))
    #expect(find.matching("sverige").map(\.region.code).contains("SE"))
    #expect(find.matching("Thụy Điển").isEmpty == find.matching("thuy dien").isEmpty)
    // An older list of a region is not another country beside it.
    let sweden = try #require(find.matching("sweden").first { $0.region.code == "SE" })
    #expect(sweden.parts.map(\.code).contains("SE@seed"))
    #expect(!find.matching("sweden").map(\.region.code).contains("SE@seed"))
    #expect(find.matching("no such region").isEmpty)
    #expect(find.matching("  ").isEmpty)
  }

  @Test("every region is listed once, by continent") func continents() throws {
    let find = try finder()
    #expect(Continent(of: "SE") == .europe)
    #expect(Continent(of: "AU-NSW") == .oceania)
    #expect(Continent(of: "VN@seed") == .asia)
    #expect(Continent(of: "XNYS") == nil && Continent(of: "ZZ") == nil)
    let listed = Continent.allCases.flatMap { find.regions(of: $0) }.flatMap { [$0.region] + $0.parts }.map(\.code)
    #expect(Set(listed).count == listed.count)
    #expect(find.regions(of: .oceania).first { $0.region.code == "AU" }?.parts.map(\.code).contains("AU-NSW") == true)
  }

  @Test("the near regions are those of the time zone and of the user's language") func near() throws {
    let find = try finder()
    #expect(find.near({ _ in false }, language: "vi").map(\.code).first == "VN")
    #expect(find.near({ $0 == "Europe/Stockholm" }, language: "sv").map(\.code).first == "SE")
    #expect(find.near({ $0 == "Asia/Ho_Chi_Minh" }, language: "en").map(\.code).first == "VN")
    #expect(find.near({ _ in false }, language: "tlh").isEmpty)
    #expect(find.near({ _ in true }, language: "vi", atMost: 2).count == 2)
    #expect(run("regions select VN").status == 0)
    #expect(try !finder().near({ _ in false }, language: "vi").map(\.code).contains("VN"))
  }

  @Test("a region of the program is not the user's own, and compare and drop say so") func notOwn() {
    for line in ["rules compare SE", "rules drop se"] {
      let told = run(line)
      #expect(told.status == 3 && told.error.contains("not one of your own"), "\(told.error)")
      #expect(run(line + " --json").error.contains(#""code":"not-own-region""#))
    }
    #expect(run("rules drop QQ").error.contains("there is no region"))
  }
}
