import FastiCivil
import FastiHolidays
import Testing

/// A plan of the first region of a text, for certain communities.
private func planned(_ text: String, _ communities: Set<Community> = []) throws -> HolidayPlan {
  let book = RuleBook(try Region.read(Array("region AA\n\(text)\n".utf8)))
  return HolidayPlan(try #require(book.merged("AA")), communities: communities)
}

/// A region with one rule, `aa.a`.
private func one(_ lines: String..., head: String = "") -> String {
  ([head, "rule aa.a", "name en A"] + lines).joined(separator: "\n")
}

@Suite("Constructs of the rule language") struct ConstructTests {
  static let given: [(sentence: String, years: ClosedRange<Int>, days: [String])] = [
    ("public on 26 December; not on Tuesday, Saturday", 2020...2024, ["2021-12-26", "2022-12-26", "2024-12-26"]),
    ("public on 17 September; only on Monday", 2015...2026, ["2018-09-17"]),
    ("public on 1 May; lasting 4 days; not on weekend", 2026...2026, ["2026-05-01", "2026-05-04"]),
    ("school on 2025-12-30 to 2026-01-02, 2026-02-05", 2026...2026, ["2026-01-01", "2026-01-02", "2026-02-05"]),
    (
      "bank on last Friday of every month; since 2026-10-01", 2026...2026,
      ["2026-10-30", "2026-11-27", "2026-12-25"]
    ),
    ("bank on 5th Friday of every month", 2026...2026, ["2026-01-30", "2026-05-29", "2026-07-31", "2026-10-30"]),
    (
      "observance on day 1 of every month, hebrew; until 2026-03-31", 2026...2026,
      ["2026-01-19", "2026-02-18", "2026-03-19"]
    ),
    (
      "observance on day 1 of every regular or leap lunar month, Chinese; since 2025-07-01; until 2025-09-30",
      2025...2025, ["2025-07-25", "2025-08-23", "2025-09-22"]
    ),
  ]

  @Test("the days of a sentence", arguments: given)
  func giveDays(sentence: String, years: ClosedRange<Int>, days: [String]) throws {
    #expect(try planned(one(sentence)).days("aa.a", years).sorted() == days)
  }

  @Test("a day is left out if it is another public holiday, and the explanation says so")
  func collision() throws {
    let text = one("public on 5 May; not on Sunday, collision") + "\nrule aa.Z\nname en Z\npublic on 1st Tuesday of May"
    let plan = try planned(text)
    // Of two on one day the first by id keeps it: capitals come first.
    #expect(try plan.days("aa.a", 2019...2026) == ["2021-05-05", "2022-05-05", "2023-05-05", "2025-05-05"])
    let filter = DayFilter(.not, [.weekday(.sunday), .collision])
    let considered = try plan.explain(Day(iso: "2024-05-05")).considered
    #expect(considered.contains { $0.reason == .filtered(filter) })
    let reasons = try plan.explain(Day(iso: "2026-05-05")).considered.map(\.reason)
    #expect(reasons == [.filtered(filter)])
  }

  @Test("an exception with a date applies to one of two days in a year") func datedException() throws {
    let eid = "public on day 1 of month 10, hijri-ummalqura"
    let byDate = try planned(one(eid, "except 2033-01-02 moved to 2033-01-03"))
    #expect(try byDate.days("aa.a", 2033...2033) == ["2033-01-03", "2033-12-23"])
    let cancelled = try planned(one(eid, "except 2033-12-23 cancelled", "except 2033-01-02 renamed en First"))
    #expect(try cancelled.days("aa.a", 2033...2033) == ["2033-01-02"])
    let named = try #require(try cancelled.occurrences(in: DayRange(Day(iso: "2033-01-02"))).occurrences.first)
    #expect(String(decoding: cancelled.name(of: named, in: ["en"]), as: UTF8.self) == "First")
    let reasons = try cancelled.explain(Day(iso: "2033-12-23")).considered.map(\.reason)
    #expect(reasons == [.cancelled(year: 2_033)])
  }

  @Test("an exception may move a day that another rule gives") func movedRelative() throws {
    let text = """
      rule aa.b
      name en B
      public on 1 day after aa.a
      except 2025 moved to 2025-06-20
      """
    #expect(
      try planned(one("public on 1 June") + "\n" + text).days("aa.b", 2024...2025) == ["2024-06-02", "2025-06-20"])
  }

  @Test("the linter finds exceptions that apply to two days or to none") func exceptions() throws {
    func problems(_ lines: String...) throws -> [LintFinding.Problem] {
      let text = (["region AA", "languages en", "rule aa.a", "name en A", "source L"] + lines).joined(separator: "\n")
      return RuleBook(try Region.read(Array(text.utf8))).lint("AA").map(\.problem)
    }
    let eid = "public on day 1 of month 10, hijri-ummalqura"
    #expect(try problems(eid, "except 2033 cancelled") == [.twiceInYear(2_033)])
    #expect(try problems(eid, "except 2033-01-02 cancelled") == [])
    let day = try Day(iso: "2020-05-02")
    #expect(try problems("public on 1 May", "except 2020-05-02 cancelled") == [.idleException(.day(day))])
    #expect(try problems("public on 1 May; since 2000", "except 1999 cancelled") == [.idleException(.year(1_999))])
  }

  @Test("the linter finds a repeated rule") func twins() throws {
    func problems(_ name: String, _ sentence: String) throws -> [LintFinding.Problem] {
      let head = "region AA\nlanguages en\nrule aa.a\nname en A\nsource L\npublic on 1 May\n"
      let text = head + "rule aa.b\nname en \(name)\nsource M\n\(sentence)\n"
      return RuleBook(try Region.read(Array(text.utf8))).lint("AA").map(\.problem)
    }
    #expect(try problems("A", "public on 1 May") == [.sameAs("aa.a")])
    #expect(try problems("B", "public on 1 May") == [])
    #expect(try problems("A", "bank on 1 May") == [])
  }

  @Test("a holiday for part of a day leaves it a working day, and removes its hours") func partDays() throws {
    let text =
      one("public until 14:00 on 2026-02-18; status decided") + "\nrule aa.b\nname en B\n"
      + "public from 10:00 until 12:00 on 2026-02-19\nrule aa.c\nname en C\nworkday until 15:00 on 2026-04-30"
    let days = DayRange(year: 2026)
    let calendar = try WorkdayCalendar([planned(text)], over: days)
    let hours = try WorkingHours(from: TimeOfDay(iso: "09:00"), to: TimeOfDay(iso: "17:00"))
    #expect(calendar.closed.isEmpty)
    #expect(calendar.partDays.map { hours.minutesLost(on: $0) } == [300, 120, 120])
    let lost = try calendar.lost(from: days.first, to: days.last, hours: hours)
    #expect(lost == 540.0 / 480)
    // Hours that two regions have in common.
    let other = try planned(one("public from 11:00 on 2026-02-19"))
    let both = try WorkdayCalendar([planned(text), other], over: days, combining: .intersection)
    #expect(both.partDays.map { hours.minutesLost(on: $0) } == [60])
  }

  @Test("all hours of a day that are off are counted, each once") func hoursOfOneDay() throws {
    let days = DayRange(year: 2026)
    let hours = try WorkingHours(from: TimeOfDay(iso: "08:00"), to: TimeOfDay(iso: "17:00"))
    let short = try planned(one("workday from 09:00 until 13:00 on 2026-04-30"))
    let calendar = try WorkdayCalendar([short], over: days)
    #expect(calendar.partDays.map { hours.minutesLost(on: $0) } == [60, 240])
    #expect(try calendar.lost(from: days.first, to: days.last, hours: hours) == 300.0 / 540)
    // A union of regions loses what either loses, an intersection what both lose.
    let eve = try planned(one("public from 12:00 until 16:00 on 2026-04-30"))
    let either = try WorkdayCalendar([short, eve], over: days)
    #expect(either.partDays.map { hours.minutesLost(on: $0) } == [60, 300])
    let both = try WorkdayCalendar([short, eve], over: days, combining: .intersection)
    #expect(both.partDays.map { hours.minutesLost(on: $0) } == [180])
  }

  @Test("a worked day does not need an exchanged day") func workdays() throws {
    let calendar = try WorkdayCalendar([planned(one("workday on 2024-02-04"))], over: DayRange(year: 2024))
    #expect(calendar.worked.map(\.iso) == ["2024-02-04"])
  }

  @Test("a shift on the day of rest depends on the region, by period") func restDay() throws {
    let rule = one("public on 1 May; additional rest-day next working day", head: "weekend Friday Saturday")
    #expect(try planned(rule).days("aa.a", 2020...2021) == ["2020-05-01", "2020-05-03", "2021-05-01", "2021-05-02"])
    let friday = one(
      "public on 1 May; additional rest-day next working day",
      head: "weekend Friday Saturday\nrest-day Friday until 2020\nrest-day Saturday since 2021")
    #expect(try planned(friday).days("aa.a", 2020...2021) == ["2020-05-01", "2020-05-03", "2021-05-01", "2021-05-02"])
    let part = "region AA-BB\nparent AA\nrest-day Friday\nregion AA\nweekend Friday Saturday\nrest-day Saturday\n"
    let book = RuleBook(try Region.read(Array((part + one("public on 1 May; moved rest-day +2")).utf8)))
    let merged = try #require(book.merged("AA-BB"))
    let days = try HolidayPlan(merged).days("aa.a", 2020...2021)
    #expect(days == ["2020-05-03", "2021-05-01"])
  }

  @Test("a rule may count from the day to which another is moved") func asMoved() throws {
    let text = """
      rule hk.ching-ming
      name en A
      public on 5 April; moved Sunday +1
      rule hk.after
      name en B
      public on 1 day after hk.ching-ming, as moved
      rule hk.second
      name en C
      public on Monday after hk.after, as moved
      rule hk.own
      name en D
      public on 1 day after hk.ching-ming
      """
    let plan = try planned(text)
    #expect(try plan.days("hk.after", 2025...2026) == ["2025-04-06", "2026-04-07"])
    #expect(try plan.days("hk.own", 2025...2026) == ["2025-04-06", "2026-04-06"])
    #expect(try plan.days("hk.second", 2025...2026) == ["2025-04-07", "2026-04-13"])
    let lieu = "rule a.a\nname en A\npublic on 1 May; additional weekend next working day\n"
    let after = "rule a.b\nname en B\npublic on 1 day after a.a, as moved"
    let lieuPlan = try planned(lieu + after)
    #expect(try lieuPlan.days("a.b", 2026...2027) == ["2026-05-02", "2027-05-04"])
  }

  @Test("a region's shift applies to its recurring public holidays, and to those of its parts")
  func wholeFile() throws {
    let text = """
      region AA
      shift additional weekend next working day (since 2021)
      rule aa.a
      name en A
      public on 1 May
      rule aa.b
      name en B
      public on 2 May; no shift
      rule aa.c
      name en C
      observance on 1 May
      rule aa.d
      name en D
      public on 2021-05-08; status decided
      region AA-B
      parent AA
      shift moved weekend +10
      rule ab.e
      name en E
      public on 1 May
      """
    let book = RuleBook(try Region.read(Array(text.utf8)))
    let plan = HolidayPlan(try #require(book.merged("AA-B")))
    let found = DayRange(years: 2021...2021)
    let days = try plan.occurrences(in: found).occurrences.map { "\(plan.rule($0).id.string) \($0.day.iso)" }
    #expect(
      days.sorted() == [
        "aa.a 2021-05-01", "aa.a 2021-05-03", "aa.b 2021-05-02", "aa.c 2021-05-01", "aa.d 2021-05-08",
        "ab.e 2021-05-11",
      ])
    // A region that was not merged is shifted too.
    let bare = try #require(book["AA"])
    #expect(try HolidayPlan(bare).days("aa.a", 2021...2021) == ["2021-05-01", "2021-05-03"])
  }

  @Test("a holiday of a community is shown only if it was selected") func communities() throws {
    let text = one("optional for Yazidi on 1 May") + "\nrule aa.b\nname en B\npublic for armed forces on 2 May"
    #expect(try planned(text).occurrences(in: DayRange(year: 2026)).occurrences.isEmpty)
    #expect(try planned(text).explain(Day(iso: "2026-05-01")).considered.isEmpty)
    #expect(try planned(text, ["Yazidi"]).days("aa.a", 2026...2026) == ["2026-05-01"])
    #expect(try planned(text, ["armed forces"]).days("aa.b", 2026...2026) == ["2026-05-02"])
    #expect(try planned(text).region.communities == ["Yazidi", "armed forces"])
  }

  @Test("aliases and places are read and printed") func aliases() throws {
    let text =
      "region PR\nalso US-PR\nplace San Juan\nname es Puerto Rico\nname sr-Latn Portoriko\nname zh-Hant 波多黎各\n"
      + "languages es en pt-BR\nweekend Friday Saturday\nrest-day Friday until 2020\nrest-day none since 2021\n"
      + "shift additional Saturday -1 (since 2000)\nshift moved Sunday +1\n"
    let regions = try Region.read(Array(text.utf8))
    var writer = UTF8Writer()
    for region in regions { writer.write(region) }
    #expect(writer.string == text)
    #expect(regions[0].aliases == ["US-PR"] && regions[0].place == Array("San Juan".utf8))
    let day = try Day(iso: "2026-01-01")
    #expect(regions[0].names.text(in: ["zh"], on: day) == Array("波多黎各".utf8))
  }

  static let wrong: [(String, [RuleMistake.Field])] = [
    ("region A A", [.region]),
    ("region AA\nalso", [.region]),
    ("region AA\nalso AA", [.region]),
    ("region AA\nplace", [.name]),
    ("region AA\nplace A\nplace B", [.line]),
    ("region AA\nlanguages SV zh-hant pt-br x", [.language, .language, .language, .language]),
    ("region AA\nname EN A", [.language]),
    ("region AA\nshift weekend +1", [.shift]),
    ("region AA\nrest-day Someday", [.weekday]),
  ]

  @Test("mistakes in a region's head are reported", arguments: wrong)
  func wrongHeads(text: String, fields: [RuleMistake.Field]) {
    let error = #expect(throws: RuleMistakes.self) { try Region.read(Array(text.utf8)) }
    #expect(error?.mistakes.map(\.field) == fields)
  }

  static let wrongSentences: [(String, [RuleMistake.Field])] = [
    ("1 May; not on Someday, collision", [.weekday]),
    ("1 May; not on Sunday, Sunday", [.weekday]),
    ("1 May; not on Sunday; only on Monday", [.weekday]),
    ("optional for on 1 May", [.community]),
    ("public from 14:00 until 13:00 on 1 May", [.time]),
    ("public until 25:00 on 1 May", [.time]),
    ("2026-05-04 to 2026-05-01", [.range]),
    ("2026-05-04 to 2028-05-01", [.length]),
    ("2026-05-04 to 2026-05-08, 2026-05-07", [.date]),
    ("day 1 of month 13, hijri-ummalqura", [.month]),
    ("day 31 of month 1, hebrew", [.day]),
    ("day 1 of month 14, hebrew", [.month]),
    ("last Friday of every year", [.month]),
    ("1 day after x.y, as planned", [.pattern]),
  ]

  @Test("mistakes in a sentence are reported", arguments: wrongSentences)
  func sentenceMistakes(text: String, fields: [RuleMistake.Field]) {
    let error = #expect(throws: RuleMistakes.self) { try Rule(id: "x.one", sentence: Array(text.utf8)) }
    #expect(error?.mistakes.map(\.field) == fields)
  }

  @Test("a month that no calendar has was accepted before, and is still read from stored rules") func kept() throws {
    let text = Array(("region AA\n" + one("public on day 1 of month 13, hijri-ummalqura")).utf8)
    #expect(throws: RuleMistakes.self) { try Region.read(text) }
    let plan = HolidayPlan(try Region.readKept(text)[0])
    let answer = try plan.occurrences(in: DayRange(year: 2026))
    #expect(answer.occurrences.isEmpty && answer.gaps.isEmpty)
  }
}
