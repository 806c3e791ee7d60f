import FastiApp
import FastiCivil
import FastiHTTP
import FastiPages

/// `/go?q=...`: what is typed into the field for a date leads to the page of that day, week, month or year.
enum GoPage {
  static let q = Parameter("q", .text, "a day, a week (W06), a month (2026-02) or a year (2026)")

  static func answer(_ call: Call) throws(Failure) -> Response {
    let text = call.query("q") ?? "today"
    do throws(Failure) { return .going(to: try page(text, call.dates).string) } catch {
      // A program is told as ever; a person has the field before them again.
      guard MediaType.preferred(call.request, among: [.json, .text, .html]) == .html else { throw error }
      var page = SearchPage(Typed())
      page.date = Typed(text, error: FieldError(error, call.pageWords))
      if error.cause == .civil(.malformed(what: .date)) { page.date.error?.hint = call.pageWords(.hintGo) }
      return try call.page(page, at: Paths.search, status: 422)
    }
  }

  /// The page of what was typed. One or two digits alone could be a day, a week or a month, so they are none of them.
  private static func page(_ typed: String, _ dates: DateReader) throws(Failure) -> Path {
    let text = String(typed.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    let bytes = text.utf8.map { $0 == UInt8(ascii: "w") ? UInt8(ascii: "W") : $0 }
    let shape = String(
      decoding: bytes.map { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) ? UInt8(ascii: "#") : $0 },
      as: UTF8.self)
    switch shape {
    case "####": return Paths.year(try DateReader.year(text, field: "q"))
    case "####-##": return Paths.month(try DateReader.month(text, field: "q"))
    case "W#", "W##", "####-W##":
      return Paths.week(try dates.week(String(decoding: bytes, as: UTF8.self), field: "q"))
    default: return Paths.day(try dates.day(text, field: "q"))
    }
  }
}
