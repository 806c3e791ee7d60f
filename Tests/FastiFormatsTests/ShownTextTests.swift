import FastiCivil
import TestSupport
import Testing

@testable import FastiFormats

@Suite("Texts that the program outputs") struct ShownTextTests {
  @Test("control characters are shown as U+FFFD, direction changes are removed, the rest stays")
  func every() {
    for value in UInt32(0)...0x3_0000 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let isControl = value < 0x20 && scalar != "\n" && scalar != "\t" || (0x7F...0x9F).contains(value)
      let turns = (0x202A...0x202E).contains(value) || (0x2066...0x2069).contains(value)
      let wanted = "a" + (isControl ? "\u{FFFD}" : turns ? "" : String(scalar)) + "b"
      if ShownText.of("a\(scalar)b") != wanted { Issue.record("U+\(String(value, radix: 16))") }
    }
  }

  @Test("bytes that are not UTF-8 are handled without an error")
  func broken() {
    var chance = Chance(seed: 13)
    for _ in 0..<20_000 {
      let bytes = (0..<chance.number(0...6)).map { _ in
        chance.pick([0xC2, 0xE2, 0x80, 0x81, 0xAA, 0xAE, 0x9B, 0x1B, 0x41, 0xFF] as [UInt8])
      }
      let shown = ShownText.of(bytes)
      #expect(!shown.contains(0x1B) && ShownText.of(shown) == shown || shown.contains(0xC2) || shown.contains(0xE2))
    }
  }

  @Test("the escapes of styles stay, those of texts are removed")
  func styles() {
    var writer = UTF8Writer()
    TerminalStyle(isOn: true).write(.bold, "a\u{1B}[31mb", to: &writer)
    let text = String(decoding: TerminalStyle.finished(writer.bytes), as: UTF8.self)
    #expect(text == "\u{1B}[1ma\u{FFFD}[31mb\u{1B}[0m")
  }

  private struct Cell: FieldWritable {
    let text: String
    func write<Writer: FieldWriter>(to writer: inout Writer) {
      writer.field("text", text)
      writer.field("texts", [text, "b"])
    }
  }

  @Test("a cell of an answer is not a formula, and a number with a sign is not changed")
  func cells() {
    func line(_ text: String) -> String {
      var csv = CSVWriter(isForPeople: true)
      csv.record(Cell(text: text))
      return String(csv.string.split(separator: "\n", maxSplits: 1)[1])
    }
    #expect(line("=cmd|calc!A0") == "'=cmd|calc!A0,'=cmd|calc!A0;b\n")
    #expect(line("@a\u{1B}") == "'@a\u{FFFD},'@a\u{FFFD};b\n")
    #expect(line("-8.00").hasPrefix("-8.00,") && line("+1").hasPrefix("+1,"))
    #expect(line("-8.").hasPrefix("'-8.,") && line("-").hasPrefix("'-,") && line("+1+1").hasPrefix("'+1+1,"))
    #expect(line("a=b") == "a=b,a=b;b\n")
    var file = CSVWriter()
    file.record(Cell(text: "=1"))
    #expect(file.string == "text,texts\n=1,=1;b\n")
  }

  @Test("of all characters three are marks of a direction")
  func marks() {
    #expect((UInt32(0)...0x3_0000).filter { BidiControls.isMark($0) } == [0x061C, 0x200E, 0x200F])
  }

  @Test("changes of the direction are escaped in JSON, also at its end")
  func escaped() {
    let text = "\u{202E}a–b\u{2069}"
    #expect(String(decoding: BidiControls.escaped(inJSON: Array(text.utf8)), as: UTF8.self) == "\\u202ea–b\\u2069")
  }
}
