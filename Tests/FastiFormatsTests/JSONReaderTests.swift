import FastiFormats
import Foundation
import Testing

@Suite("Reading JSON")
struct JSONReaderTests {
  @Test("every valid text is read", arguments: JSONCases.valid)
  func valid(text: String) throws {
    _ = try JSONValue(reading: Array(text.utf8))
  }

  @Test("every invalid text is refused", arguments: JSONCases.invalid)
  func invalid(text: String) {
    #expect(throws: JSONError.self) { try JSONValue(reading: Array(text.utf8)) }
  }

  @Test("a name that occurs twice is refused, in small and in large objects", arguments: [2, 3, 24, 25, 26, 200])
  func twice(count: Int) throws {
    // Names of equal length, of different length, and with an escape.
    for name in [{ "n\(1_000 + $0)" }, { "n\($0)" }, { #"\u006e\#($0)"# }] as [(Int) -> String] {
      let members = (0..<count).map { #""\#(name($0))":{"inner":\#($0)}"# }
      #expect(try JSONValue(reading: Array("{\(members.joined(separator: ","))}".utf8)).members().count == count)
      for place in 0..<count - 1 {
        let other = name(place).replacing(#"\u006e"#, with: "n")
        let before = "{\(members.joined(separator: ",")),"
        let error = JSONError(.duplicateName, at: TextPosition(line: 1, column: before.utf8.count + 1))
        #expect(throws: error) { try JSONValue(reading: Array("\(before)\"\(other)\":0}".utf8)) }
      }
    }
    #expect(throws: JSONError.self) { try JSONValue(reading: Array(#"{"":1,"":2}"#.utf8)) }
  }

  @Test("bytes that are not UTF-8 are refused, with their position", arguments: JSONCases.notUTF8)
  func notUTF8(bytes: [UInt8]) {
    let error = JSONError(.notUTF8, at: TextPosition(line: 2, column: 3))
    #expect(throws: error) { try JSONValue(reading: Array("[\n \"".utf8) + bytes + Array("\"]".utf8)) }
  }

  @Test(
    "texts in other encodings are refused", arguments: [String.Encoding.utf16BigEndian, .utf16LittleEndian, .utf16])
  func otherEncoding(encoding: String.Encoding) throws {
    let bytes = [UInt8](try #require(#"["å"]"#.data(using: encoding)))
    #expect(throws: JSONError.self) { try JSONValue(reading: bytes) }
  }

  @Test("a byte order mark is skipped, half of one is not")
  func byteOrderMark() throws {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    #expect(try JSONValue(reading: mark + Array("{}".utf8)).kind == .object)
    #expect(throws: JSONError.self) { try JSONValue(reading: mark) }
    #expect(throws: JSONError.self) { try JSONValue(reading: Array(mark.prefix(2)) + Array("{}".utf8)) }
    let error = JSONError(.malformedNumber, at: TextPosition(line: 1, column: 3))
    #expect(throws: error) { try JSONValue(reading: mark + Array("[01]".utf8)) }
  }

  @Test(
    "mistakes are reported with their position",
    arguments: [
      ("", .ended(expected: .value), 1, 1),
      ("[1,\n 2\n", .ended(expected: .commaOrEndOfArray), 3, 1),
      ("[1 2]", .unexpected(expected: .commaOrEndOfArray), 1, 4),
      ("[,1]", .unexpected(expected: .valueOrEnd), 1, 2),
      ("[1,]", .unexpected(expected: .value), 1, 4),
      ("{\"å\" 1}", .unexpected(expected: .colon), 1, 6),
      ("{1:2}", .unexpected(expected: .nameOrEnd), 1, 2),
      ("{\"a\":1,}", .unexpected(expected: .name), 1, 8),
      ("{\"a\":1 \"b\":2}", .unexpected(expected: .commaOrEndOfObject), 1, 8),
      ("\"abc", .ended(expected: .quote), 1, 5),
      ("\"a\tb\"", .controlCharacter(9), 1, 3),
      ("\"a\\q\"", .malformedEscape, 1, 3),
      ("\"\\uD800\"", .loneSurrogate, 1, 2),
      ("[1]\r\n[2]", .unexpected(expected: .end), 2, 1),
      ("\r\r[-]", .malformedNumber, 3, 3),
      ("{\"a\":1,\r\n \"\\u0061\":2}", .duplicateName, 2, 2),
    ] as [(String, JSONError.Problem, Int, Int)])
  func place(text: String, problem: JSONError.Problem, line: Int, column: Int) {
    let error = JSONError(problem, at: TextPosition(line: line, column: column))
    #expect(throws: error) { try JSONValue(reading: Array(text.utf8)) }
  }

  @Test("depth and length have limits, and no depth exhausts the stack")
  func limits() throws {
    func nested(_ depth: Int) -> [UInt8] {
      [UInt8](repeating: 0x5B, count: depth) + [UInt8](repeating: 0x5D, count: depth)
    }
    _ = try JSONValue(reading: nested(128))
    _ = try JSONValue(reading: nested(100_000), limits: JSONLimits(bytes: 200_000, depth: 100_000))
    for text in [nested(129), nested(100_000), [UInt8](repeating: 0x5B, count: 100_000)] {
      let error = JSONError(.tooDeep(limit: 128), at: TextPosition(line: 1, column: 129))
      #expect(throws: error) { try JSONValue(reading: text) }
    }
    let error = JSONError(.tooLong(limit: 4), at: TextPosition(line: 1))
    #expect(throws: error) { try JSONValue(reading: Array("[1,2]".utf8), limits: JSONLimits(bytes: 4, depth: 9)) }
  }
  @Test("a string, and the names of an object that is walked, have separate limits")
  func texts() throws {
    let limits = JSONLimits(bytes: 1_000, depth: 9, text: 4)
    _ = try JSONValue(reading: Array("{\"abcd\":[\"abcd\",\"\",12345]}".utf8), limits: limits)
    for text in ["\"abcde\"", "{\"abcde\":1}", "[\"\\u0041\"]"] {
      let error = #expect(throws: JSONError.self) { try JSONValue(reading: Array(text.utf8), limits: limits) }
      #expect(error?.problem == .tooLongText(limit: 4), "\(text)")
    }
    var walk = try JSONWalk(Array("{\"ab\":1,\"cd\":2,\"e\":3}".utf8), limits: limits)
    var seen = 0
    let error = #expect(throws: JSONError.self) { try walk.object { _, _ in seen += 1 } }
    #expect(error?.problem == .tooLongText(limit: 4) && seen == 2)
  }

  @Test("a mistake that a caller catches does not end the program when the next value is read")
  func caught() throws {
    var walk = try JSONWalk(Array(#"{"a":[{"b":,"c":1}]}"#.utf8))
    try walk.object { _, walk throws(JSONError) in _ = try? walk.value() }
    #expect(throws: JSONError.self) { try walk.end() }
  }

  @Test("an element of an array that is walked has its place")
  func places() throws {
    var walk = try JSONWalk(Array("[4,5,6]".utf8))
    var places: [Int] = []
    try walk.array { place, _ in places.append(place) }
    #expect(places == [0, 1, 2])
  }
}
