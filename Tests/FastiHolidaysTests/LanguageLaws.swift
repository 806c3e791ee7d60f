import FastiCalendars
import FastiCivil
import TestSupport
import Testing

@testable import FastiHolidays

@Suite("Laws of the rule language") struct LanguageLaws {
  @Test("parse(print(period)) == period, for 20,000 random periods") func roundTripOfPeriods() throws {
    var random = Chance(seed: 1)
    var wrong: [String] = []
    for _ in 0..<20_000 {
      let period = random.period()
      var rule = Rule(id: "x.one")
      rule.periods = [period]
      let text = rule.sentence
      do {
        let read = try Rule(id: "x.one", sentence: text, kind: nil)
        if read != rule { wrong.append(String(decoding: text, as: UTF8.self)) }
      } catch {
        // A sentence that can never occur is refused; everything else must read back.
        if !error.mistakes.allSatisfy({ $0.problem == .never }) { wrong.append(String(decoding: text, as: UTF8.self)) }
      }
    }
    #expect(wrong.isEmpty, "\(wrong.prefix(3))")
  }

  @Test("a sentence of each type of pattern reads back as a pattern of that type", arguments: PatternType.allCases)
  func roundTripOfTypes(_ type: PatternType) throws {
    var random = Chance(seed: 2)
    for _ in 0..<200 {
      let pattern = random.pattern(type)
      #expect(pattern.type == type)
      var rule = Rule(id: "x.one")
      rule.periods = [Rule.Period(kind: .public, pattern: pattern)]
      let text = rule.sentence
      do {
        let read = try Rule(id: "x.one", sentence: text, kind: nil)
        #expect(read == rule)
      } catch { #expect(error.mistakes.allSatisfy { $0.problem == .never }, "\(pattern)") }
    }
  }

  @Test("a region file reads back as the same region") func roundTripOfRegions() throws {
    let text = """
      region AU-NSW
      parent AU
      name en New South Wales
      languages en
      zone +10:04:52 until 1895-01-31
      zone Australia/Sydney since 1895-02-01
      weekend Sunday until 1950
      weekend Saturday Sunday since 1951
      in-lieu-name en {name} (additional day)
      colours FFFFFF on 00247D
      without au.kings-birthday

      rule nsw.kings-birthday
        name en [until 2022] Queen's Birthday
        name en [since 2023] King's Birthday
        public on 2nd Monday of June
        except 1999 cancelled
        except 2001 moved to 2001-06-12
        except 2002 renamed en Golden Jubilee
        source Public Holidays Act 2010 s 4

      """
    let regions = try Region.read(Array(text.utf8))
    var writer = UTF8Writer()
    writer.write(regions[0])
    #expect(writer.string == text)
  }

  @Test("a name that begins with a bracket reads back as it is")
  func bracketed() throws {
    var rule = try Rule(id: RuleID("a"), sentence: Array("public on 1 May".utf8))
    rule.names.entries = ["[Bank] holiday", "[since 2030] Feast", "[]"].map {
      Names.Entry(language: "en", text: Array($0.utf8))
    }
    var region = Region(code: "XX")
    region.names.entries = rule.names.entries
    region.rules = [rule]
    var writer = UTF8Writer()
    writer.write(region)
    #expect(try Region.read(writer.bytes) == [region])
  }

  static let sentences: [(String, String)] = [
    ("public on 25 December", "public on 25 December"),
    ("December 25", "public on 25 December"),
    ("29 february or 1 march", "public on 29 February or 1 March"),
    ("easter", "public on Easter"),
    ("1 day after Easter", "public on 1 day after Easter"),
    ("2 days before orthodox Easter", "public on 2 days before orthodox Easter"),
    ("orthodox Easter", "public on orthodox Easter"),
    ("saturday between 31 october and 6 november", "public on Saturday in 31 October to 6 November"),
    ("second sunday in november", "public on 2nd Sunday of November"),
    ("2nd last monday of may", "public on 2nd last Monday of May"),
    ("day 10 of lunar month 3, vietnamese", "public on day 10 of lunar month 3, Vietnamese"),
    (
      "last day of regular or leap lunar month 12, Chinese",
      "public on last day of regular or leap lunar month 12, Chinese"
    ),
    ("day 1 of month 10, hijri-ummalqura", "public on day 1 of month 10, hijri-ummalqura"),
    ("june solstice", "public on June solstice"),
    ("solar term 315", "public on solar term 315"),
    ("day after us.thanksgiving-day", "public on 1 day after us.thanksgiving-day"),
    ("monday on or after x.y", "public on Monday on or after x.y"),
    ("day between two public holidays", "public on day between two public holidays"),
    ("2011-12-28, 2011-12-27", "public on 2011-12-27, 2011-12-28"),
    ("2026-01-02 swapped with 2026-01-10", "public on 2026-01-02 swapped with 2026-01-10"),
    (
      "bank from 12:00 on 24 December; every 4 years from 1937; since 2012; until 2020-06-30; status decided",
      "bank from 12:00 on 24 December; every 4 years from 1937; since 2012; until 2020-06-30; status decided"
    ),
    (
      "1 January; additional saturday to +2, weekend next working day (since 2012)",
      "public on 1 January; additional Saturday +2, weekend next working day (since 2012)"
    ),
    (
      "observance on 6 June; until 2004; then public on 6 June; since 2005",
      "observance on 6 June; until 2004; then public on 6 June; since 2005"
    ),
  ]

  @Test("several spellings are accepted and printed in one form", arguments: sentences)
  func spelling(written: String, printed: String) throws {
    let rule = try Rule(id: "x.one", sentence: Array(written.utf8))
    #expect(String(decoding: rule.sentence, as: UTF8.self) == printed)
  }

  static let wrongSentences: [(String, [RuleMistake.Field])] = [
    ("", [.pattern]),
    ("sometime", [.pattern]),
    ("30 February", [.day]),
    ("32 Juuly", [.day, .month]),
    ("Blursday in 40 June to 6 Juuly", [.weekday, .day, .month]),
    ("6th Monday of Mai", [.ordinal, .month]),
    ("300 days after Easter", [.offset]),
    ("121 days before Easter", [.offset]),
    ("day 31 of lunar month 13, Martian", [.day, .month, .calendar]),
    ("solar term 17", [.event]),
    ("August solstice", [.event]),
    ("1 May; since 2020; until 2010", [.until]),
    ("1 May; since 1500", [.since]),
    ("1 May; additional Someday +2, Sunday +99", [.weekday, .shift]),
    ("1 May; every 1 years from 3000", [.cycle, .cycle]),
    ("1 May; lasting 400 days", [.length]),
    ("1 May; status maybe", [.status]),
    ("1 May; whenever", [.shift]),
    ("1 May extra", [.pattern]),
    ("2026-02-30", [.date]),
    ("2026-01-02 swapped for 2026-01-10", [.swap]),
    ("1 day after x y", [.pattern]),
    ("1 day after x.one", [.reference]),
    ("bank from 25:00 on 1 May", [.time]),
    ("1 May; then 2 May", [.pattern]),
    ("1 May; since 2000; since 2001", [.since]),
    ("1 May; until 2001-05-01; until 2001", [.until]),
    ("1 May; every 2 years from 2000; every 3 years from 2000", [.cycle]),
    ("1 May; lasting 3 days; lasting 2 days", [.length]),
    ("1 May; status decided; status projected", [.status]),
    ("1 May; moved Saturday +2 (since 2020, until 2010)", [.until]),
    ("2026-01-02 swapped with 2026-01-02", [.swap]),
  ]

  @Test("every mistake of a sentence is reported at once", arguments: wrongSentences)
  func mistakes(written: String, fields: [RuleMistake.Field]) {
    let error = #expect(throws: RuleMistakes.self) { try Rule(id: "x.one", sentence: Array(written.utf8)) }
    #expect(error?.mistakes.map(\.field) == fields)
    for mistake in error?.mistakes ?? [] {
      #expect(mistake.description.count > 10)
    }
  }

  /// Sentences with several mistakes, and the column and field of each: none is the consequence of another.
  static let placedMistakes: [(String, [Place])] = [
    ("last Sundy of Mai; since 2030; until 2020", [.at(6, .weekday), .at(15, .month), .at(38, .until)]),
    ("Saturday im 31 Octobr to 6 Novembr", [.at(10, .range), .at(16, .month), .at(28, .month)]),
    ("Saturday 31 October to 6 November", [.at(10, .range)]),
    ("Saturday between 20 June 26 June", [.at(26, .range)]),
    ("Mondag in June", [.at(1, .ordinal), .at(1, .weekday)]),
    ("5h Mondya of Jly", [.at(1, .ordinal), .at(4, .weekday), .at(14, .month)]),
    ("39 days aftr Easter", [.at(9, .pattern)]),
    ("39 dys after orthodox Easter; since 1200", [.at(4, .pattern), .at(37, .since)]),
    ("day 10 off lunar month 13, Vietnamse", [.at(8, .pattern), .at(24, .month), .at(28, .calendar)]),
    ("day 10 of lunr month 3, Vietnamese", [.at(11, .month)]),
    ("dya 40 of month 15, martian", [.at(1, .day), .at(5, .day), .at(17, .month), .at(21, .calendar)]),
    ("Sunday of May; every 4 yers from 19x7", [.at(1, .ordinal), .at(24, .cycle), .at(34, .cycle)]),
    ("Mondag after x_y", [.at(1, .weekday), .at(14, .reference)]),
    ("day between too public holidays", [.at(1, .pattern)]),
    ("December", [.at(9, .day)]),
    (
      "2026-01-02 swaped with 2026-13-10, 2026-02-30 swapped with 2026-03-01",
      [.at(12, .swap), .at(24, .date), .at(36, .date)]
    ),
    (
      "1 May; additional Satuday next workng day, Sundey +1",
      [.at(19, .weekday), .at(27, .shift), .at(44, .weekday)]
    ),
    ("public frm 12:00 on 25 Decembr", [.at(8, .pattern), .at(24, .month)]),
    ("1 Máj; since 2O20", [.at(3, .month), .at(14, .since)]),
  ]

  /// Where a mistake stands, and in what.
  struct Place: Equatable {
    let column: Int
    let field: RuleMistake.Field

    static func at(_ column: Int, _ field: RuleMistake.Field) -> Place { Place(column: column, field: field) }
  }

  @Test("each mistake has its own place, and none is caused by another", arguments: placedMistakes)
  func places(written: String, places: [Place]) {
    let error = #expect(throws: RuleMistakes.self) { try Rule(id: "x.one", sentence: Array(written.utf8)) }
    #expect(error?.mistakes.map { Place(column: $0.column, field: $0.field) } == places)
    for mistake in error?.mistakes ?? [] where !mistake.value.isEmpty && mistake.problem != .repeated {
      // At that place stands what the mistake is about.
      let rest = Array(written.unicodeScalars.dropFirst(mistake.column - 1)).prefix(mistake.value.count)
      let value = String(decoding: mistake.value, as: UTF8.self)
      #expect(String(String.UnicodeScalarView(rest)).hasPrefix(value))
    }
  }

  @Test("the mistakes of a file have their lines") func lines() {
    let text = "region SE\nlanguages sv\nwobble x\nrule se.one\n  public on 32 May\n  name s Ett\nrule se.one\n"
    let error = #expect(throws: RuleMistakes.self) { try Region.read(Array(text.utf8)) }
    #expect(error?.mistakes.map(\.line) == [3, 5, 6, 4, 7, 7])
  }

  @Test("random bytes never crash the reader") func hostile() throws {
    var random = Chance(seed: 7)
    let base = Array(
      "region SE\nrule a.b\n public from 12:00 on Saturday in 31 October to 6 November; every 4 years from 1937; additional Saturday +2 (since 2012)\n name en [until 2022] X\n except 2001 moved to 2001-06-12\n"
        .utf8)
    var accepted = 0
    for _ in 0..<20_000 {
      var bytes = base
      for _ in 0..<random.int(1...6) {
        let place = random.int(0...bytes.count - 1)
        switch random.int(0...2) {
        case 0: bytes[place] = UInt8(random.int(0...255))
        case 1: bytes.remove(at: place)
        default: bytes.insert(UInt8(random.int(0...255)), at: place)
        }
      }
      do throws(RuleMistakes) {
        let regions = try Region.read(bytes)
        accepted += 1
        var writer = UTF8Writer()
        for region in regions { writer.write(region) }
        let again = try Region.read(writer.bytes)
        #expect(again == regions)
      } catch { #expect(!error.mistakes.isEmpty) }
    }
    #expect(accepted > 0)
  }
}
