import FastiCivil
import FastiDays
import FastiFormats
import FastiHTTP
import FastiPages
import FastiPerson
import FastiRecords
import FastiTransfer
import FastiWords

/// `GET /paper/{sheet}` and `GET /paper`: calendars, lists and the leave statement as PDF.
enum PaperRoute {
  static let all: [Route] = [
    route(
      "/paper/{sheet}", "A calendar, a list or the leave statement on paper, as PDF",
      path: [Parameter("sheet", .text, PaperKind.allCases.map { "\($0.rawValue).pdf" }.joined(separator: ", "))]
    ) { call throws(Failure) in
      let name = call.value("sheet")
      guard name.hasSuffix(".pdf"), let kind = PaperKind(rawValue: String(name.dropLast(4))) else {
        throw Problem.notFound.failure
      }
      return kind
    },
    route(
      "/paper", "The same, as the form of the settings asks for it",
      query: [PrintQuery.what]
    ) { call throws(Failure) in PrintQuery.kind(of: call) },
  ]

  private static func route(
    _ pattern: String, _ summary: String, path: [Parameter] = [], query: [Parameter] = [],
    kind: @escaping @Sendable (Call) throws(Failure) -> PaperKind
  ) -> Route {
    let query =
      query + [Parameter("on", .day, "a day of the week, month or year; default: today")] + PrintQuery.days
      + PrintQuery.paper
      + [Parameter("name", .text, "whose leave it is, on the statement")]
    var route = Route(.get, pattern, summary, path: path, query: query, scope: .page, answer: .other("application/pdf"))
    {
      call throws(Failure) in
      let kind = try kind(call)
      try QueryCheck.check(call.request.target, query)
      let range: DayRange
      do throws(Failure) { range = try PrintQuery.range(kind, call) } catch {
        guard call.isByPerson else { throw error }
        return .going(to: Paths.settings(try PrintQuery.form(kind, call)).string)
      }
      return try answer(kind, range, call)
    }
    route.isHeavy = true
    return route
  }

  private static func answer(_ kind: PaperKind, _ range: DayRange, _ call: Call) throws(Failure) -> Response {
    let name = "\(kind.rawValue).pdf"
    call.askedLanguage = call.query("lang")
    guard let printPaper = call.server.ports.printPaper else { throw Failure(.helper(.noPaper)) }
    let size = call.query("paper").flatMap { PaperFormat.Size(rawValue: $0) } ?? .a4
    let isLandscape = call.query("orientation").flatMap { $0 == "usual" ? nil : $0 == "landscape" } ?? kind.isLandscape
    let document = try document(kind, range, call)
    guard let printed = printPaper(document, PaperFormat(size, landscape: isLandscape)) else {
      throw Failure(.machine(.noMemory))
    }
    guard !printed.hasNoFont else { throw Failure(.helper(.noFont)) }
    var response = Response(200, body: printed.bytes)
    response.headers.set("Content-Type", "application/pdf")
    response.headers.set("Content-Disposition", "attachment; filename=\"fasti-\(name)\"")
    if !printed.unknown.isEmpty {
      // The file has no place for the message, so the next page shows it.
      let sentence = Sentence(.sayNoGlyph, .text(printed.unknownText), .text(printed.packagesText))
      let notice = FormResult.Notice(text: call.pageWords.text(sentence), change: nil, isFailure: true)
      response.headers.add("Set-Cookie", FlashCookie.header(notice, call.server.site))
    }
    return response
  }

  private static func document(_ kind: PaperKind, _ range: DayRange, _ call: Call) throws(Failure) -> PaperDocument {
    let almanac = try call.almanac()
    let regions = try almanac.codes([]).compactMap { call.pill($0, almanac)?.name }
    let make = MakePaper(
      call.pageWords, today: call.today, regions: regions, from: almanac.settings.weekStart,
      days: { range throws(Failure) in
        try call.days(range, hijri: almanac.settings.showHijri, names: call.pageLanguages)
      }, money: call.ownMoney(),
      workdays: { () throws(Failure) in
        try WorkdaySource(almanac, try almanac.regions(asked: [], field: .input(.regionOfForm)))
      },
      sky: { () throws(Failure) in
        try ChartSky(almanac.settings, call.server.zones, else: call.server.settings.zone, call.pageWords)
      }, book: { () throws(Failure) in try LoadLedger(call.store)() })
    return try make(kind, over: range, name: call.query("name") ?? "")
  }
}
