import FastiCivil
import FastiHTTP
import FastiPages
import FastiPerson
import FastiRecords
import FastiWords

/// `/go?q=...`: redirects from a typed date to the page of that day, week, month or year.
enum DateLink {
  static let route = Route.page(
    "/go", "Leads to a day, a week, a month or a year",
    query: [Parameter("q", .text, "a day, a week (W06), a month (2026-02) or a year (2026)")]
  ) { call throws(Failure) in try answer(call) }

  private static func answer(_ call: Call) throws(Failure) -> Response {
    let text = call.query("q") ?? "today"
    do throws(Failure) { return .going(to: try target(text, call.dates).path.string) } catch {
      // A program gets the error; a browser gets the page with the field.
      guard call.isByPerson else { throw error }
      var failure = error
      if failure.cause == .civil(.malformed(what: .date)) { failure.hint = .words(.hintGo) }
      return try refused(text, failure, call)
    }
  }

  /// The page with what is wrong with a typed date; nil for a text that does not look like a date.
  /// - Throws: What is wrong, to a program.
  static func refusal(_ typed: String, _ call: Call) throws(Failure) -> Response? {
    let failure: Failure
    do throws(Failure) {
      _ = try target(typed, call.dates)
      return nil
    } catch { failure = error }
    if failure.cause == .civil(.malformed(what: .date)) { return nil }
    guard call.isByPerson else { throw failure }
    return try refused(typed, failure, call)
  }

  private static func refused(_ typed: String, _ failure: Failure, _ call: Call) throws(Failure) -> Response {
    let page = SearchPage(FieldInput(typed, error: FieldError(failure, call.pageWords)))
    return try call.page(page, at: Paths.search, status: 422)
  }

  /// The pages of the possible meanings of a typed text, each with its name: none if it is not a date, two if it can be
  /// either of two days.
  static func pages(_ typed: String, _ call: Call) -> [(path: Path, name: String)] {
    let words = call.pageWords
    do throws(Failure) {
      let target = try target(typed, call.dates)
      return [(target.path, target.name(words))]
    } catch {
      guard case .eitherDay(let one, let other) = error.cause else { return [] }
      return [one, other].map { (Paths.day($0), words.long($0)) }
    }
  }

  /// The meaning of a typed text.
  private enum Target {
    case day(Day)
    case week(ISOWeek)
    case month(YearMonth)
    case year(Int)

    var path: Path {
      switch self {
      case .day(let day): Paths.day(day)
      case .week(let week): Paths.week(week)
      case .month(let month): Paths.month(month)
      case .year(let year): Paths.year(year)
      }
    }

    func name(_ words: PageWords) -> String {
      switch self {
      case .day(let day): words.long(day)
      case .week(let week): words(.weekTitle, String(week.week), words.span(week.days))
      case .month(let month): words.title(month)
      case .year(let year): words.year(year)
      }
    }
  }

  /// The meaning of a typed text. One or two digits alone could be a day, a week or a month, so they are refused.
  private static func target(_ typed: String, _ dates: DateReader) throws(Failure) -> Target {
    let text = String(typed.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    let bytes = text.utf8.map { $0 == UInt8(ascii: "w") ? UInt8(ascii: "W") : $0 }
    let shape = String(
      decoding: bytes.map { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) ? UInt8(ascii: "#") : $0 },
      as: UTF8.self)
    switch shape {
    case "####": return .year(try DateReader.year(text, field: .path("q")))
    case "####-##": return .month(try DateReader.month(text, field: .path("q")))
    case "W#", "W##", "####-W##":
      return .week(try dates.week(String(decoding: bytes, as: UTF8.self), field: .path("q")))
    default: return try day(text, dates)
    }
  }

  /// The day, week or month of a text in words.
  private static func day(_ text: String, _ dates: DateReader) throws(Failure) -> Target {
    do { return .day(try dates.day(text, field: .path("q"))) } catch {
      guard case .days(.several(let days)) = error.cause else { throw error }
      if ISOWeek(days.first).days == days { return .week(ISOWeek(days.first)) }
      if YearMonth(days.first).days == days { return .month(YearMonth(days.first)) }
      return .day(days.first)
    }
  }
}

/// `/open?url=...`: the target of links in feeds and of other programs.
enum ForeignLink {
  static let route = Route.page(
    "/open", "Leads to what a link of another program means",
    query: [
      Parameter("url", .text, "leaveLedger://entry/ID, vecka://week/6/2026, fasti://day/2026-02-05", required: true)
    ]
  ) { call throws(Failure) in
    .going(
      to: try ResolveLink(today: call.today, store: call.store)(link(call.query("url") ?? ""), field: .path("url")))
  }

  /// The intended link: an unescaped plus arrives as a space, and a scheme does not contain a space.
  private static func link(_ text: String) -> String {
    text.lowercased().hasPrefix("web fasti:") ? "web+" + text.dropFirst(4) : text
  }
}

/// The addresses without a week, month or year redirect to the current one.
enum PresentPages {
  static let all = [
    Route.page("/day", "Leads to today") { call throws(Failure) in .going(to: Paths.today.string) },
    Route.page("/week", "Leads to this week") { call throws(Failure) in
      .going(to: Paths.week(ISOWeek(call.today)).string)
    },
    Route.page("/month", "Leads to this month") { call throws(Failure) in
      .going(to: Paths.month(YearMonth(call.today)).string)
    },
    Route.page("/year", "Leads to this year") { call throws(Failure) in .going(to: Paths.year(call.today.year).string)
    },
  ]
}
