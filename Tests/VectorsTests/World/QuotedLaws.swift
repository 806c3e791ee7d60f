import FastiHolidays
import Testing

/// A rule is `law` because its text was opened, and the words that decide show it.
@Suite("Words of the laws") struct QuotedLaws {
  /// At most 15 words of a text are quoted.
  private static let limit = 15

  /// The texts in quotation marks.
  private static func quotations(_ text: String) -> [Substring] {
    text.matches(of: #/"([^"]*)"/#).map { $0.1 }
  }

  private static func words(_ quotation: Substring) -> Int {
    quotation.split { $0.isWhitespace }.filter { $0.contains { $0.isLetter || $0.isNumber } }.count
  }

  @Test("a quotation has at most 15 words", arguments: Shipped.codes)
  func short(code: String) throws {
    let rules = try #require(try Shipped.book()[RegionCode(code)]).rules
    for source in rules.flatMap({ $0.sources }).map({ String(decoding: $0, as: UTF8.self) }) {
      for quotation in Self.quotations(source) { #expect(Self.words(quotation) <= Self.limit, "\(code): \(quotation)") }
    }
  }

  @Test("a quotation in a line of adjudication has at most 15 words", arguments: World.countries)
  func adjudicated(country: String) throws {
    for line in try Adjudication.lines(of: country) {
      for quotation in Self.quotations(line.line) { #expect(Self.words(quotation) <= Self.limit, "\(quotation)") }
    }
  }

  @Test("a public holiday whose law was read quotes it", arguments: World.countries)
  func quoted(country: String) throws {
    for code in World.regions(of: country) {
      for rule in try #require(try Shipped.book()[RegionCode(code)]).rules
      where rule.confidence == .law && rule.periods.contains(where: { $0.kind == .public }) {
        let read = rule.sources.map { String(decoding: $0, as: UTF8.self) }.filter {
          $0.contains(#/read 20\d\d-\d\d$/#)
        }
        #expect(read.contains { !Self.quotations($0).isEmpty }, "\(rule.id.string)")
      }
    }
  }
}
