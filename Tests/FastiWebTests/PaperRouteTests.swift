import FastiFormats
import FastiHTTP
import FastiTransfer
import Foundation
import Synchronization
import Testing

@testable import FastiWeb

@Suite("Paper from the pages") struct PaperRouteTests {
  /// Keeps the document instead of printing it.
  private final class Printer: Sendable {
    private let kept = Mutex<(PaperDocument, PaperFormat)?>(nil)
    var last: (document: PaperDocument, format: PaperFormat)? { kept.withLock { $0 } }
    func print(_ document: PaperDocument, _ format: PaperFormat) -> PrintedPaper? {
      kept.withLock { $0 = (document, format) }
      return PrintedPaper(bytes: Array("%PDF".utf8), pages: 1, unknown: [])
    }
  }

  private func room() throws -> (Room, Printer) {
    let printer = Printer()
    return (try Room(ports: WebPorts(printPaper: { printer.print($0, $1) })), printer)
  }

  @Test("paper and page have the same texts", arguments: ["en", "sv", "vi"])
  func sameTexts(language: String) throws {
    let (room, printer) = try room()
    let cookie = [("Cookie", "lang=\(language)")]
    for (page, paper) in [
      ("/month/2026-06", "month.pdf?on=2026-06-01"), ("/week/2026-W25", "week.pdf?on=2026-06-18"),
      ("/star/2026", "special.pdf?on=2026-01-01"),
      ("/day/2026-06-19", "days.pdf?from=2026-06-19&to=2026-06-19"), ("/year/2026", "year.pdf?on=2026-06-30"),
    ] {
      let html = room.ask(page, .get, cookie).text
      #expect(html.contains("/paper/\(paper.replacing("&", with: "&amp;"))"), "\(page) leads to \(paper)")
      let answer = room.ask("/paper/\(paper)", .get, cookie)
      #expect(answer.status == 200 && answer.headers["Content-Type"] == "application/pdf")
      let document = try #require(printer.last).document
      #expect(document.language == language)
      let lines = document.sheets.flatMap(\.blocks).flatMap { block -> [String] in
        if case .grid(let grid) = block { return grid.rows.flatMap(\.cells).flatMap(\.lines).map(\.text) }
        return []
      }
      #expect(paper.hasPrefix("week") == lines.contains { html.contains($0) } || paper.hasPrefix("month"))
      #expect(lines.filter { !html.contains($0) } == [])
      guard page.hasPrefix("/day") else {
        #expect(html.contains(try #require(document.sheets.first).title))
        continue
      }
      let cells = document.texts.filter { $0.contains("Midsommar") || $0.contains("Midsummer") }
      #expect(cells.count == 1 && cells.allSatisfy { html.contains($0) }, "\(document.texts)")
    }
  }

  @Test("a wrong day returns to the form, with the error beside the field and all selections")
  func wrongDay() throws {
    let (room, printer) = try room()
    let typed = "/paper?kind=year&from=2026-01-01&to=30+feb&paper=a3&orientation=portrait&lang=sv"
    let answer = room.ask(typed, .get, [("Accept", "text/html")])
    let place = try #require(answer.headers["Location"])
    #expect(answer.status == 303 && place.hasPrefix("/settings?") && place.hasSuffix("#print"), "\(place)")
    let form = room.ask(String(place.dropLast(6)), .get, [("Accept", "text/html")])
    #expect(form.status == 422)
    let fields = try #require(form.text.split(separator: "<form method=\"get\" action=\"/paper\"").last)
    for text in [
      "value=\"2026-01-01\"", "value=\"30 feb\"", "value=\"year\" selected", "value=\"a3\" selected",
      "value=\"sv\" selected",
    ] {
      #expect(fields.contains(text), "\(text) in \(fields.prefix(4000))")
    }
    #expect(fields.components(separatedBy: "aria-invalid").count == 2, "only one field is wrong")
    for address in [typed, String(place.dropLast(6))] {
      let answer = room.ask(address, .get, [("Accept", "application/json")])
      #expect(answer.status == 422 && answer.text.contains("no-such-day"))
    }
    #expect(room.ask("/settings").status == 200 && printer.last == nil)
  }

  @Test("the statement has the figures of the leave page")
  func statement() throws {
    let (room, printer) = try room()
    let html = room.ask("/leave?example=on").text
    #expect(html.contains("/paper/leave.pdf"))
    #expect(room.ask("/paper/leave.pdf?name=Kim%20Berg").status == 200)
    let sheet = try #require(printer.last?.document.sheets.first)
    #expect(sheet.subtitle.hasSuffix(" · Kim Berg"))
    let cards = sheet.blocks.compactMap { block -> [PaperCard]? in
      if case .cards(let cards) = block { cards } else { nil }
    }
    let official = cards.flatMap { $0 }.compactMap(\.figures.first?.figure)
    #expect(official.count == 3 && official.filter { !html.contains($0) } == [], "\(official)")
  }

