import FastiCivil
import FastiFormats
import FastiHTTP
import FastiRecords

extension Call {
  /// Answers with one record, as JSON or as the text that the closure writes.
  func answer<Value: FieldWritable>(_ record: Value, text: (inout UTF8Writer) -> Void) -> Response {
    answer(json: { $0.record(record) }, text: text)
  }

  /// Answers with a list, as JSON or as the text that the closure writes.
  func answer<Value: FieldWritable>(_ records: [Value], text: (inout UTF8Writer) -> Void) -> Response {
    answer(json: { $0.records(records) }, text: text)
  }

  private func answer(json: (inout JSONWriter) -> Void, text: (inout UTF8Writer) -> Void) -> Response {
    let type = MediaType.preferred(request, among: [.json, .text])
    var response = Response(200)
    if type == .text {
      var writer = UTF8Writer(capacity: 1_024)
      text(&writer)
      response.body = .bytes(writer.bytes)
      response.headers.set("Content-Type", "text/plain; charset=utf-8")
    } else {
      var writer = JSONWriter(capacity: 4_096)
      json(&writer)
      response.body = .bytes(writer.bytes + [UInt8(ascii: "\n")])
      response.headers.set("Content-Type", "application/json")
    }
    response.headers.set("Vary", "Accept")
    return response
  }
}
