import FastiFormats
import LeaveSamples
import TestSupport
import Testing

@Suite("Reading CSV")
struct CSVReaderTests {
  /// All lines and all errors of a text.
  private func read(_ bytes: [UInt8]) throws -> (lines: [CSVLine], errors: [CSVError]) {
    var reader = try CSVReader(bytes)
    var (lines, errors): ([CSVLine], [CSVError]) = ([], [])
    while true {
      do {
        guard let line = try reader.next() else { return (lines, errors) }
        lines.append(line)
      } catch {
        errors.append(error)
      }
    }
  }

  private func cells(_ text: String) throws -> [[String]] {
    let (lines, errors) = try read(Array(text.utf8))
    #expect(errors.isEmpty)
    return lines.map { $0.cells.map { String(decoding: $0, as: UTF8.self) } }
  }

  @Test(
    "what RFC 4180 allows is read",
    arguments: [
      ("", []),
      ("a", [["a"]]),
      ("a,b\r\nc,d\r\n", [["a", "b"], ["c", "d"]]),
      ("a,b\nc,d", [["a", "b"], ["c", "d"]]),
      ("a,,\n,\n", [["a", "", ""], ["", ""]]),
      ("\n", [[""]]),
      ("\r\n\r\n", [[""], [""]]),
      ("\"a\",\"b c\"\r\n", [["a", "b c"]]),
      ("\"a,b\",\"c\r\nd\ne\rf\"", [["a,b", "c\r\nd\ne\rf"]]),
      ("\"say \"\"no\"\"\",\"\"\"\",\"\"", [["say \"no\"", "\"", ""]]),
      (" a , b ", [[" a ", " b "]]),
      ("\u{FEFF}a,å\n", [["a", "å"]]),
      ("\u{FEFF}\"a\"", [["a"]]),
      ("漢字,🎄\n", [["漢字", "🎄"]]),
      ("a'b,=1\n", [["a'b", "=1"]]),
    ] as [(String, [[String]])])
  func allowed(text: String, expected: [[String]]) throws {
    #expect(try cells(text) == expected)
  }

  @Test(
    "mistakes are reported with line and column",
    arguments: [
      ("a\"b", .strayQuote, 1, 2),
      ("a,b\nå \"x\",c\n", .strayQuote, 2, 3),
      ("a,\"b\"c\n", .afterQuote, 1, 6),
      ("\"a\" ,b", .afterQuote, 1, 4),
      ("\"x\ny\"z\n", .afterQuote, 2, 3),
      ("a\nb,\"c\nd\n", .openQuote, 2, 3),
      ("\"", .openQuote, 1, 1),
      ("a\rb\n", .strayReturn, 1, 2),
      ("a,b\r", .strayReturn, 1, 4),
      ("\"a\"\r", .afterQuote, 1, 4),
      ("a\u{0}b", .zeroByte, 1, 2),
      ("\"a\u{0}\"", .zeroByte, 1, 3),
    ] as [(String, CSVError.Problem, Int, Int)])
  func wrong(text: String, problem: CSVError.Problem, line: Int, column: Int) throws {
    #expect(try read(Array(text.utf8)).errors == [CSVError(problem, at: TextPosition(line: line, column: column))])
  }

  @Test("after a mistake the other lines are read, with their numbers")
  func goesOn() throws {
    let text = "a,b\nc\"d,e\n\"f\ng\",h\n\"i\"j\n\u{0}\nk,l\r\nm\r\nn,\"o\np\n"
    let (lines, errors) = try read(Array(text.utf8))
    #expect(lines.map(\.number) == [1, 3, 7, 8])
    #expect(lines.last?.cells == [Array("m".utf8)])
    #expect(
      errors == [
        CSVError(.strayQuote, at: TextPosition(line: 2, column: 2)),
        CSVError(.afterQuote, at: TextPosition(line: 5, column: 4)),
        CSVError(.zeroByte, at: TextPosition(line: 6, column: 1)),
        CSVError(.openQuote, at: TextPosition(line: 9, column: 3)),
      ])
  }

  @Test("bytes that are not UTF-8 are refused with their position")
  func notUTF8() throws {
    let bytes = Array("a,å".utf8) + [0xFF] + Array("\nb,\"c\"".utf8)
    let (lines, errors) = try read(bytes)
    #expect(errors == [CSVError(.notUTF8, at: TextPosition(line: 1, column: 4))])
    #expect(lines.map(\.number) == [2])
  }

  @Test("length and cells have limits")
  func limits() throws {
    #expect(throws: CSVError(.tooLong(limit: 3), at: TextPosition(line: 1))) {
      try CSVReader(Array("a,bc".utf8), longest: 3)
    }
    var reader = try CSVReader(Array("a,b,c\nd,e\n".utf8), mostCells: 2)
    #expect(throws: CSVError(.tooManyCells(limit: 2), at: TextPosition(line: 1, column: 5))) { try reader.next() }
    #expect(try reader.next()?.number == 2)
  }

  @Test("the reader reads what the writer writes, and no input crashes it")
  func fuzz() throws {
    var chance = Chance(seed: 4_180)
    let alphabet = "a,\"\r\n\u{0}'=+-@ å\t\u{FF1D}\u{FEFF}"
    for _ in 0..<Soak.rounds(short: 3_000, long: 500_000) {
      let bytes = chance.broken(Array("date,notes\r\n2026-02-05,\"a \"\"b\"\"\r\nc\"\r\n".utf8), alphabet: alphabet)
      _ = try read(bytes)
      let scalars = Array("a,\"\r\n'=+-@ åb\t\u{FF1D}".unicodeScalars)
      let texts = (0...2).map { _ in
        String(String.UnicodeScalarView((0..<chance.number(0...6)).map { _ in chance.pick(scalars) }))
      }
      var csv = CSVWriter(lineEnd: chance.one(in: 2) ? .crlf : .lf)
      csv.record(Texts(texts: texts))
      let (lines, errors) = try read(csv.bytes)
      #expect(errors.isEmpty)
      #expect(lines.last?.cells == texts.map { Array($0.utf8) }, "\(texts)")
    }
  }

  private struct Texts: FieldWritable {
    let texts: [String]
    func write<Writer: FieldWriter>(to writer: inout Writer) {
      for text in texts { writer.field("text", text) }
    }
  }
}
