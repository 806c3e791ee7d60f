import FastiCivil
import FastiHolidays
import FastiRegions
import FastiWords
import PageSamples
import Testing

@Suite("Rules in sentences") struct RuleWordingTests {
  private static let day = Day(year: 2026, month: 6, day: 19)

  private static func shipped() throws -> [Region] {
    try ShippedRegion.all.flatMap { region in try Region.read(region.text.withUTF8Buffer { [UInt8]($0) }) }
  }

  @Test("a rule in three languages", arguments: RuleExample.all)
  func examples(_ example: RuleExample) throws {
    let rule = try Rule(id: "user.example", sentence: Array(example.sentence.utf8))
    for (language, expected) in [("en", example.english), ("sv", example.swedish), ("vi", example.vietnamese)] {
      let wording = RuleWording(
        try Samples.words(language), on: Self.day, names: ["us.thanksgiving-day": "Thanksgiving Day"])
      #expect(wording(rule) == expected)
    }
  }

  @Test(
    "exceptions are named, and of many only the nearest",
    arguments: [
      ("en", "Left out in 2020 and moved in 2021 to 3 May 2021.", "2028 to 3 May 2028, and 7 more exceptions."),
      ("sv", "Utelämnad år 2020 och flyttad år 2021 till den 3 maj 2021.", "3 maj 2028 och ytterligare 7 undantag."),
      ("vi", "Bị bỏ năm 2020 và dời năm 2021 sang ngày 3 tháng 5 năm 2021.", "2028 và 7 ngoại lệ khác."),
    ])
  func exceptions(_ language: String, few: String, many: String) throws {
    func told(_ lines: String) throws -> String {
      let text = "region AA\nrule aa.may\n  name en May\n  public on 1 May\n\(lines)"
      let rule = try #require(try Region.read(Array(text.utf8)).first?.rules.first)
      return RuleWording(try Samples.words(language), on: Day(year: 2027, month: 5, day: 1))(rule)
    }
    #expect(try told("  except 2020 cancelled\n  except 2021 moved to 2021-05-03\n").hasSuffix(few))
    let moved = (2019...2028).map { "  except \($0) moved to \($0)-05-03\n" }.joined()
    let text = try told(moved)
    #expect(text.hasSuffix(many) && text.contains("2026") && !text.contains("2025"), "\(text)")
  }

  @Test(
    "a year with names in several languages has the one in the reader's, otherwise the first",
    arguments: [
      ("en", "Called Jubilee in 2025 and left out in 2026."), ("sv", "Kallad Jubileum år 2025 och utelämnad år 2026."),
      ("vi", "Gọi là Jubilee năm 2025 và bị bỏ năm 2026."),
    ])
  func renamed(_ language: String, _ end: String) throws {
    let text =
      "region AA\nrule aa.may\n  name en May\n  public on 1 May\n  except 2025 renamed en Jubilee\n"
      + "  except 2025 renamed sv Jubileum\n  except 2026 cancelled\n"
    let rule = try #require(try Region.read(Array(text.utf8)).first?.rules.first)
    let said = RuleWording(try Samples.words(language), on: Self.day)(rule)
    #expect(said.hasSuffix(" \(end)"), "\(said)")
  }

  @Test("every shipped rule is written whole, and differently in each language")
  func whole() throws {
    let wordings = try PageLaws.shippedLanguages.map { RuleWording(try Samples.words($0), on: Self.day) }
    for rule in try Self.shipped().flatMap(\.rules) {
      let texts = wordings.map { $0(rule) }
      #expect(Set(texts).count == texts.count, "\(rule.id.string)")
      for text in texts {
        let holes = ["{", "}", "  ", ", ,", ",.", "..", " ,", " ."].filter { text.contains($0) }
        #expect(text.hasSuffix(".") && holes.isEmpty, "\(rule.id.string): \(text)")
      }
    }
  }

  @Test("rules of a region that differ have different sentences", arguments: PageLaws.shippedLanguages)
  func different(_ language: String) throws {
    let wording = RuleWording(try Samples.words(language), on: Self.day)
    for region in try Self.shipped() {
      var known: [String: Rule] = [:]
      for rule in region.rules {
        let text = wording(rule)
        if let other = known[text] {
          let isSame = other.periods == rule.periods && other.exceptions == rule.exceptions
          #expect(isSame, "\(other.id.string), \(rule.id.string): \(text)")
        }
        known[text] = rule
      }
    }
  }
}
