import FastiFormats
import FastiHolidays

/// A failure as programs read it, the same on the command line and over HTTP:
/// `{"error":{"code","message","field","value","hint"}}`, `"column"` for a mistake with a place in its text, and `"others"`
/// where several mistakes were found.
public enum FailureReport {
  /// The object and a line feed.
  public static func json(_ failure: Failure) -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.name("error")
      json.object { members(of: failure, &$0) }
    }
    return json.bytes + [UInt8(ascii: "\n")]
  }

  private static func members(of failure: Failure, _ json: inout JSONWriter) {
    json.field("code", failure.code)
    json.field("message", failure.message)
    json.field("field", failure.field)
    json.field("value", failure.value)
    json.field("hint", failure.hint)
    if case .rule(let mistake) = failure.cause, mistake.column > 0 { json.field("column", mistake.column) }
    guard !failure.others.isEmpty else { return }
    json.name("others")
    json.array(failure.others) { json, other in json.object { members(of: other, &$0) } }
  }
}
