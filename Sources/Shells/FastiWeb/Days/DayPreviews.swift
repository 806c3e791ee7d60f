import FastiCivil
import FastiDays
import FastiHTTP
import FastiPages
import FastiRecords
import FastiWords

/// The fragments that a page requests while the user types, or opens a day.
enum DayPreviews {
  static let all = [
    Route.page(
      "/preview/date", "How a typed date is read, as a line of text",
      query: [
        Parameter("q", .text, "what was typed"),
        Parameter("on", .text, "what was typed as the day on which it begins, for the day on which it ends"),
      ]
    ) { call throws(Failure) in
      var response = Response(200, body: Array(line(call.query("q") ?? "", call).utf8))
      response.headers.set("Content-Type", "text/plain; charset=utf-8")
      return response
    },
    Route.page(
      "/preview/day/{date}", "What is on a day, for a month of many entries, which fetches it when the day is opened",
      path: [.date]
    ) { call throws(Failure) in
      let day = try DayPages.day(call)
      let (almanac, reports) = try call.shownDays(DayRange(day))
      guard let report = reports.first else { throw Problem.notFound.failure }
      let cell = call.cell(report, almanac, call.pageWords, hiding: almanac.settings.hidden, parts: .bar)
      var response = Response(200, body: OpenedDay(cell).fragment(in: try call.frame(at: Paths.day(day))))
      response.headers.set("Content-Type", "text/html; charset=utf-8")
      return response
    },
  ]

  /// The day in words, or the mistake; empty for an empty text.
  private static func line(_ text: String, _ call: Call) -> String {
    guard !text.isEmpty else { return "" }
    let first = call.query("on").flatMap { try? call.dates.day($0) }
    do { return call.pageWords.long(try call.dates.day(text, endsWhatBegins: first, field: .path("q"))) } catch {
      return FieldError(error, call.pageWords).message
    }
  }
}
