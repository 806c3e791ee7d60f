import FastiAgenda
import FastiCivil
import FastiFormats
import Testing

@Suite("The terminal")
struct TerminalTests {
  @Test(
    "columns of text",
    arguments: [
      ("", 0), ("Trettondedag jul", 16), ("Alla själars dag", 16), ("Tết Nguyên Đán", 14), ("Te\u{302}\u{301}t", 3),
      ("春节", 4), ("설날", 4), ("\u{1112}\u{1161}\u{11AB}", 2), ("한", 2), ("🎄", 2), ("e\u{301}", 1), ("\u{200B}", 0),
      ("ﾊﾝｶｸ", 4), ("ＡＢ", 4), ("عيد", 3), ("a\tb", 2), ("\u{7F}", 0), ("\u{85}", 0), ("→", 1), ("\u{AD}", 0),
      ("½", 1), ("\u{300}", 0), ("\u{10FFFF}", 1),
    ])
  func width(text: String, columns: Int) {
    #expect(TerminalWidth.of(text) == columns)
  }

  @Test(
    "invalid bytes are measured without an error",
    arguments: [[0xC3], [0x80, 0x80], [0xE2, 0x82, 0x41], [0xFF, 0x41]] as [[UInt8]])
  func broken(bytes: [UInt8]) {
    #expect(TerminalWidth.of(bytes) <= bytes.count)
  }

  @Test("text is padded by its columns, not by its bytes")
  func padding() {
    var writer = UTF8Writer()
    for text in ["春节", "Tết", "abcdef"] {
      writer.write(text, columns: 5)
      writer.write("|")
    }
    writer.write(7, columns: 3)
    writer.write(-12_345, columns: 3)
    writer.write(-12, columns: 4)
    let text = Array("a春节Tếtb".utf8)
    writer.write(text, in: 1..<(text.count - 1), columns: 8)
    writer.write(text, in: 0..<1, columns: 2)
    #expect(writer.string == "春节 |Tết  |abcdef|  7-12345 -12春节Tết a ")
  }

  @Test("styles are written only if they are on")
  func style() {
    var writer = UTF8Writer()
    TerminalStyle(isOn: true).write([.red, .bold], "5", to: &writer)
    TerminalStyle(isOn: true).write([], "6", to: &writer)
    TerminalStyle(isOn: false).write([.red, .reverse], "7", to: &writer)
    #expect(String(decoding: TerminalStyle.finished(writer.bytes), as: UTF8.self) == "\u{1B}[1;31m5\u{1B}[0m67")
  }

  @Test("a month is as wide as its weeks, with its name in the middle")
  func month() throws {
    var writer = UTF8Writer()
    let text = CalendarText(words: .english, style: TerminalStyle(isOn: false)) { _ in [] }
    text.write(MonthGrid(try YearMonth(year: 2026, month: 6)), to: &writer)
    #expect(writer.string.hasPrefix("       June 2026\n"))
  }

  @Test("the distance of a day in each language")
  func distance() {
    let known: [(words: Words, texts: [String])] = [
      (.english, ["today", "tomorrow", "in 2 days"]), (.swedish, ["i dag", "i morgon", "om 2 dagar"]),
      (.vietnamese, ["hôm nay", "ngày mai", "còn 2 ngày"]),
    ]
    for (words, texts) in known {
      for (count, text) in texts.enumerated() {
        var writer = UTF8Writer()
        writer.write(daysAhead: count, words)
        #expect(writer.string == text)
      }
    }
  }
}
