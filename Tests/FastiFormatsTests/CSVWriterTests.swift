import FastiFormats
import Testing

@Suite("CSV")
struct CSVWriterTests {
  @Test("a header with the names of JSON, lists joined, records flattened")
  func records() {
    var csv = CSVWriter()
    csv.records([Sample(), Sample(name: nil, count: -4, regions: [])])
    #expect(
      csv.string == #"""
        date,name,names,isoWeek.year,isoWeek.week,count,isRedDay,note,regions,days,weeks,nothing,maybe,later
        2026-02-05,"Påsk, ""stor""",sv=Påsk;en=Easter,2026,6,3,true,a\#u{FFFD}b,SE;US,2026-01-01,"2026,6;2026,6",,,
        2026-02-05,,sv=Påsk;en=Easter,2026,6,-4,true,a\#u{FFFD}b,,2026-01-01,"2026,6;2026,6",,,

        """#)
  }

  struct Text: FieldWritable {
    let text: String
    func write<Writer: FieldWriter>(to writer: inout Writer) { writer.field("text", text) }
  }

  @Test(
    "cells are quoted if RFC 4180 requires it",
    arguments: [
      ("plain", "plain"), ("a,b", "\"a,b\""), ("a\"b", "\"a\"\"b\""), ("a\nb", "\"a\nb\""), ("a\r\nb", "\"a\r\nb\""),
      ("", ""), (" space ", " space "), ("\"", "\"\"\"\""), ("a;b", "a;b"),
    ])
  func quotes(text: String, cell: String) {
    var csv = CSVWriter(lineEnd: .crlf)
    csv.record(Text(text: text))
    #expect(csv.string == "text\r\n\(cell)\r\n")
  }

  @Test("without records there is still a header, if the names are given")
  func empty() {
    var csv = CSVWriter()
    csv.columns(["date", "name"])
    #expect(csv.string == "date,name\n")
    #expect(CSVWriter().bytes.isEmpty)
  }

  struct Named: FieldWritable {
    let name: String
    func write<Writer: FieldWriter>(to writer: inout Writer) {
      writer.field("id", "x")
      writer.field("name", name)
    }
  }

  struct Pair: FieldWritable {
    let first: Int
    let second: Int
    func write<Writer: FieldWriter>(to writer: inout Writer) {
      writer.field("first", first)
      writer.field("second", second)
    }
  }

  struct Lists: FieldWritable {
    func write<Writer: FieldWriter>(to writer: inout Writer) {
      writer.field("named", records: [Named(name: "Midsommardagen"), Named(name: "Juldagen")])
      writer.field("nameless", records: [Pair(first: 1, second: 2), Pair(first: 3, second: 4)])
    }
  }

  @Test("records within a cell are written as their names; those without a name as their fields")
  func named() {
    var csv = CSVWriter()
    csv.record(Lists())
    #expect(csv.string == "named,nameless\nMidsommardagen;Juldagen,\"1,2;3,4\"\n")
  }

  struct Keyed: FieldWritable {
    func write<Writer: FieldWriter>(to writer: inout Writer) {
      writer.field("pairs", keyed: [("sick", Pair(first: 1, second: 2)), ("comp", Pair(first: 3, second: 4))])
      writer.field("count", 2)
    }
  }

  @Test("keyed records are columns in CSV, an object of objects in JSON")
  func keyed() {
    var csv = CSVWriter()
    csv.record(Keyed())
    #expect(csv.string == "pairs.sick.first,pairs.sick.second,pairs.comp.first,pairs.comp.second,count\n1,2,3,4,2\n")
    var json = JSONWriter()
    json.record(Keyed())
    #expect(json.string == #"{"pairs":{"sick":{"first":1,"second":2},"comp":{"first":3,"second":4}},"count":2}"#)
  }

  @Test("given names are not written twice")
  func given() {
    var csv = CSVWriter()
    csv.columns(["text"])
    csv.record(Text(text: "x"))
    #expect(csv.string == "text\nx\n")
  }
}
