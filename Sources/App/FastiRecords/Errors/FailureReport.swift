public import FastiCivil
import FastiFormats
import FastiHolidays

/// A failure as programs read it, the same on the command line and over HTTP:
/// `{"error":{"code","message","field","value","hint"}}`, with `"column"` for a mistake with a place in its text, and
/// with `"others"` for several mistakes. Sentences are English.
public enum FailureReport {
  /// The object, followed by a line feed.
  /// - Parameter hint: What to write or do instead, in the words of the shell.
  public static func json(
    _ failure: Failure, hint: (Failure) -> String? = { failure in English().hint(of: failure) }
  ) -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.name("error")
      json.object { json in members(of: failure, hint, &json) }
    }
    return json.bytes + [UInt8(ascii: "\n")]
  }

  private static func members(
    of failure: Failure, _ hint: (Failure) -> String?, _ json: inout JSONWriter
  ) {
    json.field("code", failure.code)
    json.field("message", failure.message)
    json.field("field", failure.field?.name)
    json.field("value", failure.value)
    json.field("hint", hint(failure))
    let column = failure.cause.ruleColumn
    if column > 0 { json.field("column", column) }
    guard !failure.others.isEmpty else { return }
    json.name("others")
    json.array(failure.others) { json, other in json.object { json in members(of: other, hint, &json) } }
  }
}

extension Cause {
  /// The place of a rule's mistake in its text, from 1, also for a mistake that another process found; 0 for other
  /// causes.
  package var ruleColumn: Int {
    switch self {
    case .within(let cause, _): cause.ruleColumn
    case .received(let cause): cause.ruleColumn
    default: ruleMistake?.column ?? 0
    }
  }
}
