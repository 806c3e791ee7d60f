import FastiFormats
import Foundation
import Testing

@Suite("The content of JSON")
struct JSONFieldTests {
  private let sample = """
    {
      "format": "sample/1",
      "scenarios": [
        {"profile": {"anchor": "2026-02-06", "lag": 7, "on": true, "none": null, "rate": 7.8800, "odd name": [1, 2.5]}},
        {"profile": {"anchor": 20260206, "lag": -1, "l\\u0061te": 1e2, "huge": 99999999999999999999}}
      ]
    }
    """

  private func profile(_ number: Int) throws -> JSONValue {
    try JSONValue(reading: Array(sample.utf8)).field("scenarios").array()[number].field("profile")
  }

  @Test("a value is read as its kind")
  func content() throws {
    let profile = try profile(0)
    #expect(try profile.field("anchor").text() == "2026-02-06")
    #expect(try profile.field("lag").int(0...30) == 7)
    #expect(try profile.field("on").bool())
    #expect(try profile.field("none").isNull)
    #expect(try profile.optionalField("none") == nil)
    #expect(try profile.optionalField("other") == nil)
    #expect(String(decoding: try profile.field("rate").number(), as: UTF8.self) == "7.8800")
    #expect(try profile.field("odd name").array().map(\.kind) == [.number, .number])
    #expect(
      try profile.members().map { String(decoding: $0.name, as: UTF8.self) }
        == ["anchor", "lag", "on", "none", "rate", "odd name"])
    try profile.checkFields("anchor", "lag", "on", "none", "rate", "odd name")
    #expect(try self.profile(1).field("late").kind == .number)
  }

  @Test("mistakes are reported with path and position")
  func refusals() throws {
    func problem(_ path: String, _ line: Int, _ column: Int, _ problem: JSONError.Problem) -> JSONError {
      JSONError(problem, at: TextPosition(line: line, column: column), path: path)
    }
    let (first, second) = (try profile(0), try profile(1))
    #expect(throws: problem("scenarios[1].profile.anchor", 5, 28, .wrongKind(expected: .string, found: .number))) {
      try second.field("anchor").text()
    }
    #expect(throws: problem("scenarios[1].profile.lag", 5, 45, .outOfRange(limits: 0...30))) {
      try second.field("lag").int(0...30)
    }
    #expect(throws: problem("scenarios[1].profile.late", 5, 62, .notWhole)) { try second.field("late").int() }
    #expect(throws: problem("scenarios[1].profile.huge", 5, 75, .outOfRange(limits: Int.min...Int.max))) {
      try second.field("huge").int()
    }
    #expect(throws: problem("scenarios[1].profile.baseline", 5, 17, .missing)) { try second.field("baseline") }
    #expect(throws: problem(#"scenarios[0].profile["odd name"][1]"#, 4, 110, .notWhole)) {
      try first.field("odd name").array()[1].int()
    }
    #expect(throws: problem("scenarios[0].profile.on", 4, 52, .unknown)) { try first.checkFields("anchor", "lag") }
    #expect(throws: problem("format", 2, 13, .wrongKind(expected: .object, found: .string))) {
      try JSONValue(reading: Array(sample.utf8)).field("format").members()
    }
    #expect(throws: problem("", 1, 1, .wrongKind(expected: .array, found: .object))) {
      try JSONValue(reading: Array(sample.utf8)).array()
    }
  }

  @Test(
    "whole numbers are read up to the limits",
    arguments: ["0", "-0", "9223372036854775807", "-9223372036854775808", "-17", "1000000"])
  func wholeNumbers(text: String) throws {
    #expect(try JSONValue(reading: Array(text.utf8)).int() == Int(text))
  }

  @Test(
    "and no further", arguments: ["9223372036854775808", "-9223372036854775809", "1e3", "1.0", "18446744073709551616"])
  func tooLargeNumbers(text: String) throws {
    #expect(throws: JSONError.self) { try JSONValue(reading: Array(text.utf8)).int() }
  }

  @Test("a value's position is the position of its first byte, at any place")
  func places() throws {
    let element = "\"å🎄\",\r\n \r"
    let text = Array("\u{FEFF}[\(String(repeating: element, count: 700))0]".utf8)
    for (index, value) in try JSONValue(reading: text).array().enumerated() where index % 7 == 0 {
      let offset = 4 + index * element.utf8.count
      #expect(value.place == TextPosition(offset: offset, in: text))
    }
  }

  @Test("every written character is read back")
  func characters() throws {
    var text = ""
    for value in UInt32(0)..<0x3000 { if let scalar = Unicode.Scalar(value) { text.unicodeScalars.append(scalar) } }
    text += "🎄\u{10FFFF}\u{FFFF}\u{2028}"
    var json = JSONWriter()
    json.string(text)
    #expect(try JSONValue(reading: json.bytes).utf8() == Array(text.utf8))
    // The same text, each character as an escape.
    let escaped = text.utf16.map { unit in
      let digits = String(unit, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
    #expect(try JSONValue(reading: Array("\"\(escaped.joined())\"".utf8)).utf8() == Array(text.utf8))
  }
}
