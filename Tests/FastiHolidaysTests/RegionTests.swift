import FastiCivil
import FastiHolidays
import Testing

@Suite("Regions") struct RegionTests {
  static let family = """
    region XX
    languages en
    zone Europe/Stockholm
    in-lieu-name en {name} (observed)
    rule xx.a
      name en A
      public on 1 January; additional weekend next working day
      source A law
    rule xx.b
      name en B
      public on 2 February
      source A law
    rule xx.c
      name en C
      public on 3 March
      source A law
    region XX-YY
    parent XX
    without xx.b
    rule xx.c
      name en [until 2022] Old C
      name en [since 2023] New C
      public on 4 March
      except 2025 renamed en Jubilee
      source A law
    rule yy.d
      name en D
      bank from 12:00 on 5 May
      source A law
    """

  static func book() throws -> RuleBook { RuleBook(try Region.read(Array(family.utf8))) }

  @Test("a part inherits, adds, replaces and removes") func inheritance() throws {
    let region = try #require(try Self.book().merged("XX-YY"))
    #expect(region.rules.map { $0.id.string } == ["xx.a", "xx.c", "yy.d"])
    #expect(try HolidayPlan(region).days("xx.c", 2024...2024) == ["2024-03-04"])
    #expect(region.clocks.count == 1 && region.languages == ["en"])
  }

