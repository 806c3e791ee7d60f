import FastiHTTP
import FastiPages
import FastiRecords
import FastiWords

/// The fragments that a page requests while the user types.
enum DayPreviews {
  static let all = [
    Route.page(
      "/preview/date", "How a typed date is read, as a line of text", query: [Parameter("q", .text, "what was typed")]
    ) { call throws(Failure) in
      var response = Response(200, body: Array(line(call.query("q") ?? "", call).utf8))
      response.headers.set("Content-Type", "text/plain; charset=utf-8")
      return response
    }
  ]

  /// The day in words, or the mistake; empty for an empty text.
  private static func line(_ text: String, _ call: Call) -> String {
    guard !text.isEmpty else { return "" }
    do { return call.pageWords.long(try call.dates.day(text, field: .path("q"))) } catch {
      return FieldError(error, call.pageWords).message
    }
  }
}