  @Test("the charts of the statement and of the leave page have the same texts", arguments: ["en", "sv", "vi"])
  func charts(language: String) throws {
    let (room, printer) = try room()
    let cookie = [("Cookie", "lang=\(language)")]
    let html = room.ask("/leave?example=on", .get, cookie).text
    #expect(room.ask("/paper/leave.pdf", .get, cookie).status == 200)
    let charts = try #require(printer.last).document.sheets.flatMap(\.blocks).compactMap { block -> Chart? in
      if case .chart(let chart) = block { chart } else { nil }
    }
    let style = room.ask("/static/fasti.css").text
    #expect(charts.count == 3 && html.matches(of: /<svg role="img"/).count == 3)
    for chart in charts {
      let classes = html.matches(of: /[" ]((?:fill|ink)-[a-z]+)[" ]/).map { String($0.1) }
      #expect(classes.count > 20 && Set(classes).filter { !style.contains(".\($0) {") } == [])
      #expect(chart.texts.count > 10 && chart.texts.filter { !html.contains(">\($0)<") } == [])
      #expect(html.contains("aria-label=\"\(chart.summary)\"") && html.contains(">\(chart.title)<"))
      for row in chart.figures.rows { #expect(row.cells.allSatisfy { html.contains(">\($0)<") }) }
    }
    #expect(room.ask("/leave?type=vacation").text.matches(of: /<svg role="img"/).count == 1)
    #expect(room.ask("/paper/leave.pdf?from=1583-01-01&to=2999-12-31").status == 200)
    #expect(
      try !#require(printer.last).document.sheets.flatMap(\.blocks).contains {
        if case .chart = $0 { true } else { false }
      })
  }

  @Test(
    "the charts of business days and bridge days have the same texts on page and paper", arguments: ["en", "sv", "vi"])
  func workdays(language: String) throws {
    // In the present year the page plans leave from today on, and paper for the whole year.
    let (room, printer) = try room()
    let cookie = [("Cookie", "lang=\(language)")]
    let html = room.ask("/days?year=2027&budget=5&goal=total&min=4", .get, cookie).text
    #expect(html.contains("/paper/workdays.pdf?on=2027-01-01"))
    #expect(room.ask("/paper/workdays.pdf?on=2027-01-01", .get, cookie).status == 200)
    let blocks = try #require(printer.last).document.sheets.flatMap(\.blocks)
    let charts = blocks.compactMap { block -> Chart? in
      if case .chart(let chart) = block { chart } else { nil }
    }
    #expect(charts.count == 2 && html.matches(of: /<svg role="img"/).count == 2)
    for chart in charts {
      #expect(chart.texts.count > 15 && chart.texts.filter { !html.contains(">\($0)<") } == [])
      #expect(html.contains("aria-label=\"\(chart.summary)\"") && html.contains(">\(chart.title)<"))
    }
    // Sweden 2027: 104 days at weekends, and five public holidays from Monday to Friday.
    let figures = charts[0].figures.rows
    #expect(figures.count == 12 && figures.reduce(0) { $0 + $1.amount } == 109)
    #expect(figures.map { Int($0.cells[2]) ?? -1 } == [2, 0, 2, 0, 1, 0, 0, 0, 0, 0, 0, 0])
    #expect(charts[1].figures.rows.count == page(html, "row-title"))
    // Without a question there is no plan, and without a region there is nothing to draw.
    #expect(room.ask("/days").text.matches(of: /<svg role="img"/).count == 1)
    #expect(room.ask("/days?year=nonsense&budget=5").text.matches(of: /<svg role="img"/).count == 1)
  }

  @Test(
    "Sun and Moon have the same texts on page and paper, where the Sun does not set", arguments: ["en", "sv", "vi"])
  func sky(language: String) throws {
    let (room, printer) = try room()
    let cookie = [("Cookie", "lang=\(language)")]
    // Without a place there is nothing to draw.
    let nowhere = room.ask("/sky/2026", .get, cookie)
    #expect(nowhere.status == 200 && !nowhere.text.contains("role=\"img\"") && !nowhere.text.contains("sky.pdf"))
    #expect(room.ask("/paper/sky.pdf", .get, cookie).status == 409)
    let place = [("place", "67.86,20.23 Europe/Stockholm Kiruna")]
    #expect(ScreenTests.post(room, "/settings/weather/place", place).status == 303)
    let html = room.ask("/sky/2026", .get, cookie).text
    #expect(html.contains("/paper/sky.pdf?on=2026-01-01") && html.contains("/sky/2025") && html.contains("/sky/2027"))
    #expect(room.ask("/paper/sky.pdf?on=2026-01-01", .get, cookie).status == 200)
    let blocks = try #require(printer.last).document.sheets.flatMap(\.blocks)
    guard case .chart(let chart) = blocks[0], case .table(let table) = blocks[1] else { throw Missing() }
    #expect(chart.texts.count > 20 && chart.texts.filter { !html.contains(">\($0)<") } == [])
    #expect(html.contains("aria-label=\"\(chart.summary)\"") && html.contains(">\(chart.title)<"))
    #expect(table.rows.count == 12 && table.texts.filter { !html.contains(">\($0)<") } == [])
    // Kiruna in June and December, and the two days on which clocks change.
    #expect(table.rows[5].cells[1...3] == ["–", "–", "24:00"] && table.rows[11].cells[1...3] == ["–", "–", "0:00"])
    let words = ["en": "does not set", "sv": "Solen går inte ned", "vi": "không lặn"]
    #expect(try chart.summary.contains(#require(words[language])) && chart.title.contains("Kiruna"))
    #expect(room.ask("/day/2026-06-19", .get, cookie).text.contains("href=\"/sky/2026\""))
    #expect(room.ask("/sky").headers["Location"] == "/sky/2026" && room.ask("/sky/1500").status == 422)
    #expect(room.ask("/sky/1583").status == 200 && room.ask("/sky/2999").status == 200)
    #expect(room.ask("/paper/sky.pdf?from=2000-01-01&to=2900-01-01").status == 422)
  }

  private struct Missing: Error {}

  private func page(_ html: String, _ word: String) -> Int { html.split(separator: word).count - 1 }

  @Test("without a font there is a message instead of a file of boxes")
  func noFont() throws {
    let printer = { @Sendable (_: PaperDocument, _: PaperFormat) -> PrintedPaper? in
      PrintedPaper(bytes: [], pages: 1, unknown: ["J", "u", "·"])
    }
    let answer = try Room(ports: WebPorts(printPaper: printer)).ask("/paper/month.pdf")
    #expect(answer.status == 500 && answer.text.contains("no font is installed"), "\(answer.text)")
    let dots = { @Sendable (_: PaperDocument, _: PaperFormat) -> PrintedPaper? in
      PrintedPaper(bytes: Array("%PDF".utf8), pages: 1, unknown: ["·"])
    }
    #expect(try Room(ports: WebPorts(printPaper: dots)).ask("/paper/month.pdf").status == 200)
  }

  @Test("the next page reports a character without a font", arguments: ["en", "sv", "vi"])
  func glyphs(language: String) throws {
    let printer = { @Sendable (_: PaperDocument, _: PaperFormat) -> PrintedPaper? in
      PrintedPaper(bytes: Array("%PDF".utf8), pages: 1, unknown: ["日", "😀"])
    }
    let room = try Room(ports: WebPorts(printPaper: printer))
    let file = room.ask("/paper/month.pdf", .get, [("Cookie", "lang=\(language)")])
    let cookie = try #require(file.headers["Set-Cookie"]?.split(separator: ";").first)
    #expect(file.status == 200)
    let page = room.ask("/month/2026-06", .get, [("Cookie", "lang=\(language); \(cookie)")])
    let words = [
      "en": "no installed font has", "sv": "inget installerat typsnitt har", "vi": "không phông chữ nào",
    ]
    #expect(try page.text.lowercased().contains(#require(words[language]).lowercased()))
    #expect(page.text.contains("日 😀") && page.text.contains("fonts-noto-cjk fonts-noto-color-emoji"))
  }

  @Test("the settings can request any document, of any days, on any paper, in any language")
  func form() throws {
    let (room, printer) = try room()
    let html = room.ask("/settings").text
    #expect(html.contains("<form method=\"get\" action=\"/paper\""))
    for kind in ["week", "month", "year", "months", "special", "days", "workdays", "sky", "leave", "booklet"] {
      #expect(html.contains("<option value=\"\(kind)\""), "\(kind)")
    }
    let blank = "&from=&to=&paper=a3&orientation=usual&lang=vi"
    let answer = room.ask("/paper?kind=month\(blank)")
    #expect(answer.status == 200)
    #expect(answer.headers["Content-Disposition"] == "attachment; filename=\"fasti-month.pdf\"")
    let printed = try #require(printer.last)
    #expect(printed.format == PaperFormat(.a3, landscape: true) && printed.document.language == "vi")
    #expect(room.ask("/paper?kind=booklet\(blank)&on=2026-07-01").status == 200)
    #expect(try #require(printer.last).document.sheets.count == 54)
    #expect(room.ask("/paper?kind=days&from=2026-06-01&to=2026-06-30").status == 200)
    #expect(room.ask("/paper?kind=decade").status == 422 && room.ask("/paper?lang=xx").status == 422)
    #expect(room.ask("/paper/month.pdf?lang=sv").status == 200)
    #expect(try #require(printer.last).document.language == "sv")
  }

  @Test("agenda and reminders link to the days they show")
  func lists() throws {
    let (room, printer) = try room()
    for page in ["/agenda", "/reminders"] {
      let html = room.ask(page).text
      let start = try #require(html.firstRange(of: "/paper/days.pdf?from=")?.lowerBound, "\(page)")
      let address = html[start...].prefix { $0 != "\"" }.replacing("&amp;", with: "&")
      #expect(room.ask(String(address)).status == 200)
      #expect(try #require(printer.last).document.texts.isEmpty == false)
    }
  }

  @Test("an empty year is a complete document of each kind, or a sentence if there is nothing to compute from")
  func emptyYear() throws {
    let printer = Printer()
    let room = try Room(ports: WebPorts(printPaper: { printer.print($0, $1) }), selects: false)
    for kind in PaperKind.allCases {
      let answer = room.ask("/paper/\(kind.rawValue).pdf?from=2027-01-01&to=2027-12-31")
      guard kind != .workdays, kind != .sky else {
        #expect((400..<500).contains(answer.status) && !answer.text.isEmpty, "\(kind)")
        continue
      }
      let document = try #require(printer.last).document
      #expect(answer.status == 200 && document.sheets.allSatisfy { !$0.blocks.isEmpty && !$0.title.isEmpty }, "\(kind)")
      if kind == .special { #expect(document.texts.contains("No special days here")) }
      if kind == .days { #expect(document.texts.contains("Nothing planned")) }
    }
  }

  @Test("an error of a document names the field of the address", arguments: ["from", "to", "on"])
  func fields(name: String) throws {
    let answer = try self.room().0.ask("/paper/month.pdf?\(name)=2026-13-01", .get, [("Accept", "application/json")])
    #expect(answer.status == 422 && answer.text.contains("\"field\":\"\(name)\""), "\(answer.text)")
  }

  @Test("a paper, an orientation and a range are accepted, and unknown words are refused")
  func parameters() throws {
    let (room, printer) = try room()
    #expect(room.ask("/paper/month.pdf?paper=letter&orientation=portrait").status == 200)
    #expect(try #require(printer.last).format == PaperFormat(.letter, landscape: false))
    #expect(room.ask("/paper/month.pdf?from=2026-01-15&to=2026-03-01").status == 200)
    #expect(try #require(printer.last).document.sheets.map(\.title) == ["January 2026", "February 2026", "March 2026"])
    #expect(room.ask("/paper/booklet.pdf?on=2026-07-01").status == 200)
    #expect(try #require(printer.last).document.sheets.count == 54)
    let elsewhere = [("Sec-Fetch-Site", "cross-site"), ("Sec-Fetch-Mode", "navigate")]
    #expect(room.ask("/paper/leave.pdf", .get, elsewhere).status == 403)
    #expect(room.ask("/paper/month").status == 404 && room.ask("/paper/decade.pdf").status == 404)
    #expect(room.ask("/paper/month.pdf?paper=a9").status == 422)
    #expect(room.ask("/paper/month.pdf?from=2026-03-01&to=2026-01-15").status == 422)
    #expect(room.ask("/paper/days.pdf?from=1600-01-01&to=2900-01-01").status == 422)
    #expect(room.ask("/paper/leave.pdf?from=1583-01-01&to=2999-12-31").status == 200)
    #expect(ScreenTests.post(room, "/settings/weather/place", [("place", "-90,0")]).status == 303)
    for edge in ["1583-01-01", "2999-12-31"] {
      for kind in ["week", "month", "year", "months", "special", "days", "workdays", "sky", "leave", "booklet"] {
        #expect(room.ask("/paper/\(kind).pdf?on=\(edge)").status == 200, "\(kind) \(edge)")
      }
    }
  }
}
