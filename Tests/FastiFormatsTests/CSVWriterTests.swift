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

  struct Text: Fielded {
    let text: String
    func write<Writer: FieldWriter>(to writer: inout Writer) { writer.field("text", text) }
  }

  @Test(
    "quotes where RFC 4180 asks for them",
    arguments: [
      ("plain", "plain"), ("a,b", "\"a,b\""), ("a\"b", "\"a\"\"b\""), ("a\nb", "\"a\nb\""), ("a\r\nb", "\"a\r\nb\""),
      ("", ""), (" space ", " space "), ("\"", "\"\"\"\""), ("a;b", "a;b"),
    ])
  func quotes(text: String, cell: String) {
    var csv = CSVWriter(lineEnd: .crlf)
    csv.record(Text(text: text))
    #expect(csv.string == "text\r\n\(cell)\r\n")
  }

  @Test("no record still has a header, where its names are given")
  func empty() {
    var csv = CSVWriter()
    csv.columns(["date", "name"])
    #expect(csv.string == "date,name\n")
    #expect(CSVWriter().bytes.isEmpty)
  }

  @Test("given names are not written twice")
  func given() {
    var csv = CSVWriter()
    csv.columns(["text"])
    csv.record(Text(text: "x"))
    #expect(csv.string == "text\nx\n")
  }
}
