import FastiCivil
import FastiFormats
import Foundation
import Testing

struct Sample: FieldWritable {
  var name: String? = "Påsk, \"stor\""
  var count = 3
  var regions = ["SE", "US"]

  struct Week: FieldWritable {
    func write<Writer: FieldWriter>(to writer: inout Writer) {
      writer.field("year", 2026)
      writer.field("week", 6)
    }
  }

  func write<Writer: FieldWriter>(to writer: inout Writer) {
    writer.field("date", Day(year: 2026, month: 2, day: 5))
    writer.field("name", name)
    writer.field("names", pairs: [("sv", "Påsk"), ("en", "Easter")])
    writer.field("isoWeek", record: Week())
    writer.field("count", count)
    writer.field("isRedDay", true)
    writer.field("note", utf8: [0x61, 0xFF, 0x62])
    writer.field("regions", regions)
    writer.field("days", [Day(year: 2026, month: 1, day: 1)])
    writer.field("weeks", records: [Week(), Week()])
    writer.field("nothing", nil as Int?)
    writer.field("maybe", nil as Bool?)
    writer.field("later", nil as Day?)
  }
}

@Suite("JSON")
struct JSONWriterTests {
  @Test(
    "another reader reads the same from every written text", arguments: [JSONWriter.Layout.compact, .lines, .indented])
  func roundTrip(layout: JSONWriter.Layout) throws {
    var json = JSONWriter(layout: layout)
    json.records([Sample(), Sample(name: nil)])
    let read = try #require(try JSONSerialization.jsonObject(with: Data(json.bytes)) as? [[String: Any]])
    #expect(read.count == 2)
    #expect(read[0]["date"] as? String == "2026-02-05")
    #expect(read[0]["name"] as? String == "Påsk, \"stor\"")
    #expect(read[1]["name"] is NSNull)
    #expect(read[0]["names"] as? [String: String] == ["sv": "Påsk", "en": "Easter"])
    #expect((read[0]["isoWeek"] as? [String: Int])?["week"] == 6)
    #expect(read[0]["note"] as? String == "a\u{FFFD}b")
    #expect(read[0]["regions"] as? [String] == ["SE", "US"])
    #expect(read[0]["isRedDay"] as? Bool == true)
    #expect((read[0]["weeks"] as? [[String: Int]])?.count == 2)
    #expect(read[0]["later"] is NSNull)
  }

  @Test("every character is read back")
  func characters() throws {
    var text = ""
    for value in UInt32(0)..<0x3000 { if let scalar = Unicode.Scalar(value) { text.unicodeScalars.append(scalar) } }
    text += "🎄\u{10FFFF}\u{FFFF}\u{2028}"
    var json = JSONWriter()
    json.array([text]) { $0.string($1) }
    let read = try JSONSerialization.jsonObject(with: Data(json.bytes)) as? [String]
    // Scalars are compared, because == on strings compares only canonical equivalence.
    #expect(read?.first.map { Array($0.unicodeScalars) } == Array(text.unicodeScalars))
  }

  @Test(
    "bytes that are not UTF-8 are never written",
    arguments: [
      [0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xE2, 0x82], [0x80],
      [0xF0, 0x80, 0x80, 0x80],
      [0x61, 0xC3],
    ] as [[UInt8]])
  func invalid(bytes: [UInt8]) {
    var json = JSONWriter()
    json.string(utf8: bytes)
    #expect(String(validating: json.bytes, as: UTF8.self) != nil)
    var csv = CSVWriter()
    struct Raw: FieldWritable {
      let bytes: [UInt8]
      func write<Writer: FieldWriter>(to writer: inout Writer) { writer.field("raw", utf8: bytes) }
    }
    csv.record(Raw(bytes: bytes))
    #expect(String(validating: csv.bytes, as: UTF8.self) != nil)
  }

  @Test(
    "well-formed bytes are written unchanged", arguments: ["å", "Tết", "漢", "🎄", "\u{D7FF}\u{E000}", "\u{10FFFF}", ""])
  func valid(text: String) {
    var json = JSONWriter()
    json.string(utf8: Array(text.utf8))
    #expect(json.string == "\"\(text)\"")
  }

  @Test("the extremes of numbers")
  func numbers() {
    var json = JSONWriter()
    json.array([0, -1, Int.max, Int.min, 1_000_000_000_000]) { $0.int($1) }
    #expect(json.string == "[0,-1,9223372036854775807,-9223372036854775808,1000000000000]")
  }

  @Test("layouts")
  func layouts() {
    func write(_ layout: JSONWriter.Layout) -> String {
      var json = JSONWriter(layout: layout)
      json.array([1, 2]) { json, number in
        json.object {
          $0.field("n", number)
          $0.field("list", ["a", "b"])
          $0.field("none", [String]())
        }
      }
      return json.string
    }
    #expect(write(.compact) == #"[{"n":1,"list":["a","b"],"none":[]},{"n":2,"list":["a","b"],"none":[]}]"#)
    #expect(
      write(.lines) == """
        [
        {"n":1,"list":["a","b"],"none":[]},
        {"n":2,"list":["a","b"],"none":[]}
        ]
        """)
    #expect(
      write(.indented).hasPrefix(
        """
        [
          {
            "n": 1,
            "list": [
              "a",
              "b"
            ],
            "none": []
          },
        """))
    var empty = JSONWriter(layout: .lines)
    empty.array { _ in }
    #expect(empty.string == "[]")
  }
}