  @Test("typed exceptions are lines, with or without their keyword; what is printed reads back")
  func typedExceptions() throws {
    var rule = Rule(id: "xx.a")
    let typed = "except 2020 cancelled\n\n 2022 moved to 2022-06-02 \r\n2025-06-02 renamed en Jubilee, a fair\r\n"
    rule.exceptions = try RuleException.read(Array(typed.utf8))
    let lines = rule.exceptionLines.map { String(decoding: $0, as: UTF8.self) }
    #expect(
      lines == [
        "except 2020 cancelled", "except 2022 moved to 2022-06-02", "except 2025-06-02 renamed en Jubilee, a fair",
      ])
    #expect(try RuleException.read(Array(lines.joined(separator: "\n").utf8)) == rule.exceptions)
    #expect(try RuleException.read(Array(" \n".utf8)) == [])
  }

  @Test("mistakes of typed exceptions have their lines, and a single line has none")
  func wrongExceptions() {
    func places(_ text: String) -> [String] {
      do throws(RuleMistakes) { _ = try RuleException.read(Array(text.utf8)) } catch {
        return error.mistakes.map { "\($0.line):\($0.column) \($0.field.word)" }
      }
      return []
    }
    #expect(places("2020 cancelled\nsoon cancelled\nexcept 2021 canceled") == ["2:1 exception", "3:13 exception"])
    #expect(places("2026 moved to 32 May") == ["0:15 date", "0:18 exception"])
  }

  @Test("names depend on the years, the exceptions and the region's words for a day in lieu") func names() throws {
    let plan = HolidayPlan(try #require(try Self.book().merged("XX-YY")))
    func name(_ day: String) throws -> [String] {
      try plan.occurrences(in: DayRange(Day(iso: day))).occurrences.map {
        String(decoding: plan.name(of: $0, in: ["en"]), as: UTF8.self)
      }
    }
    #expect(try name("2022-03-04") == ["Old C"])
    #expect(try name("2023-03-04") == ["New C"])
    #expect(try name("2025-03-04") == ["Jubilee"])
    #expect(try name("2022-01-03") == ["A (observed)"])
  }

  @Test("a region has the colours of its file, of its parents' files or of its country's") func colours() throws {
    let text = """
      region XX
      colours FECC00 on 004B87
      region XX-YY
      parent XX
      region XX-ZZ
      colours ffffff on 000000
      region ZZ-XX
      parent XX
      region XX@old
      region QQ@old
      """
    let book = RuleBook(try Region.read(Array(text.utf8)))
    let sources = book.regions.map { book.colourSource(of: $0.code).string }
    #expect(sources == ["XX", "XX", "XX-ZZ", "XX", "XX", "QQ"])
    #expect(book.colours(of: "XX-ZZ").contrast == 21)
    #expect(book.merged("XX-YY")?.colours == book["XX"]?.colours)
  }

  @Test(
    "what is wrong with colours is reported",
    arguments: [
      "colours", "colours FECC00", "colours FECC00 on", "colours FECC0 on 004B87", "colours FECC00 004B87",
      "colours FECC00 on 004B8G", "colours FECC00 on 004B87 x", "colours FECC00 on 004B87\ncolours FECC00 on 004B87",
    ])
  func wrongColours(_ line: String) throws {
    let mistakes = #expect(throws: RuleMistakes.self) { try Region.read(Array("region XX\n\(line)\n".utf8)) }
    #expect(mistakes?.mistakes.map(\.field) == [.colours])
  }

  @Test("derived colours are readable, and differ") func derivedColours() {
    var seen: Set<RegionColours> = []
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ".utf8)
    for first in letters {
      for second in letters {
        let colours = RegionColours(derivedFrom: RegionCode([first, second]))
        #expect(colours.contrast >= RegionColours.leastContrast)
        seen.insert(colours)
      }
    }
    #expect(seen.count > 200)
    let pairs = [("FFFFFF", "757575", 4.6), ("FFFFFF", "767676", 4.54), ("FECC00", "004B87", 5.878)]
    for (ink, ground, contrast) in pairs {
      guard let ink = RegionColours.Colour(hex: ink.utf8), let ground = RegionColours.Colour(hex: ground.utf8) else {
        Issue.record("not a colour")
        continue
      }
      #expect(abs(RegionColours(ink: ink, ground: ground).contrast - contrast) < 0.01)
    }
  }

  @Test("the linter finds unreadable colours") func faintColours() throws {
    let book = RuleBook(try Region.read(Array("region XX\nlanguages en\ncolours FFCD00 on DA251D\n".utf8)))
    #expect(book.lint("XX").map(\.problem) == [.lowContrast])
  }

  @Test("the head of a file is read without its rules") func head() throws {
    let head = try #require(try Region.readHead(Array(Self.family.utf8)))
    #expect(head.code == "XX" && head.clocks.count == 1 && head.rules.isEmpty)
  }

  @Test("a cycle of parents ends") func loop() throws {
    let text = "region AA\nparent BB\nlanguages en\nrule aa.a\n name en A\n public on 1 May\nregion BB\nparent AA\n"
    let book = RuleBook(try Region.read(Array(text.utf8)))
    #expect(book.merged("BB")?.rules.count == 1)
    #expect(book.merged("CC") == nil)
  }

  @Test("the weekend changes with the day") func weekend() throws {
    let text = "region AA\nweekend Friday until 2006-08-31\nweekend Friday Saturday since 2006-09-01\n"
    let region = try Region.read(Array(text.utf8))[0]
    #expect(try region.weekend(on: Day(iso: "2006-08-31")).members == [.friday])
    #expect(try region.weekend(on: Day(iso: "2006-09-01")).members == [.friday, .saturday])
  }

  @Test("a file with ten mistakes reports ten, each with its line and column") func tenMistakes() {
    let text = """
      parent AA
      region AA
      parent A?
      zone
      weekend Someday
      name en
      rule aa.one
        name xx One
        public on 32 January
        except 20x cancelled
      rule aa.two
        source A law
      region AA
      """
    let error = #expect(throws: RuleMistakes.self) { try Region.read(Array(text.utf8)) }
    let places = (error?.mistakes ?? []).map { "\($0.line):\($0.column) \($0.field)" }
    #expect(
      places.sorted() == [
        "10:10 exception", "11:12 name", "11:12 pattern", "13:8 region", "1:10 region", "3:8 parent", "4:5 zone",
        "5:9 weekday", "6:6 name", "9:13 day",
      ])
  }

  @Test("a second zone for the same days is a mistake, and a zone for other days is not") func zones() throws {
    let text = "region AA\nzone Asia/Tokyo until 1999\nzone Asia/Seoul since 2000\n"
    #expect(try Region.read(Array(text.utf8))[0].clocks.count == 2)
    for second in ["zone Asia/Tokyo", "zone +09:00 since 1990", "zone Asia/Seoul until 1900"] {
      let doubled = Array("\(text)  \(second)\n".utf8)
      let error = #expect(throws: RuleMistakes.self) { try Region.read(doubled) }
      let told = (error?.mistakes ?? []).map { "\($0)" }
      #expect(told == ["line 4, column 3: line \"zone\" is given twice"])
      // What was kept before this was a mistake is still read.
      #expect(try Region.readKept(doubled)[0].clocks.count == 3)
    }
  }

  @Test("a second parent is a mistake") func parents() throws {
    let doubled = Array("region AA-1\nparent AA\nparent BB\n".utf8)
    let error = #expect(throws: RuleMistakes.self) { try Region.read(doubled) }
    #expect((error?.mistakes ?? []).map { "\($0)" } == ["line 3, column 1: line \"parent\" is given twice"])
    #expect(try Region.readKept(doubled)[0].parent == RegionCode("BB"))
  }

  @Test("a part of a country without a parent is found") func partAlone() throws {
    let text = "region DE-BY-AUGSBURG\nlanguages de\nregion DE\nlanguages de\nregion SE@seed\nlanguages sv\n"
    let book = RuleBook(try Region.read(Array(text.utf8)))
    #expect(book.lint("DE-BY-AUGSBURG").map(\.problem) == [.noParent("DE-BY")])
    #expect(book.lint("DE").isEmpty && book.lint("SE@seed").isEmpty)
  }

  static let oddities: [(String, LintFinding.Problem)] = [
    ("languages en sv\nrule aa.a\n name en A\n public on 1 May\n source L", .missingName("sv")),
    ("rule aa.a\n name en A\n public on 1 May\n source L", .noLanguage),
    ("languages en\nrule aa.a\n name en A\n public on 1 May", .noSource),
    ("languages en\nrule aa.a\n name en A\n public on 1 day after zz.z\n source L", .unknownReference("zz.z")),
    ("languages en\nrule aa.a\n name en A\n public on 1 May; since 2300\n source L", .neverOccurs),
    ("languages en\nparent ZZ\nrule aa.a\n name en A\n public on 1 May\n source L", .unknownParent),
    ("languages en\nparent AA\nrule aa.a\n name en A\n public on 1 May\n source L", .circularParent),
    ("languages en\nwithout zz.z\nrule aa.a\n name en A\n public on 1 May\n source L", .removesUnknown),
  ]

  @Test("the linter finds rules that are valid but probably not intended", arguments: oddities)
  func lint(text: String, problem: LintFinding.Problem) throws {
    let book = RuleBook(try Region.read(Array("region AA\n\(text)\n".utf8)))
    #expect(book.lint("AA").contains { $0.problem == problem })
  }

  @Test("and nothing in a correct region") func clean() throws { #expect(try Self.book().lint("XX") == []) }

  @Test("periods that overlap are refused with their line") func overlap() {
    let text = "region AA\nrule aa.a\n name en A\n public on 1 May; until 2000\n public on 2 May; since 2000\n"
    let error = #expect(throws: RuleMistakes.self) { try Region.read(Array(text.utf8)) }
    #expect(error?.mistakes.map(\.problem) == [.overlapping])
  }

  @Test("a rule has no days after the end of its calendar, and reports this once") func gaps() throws {
    let text = "region AA\nrule aa.a\n name en A\n public on day 1 of lunar month 1, Vietnamese\n"
    let plan = HolidayPlan(try Region.read(Array(text.utf8))[0])
    let answer = try plan.occurrences(in: DayRange(years: 2398...2999))
    #expect(answer.occurrences.count == 3)
    #expect(answer.gaps.map(\.rule) == [0])
    #expect(try plan.occurrences(in: DayRange(year: 2026)).gaps.isEmpty)
  }
}
