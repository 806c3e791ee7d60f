import FastiData
import FastiWords
import PageSamples
import TestSupport
import Testing

@Suite("The words of the pages") struct WordsTests {
  static let english = "\(ShippedWords.all.first { "\($0.language)" == "en" }!.text)"

  @Test("every language has every phrase once, and no other", arguments: PageLaws.shippedLanguages)
  func complete(_ language: String) throws { _ = try Samples.words(language) }

  @Test("English, Swedish and Vietnamese ship")
  func shipped() { #expect(PageLaws.shippedLanguages == ["en", "sv", "vi"]) }

  @Test("a missing phrase, an unknown one, a repeated one and an invalid line are distinguished")
  func mistakes() throws {
    let lines = Self.english.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
    let place = try #require(lines.firstIndex { $0.hasPrefix("undo = ") })
    var missing = lines
    missing.remove(at: place)
    #expect(throws: WordsError.missing("undo")) { try read(missing) }
    #expect(throws: WordsError.unknown(line: 1)) { try read(["restart = Restart"] + lines) }
    #expect(throws: WordsError.twice(line: lines.count + 1)) { try read(lines + ["undo = Undo"]) }
    #expect(throws: WordsError.malformed(line: 1)) { try read(["undo"] + lines) }
  }

  @Test(
    "a message on a page is a sentence: with a capital letter, in every language, except before a name",
    arguments: [
      ("there is no day", "There is no day"), ("ändra tiden", "Ändra tiden"), ("đã lưu", "Đã lưu"), ("ở đây", "Ở đây"),
      ("ưu tiên", "Ưu tiên"), ("\"x\" is not a date", "\"x\" is not a date"), ("Name has no text", "Name has no text"),
      ("fasti.db is damaged", "fasti.db is damaged"), ("", ""),
    ])
  func sentences(_ message: String, _ sentence: String) throws {
    #expect(try Samples.words("en").sentence(message) == sentence)
  }

  @Test("the slots of a phrase are the same in every language")
  func slots() throws {
    let all = try PageLaws.shippedLanguages.map { try Samples.words($0) }
    // A month may be a number, and a weekday is written out if its short name is also the name of a month.
    for phrase in Phrase.allCases where phrase != .monthShort && phrase != .dateShort {
      let counts = all.map { words in (1...9).filter { words(phrase).contains("{\($0)}") } }
      #expect(Set(counts).count == 1, "\(phrase)")
    }
  }

  private func read(_ lines: [String]) throws {
    _ = try PageWords(language: "en", text: Array(lines.joined(separator: "\n").utf8))
  }
}
