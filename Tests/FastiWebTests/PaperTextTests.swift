import FastiCivil
import FastiDays
import FastiFormats
import FastiHTTP
import FastiHost
import FastiLeave
import FastiPerson
import FastiRecords
import Foundation
import Synchronization
import TestSupport
import Testing

@testable import FastiWeb

@Suite("Page and paper have the same texts") struct PaperTextTests {
  private let printer = Printer()
  private let room: Room

  /// Keeps the document instead of printing it.
  private final class Printer: Sendable {
    private let kept = Mutex<PaperDocument?>(nil)
    var last: PaperDocument? { kept.withLock { $0 } }
    func print(_ document: PaperDocument) -> PrintedPaper? {
      kept.withLock { $0 = document }
      return PrintedPaper(bytes: Array("%PDF".utf8), pages: 1, unknown: [])
    }
  }

  init() throws {
    room = try Room(
      ports: WebPorts(files: SystemFiles(), printPaper: { [printer] document, _ in printer.print(document) }))
  }

  private func select(_ regions: [String]) throws {
    try room.write { store throws(Failure) in
      try EditSettings(store, try Almanac.read(from: store, named: nil, zones: room.server.zones)).select(regions)
    }
  }

  private func paper(_ address: String, _ language: String) throws -> PaperDocument {
    let answer = room.ask("/paper/\(address)", .get, [("Cookie", "lang=\(language)")])
    #expect(answer.status == 200, "\(answer.text)")
    return try #require(printer.last)
  }

  private func page(_ address: String, _ language: String) -> String {
    ScreenTests.page(room, address, [("Cookie", "lang=\(language)")]).text
  }

  /// The texts between the tags of a part of a page, without pictures and collapsed parts.
  private static func texts(_ html: some StringProtocol) -> [String] {
    String(html).replacing(#/(?s)<svg.*?</svg>|<details.*?</details>/#, with: "")
      .split(separator: #/<[^>]*>/#).map { text in
        [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&")]
          .reduce(String(text)) { $0.replacing($1.0, with: $1.1) }
      }.filter { !$0.allSatisfy(\.isWhitespace) }
  }

  /// The texts of a sheet in order; of a chart those around its picture.
  private static func texts(_ sheet: PaperSheet) -> [String] {
    [sheet.subtitle]
      + sheet.blocks.flatMap { block in
        if case .chart(let chart) = block { [chart.title, chart.summary] } else { block.texts }
      }
  }

  /// A profile with entries, one of a kind of leave that is no longer in the profile.
  private func addEntries() {
    let comp = [("new-type", "study"), ("start", "16"), ("rate", "")]
    #expect(ScreenTests.post(room, "/leave/setup", ScreenTests.setup + comp).status == 303)
    for (type, action, hours, day, note) in [
      ("vacation", "used", "16", "2026-02-03", "Köp <semlor> & \"kaffe\""), ("sick", "used", "8", "2026-03-04", ""),
      ("vacation", "adjustment-positive", "4", "2026-06-30", "Nguyễn"),
      ("study", "used", "2", "2026-02-04", "it's late"),
    ] {
      let fields = [("type", type), ("action", action), ("hours", hours), ("on", day), ("notes", note)]
      #expect(ScreenTests.post(room, "/leave/entries", fields).status == 303)
    }
    #expect(ScreenTests.post(room, "/leave/setup", ScreenTests.setup).status == 303)
  }

  @Test("the leave statement has the same texts in the same order", arguments: ["en", "sv", "vi"])
  func statement(language: String) throws {
    let name = "Kim <Berg> & Co"
    let query = "from=2026-01-05&to=2027-02-28&name=Kim%20%3CBerg%3E%20%26%20Co"
    for hasProfile in [false, true] {
      if hasProfile { addEntries() }
      let html = page("/leave/statement?\(query)", language)
      let document = try paper("leave.pdf?\(query)", language)
      let sheet = document.sheets[0]
      let part = try #require(html.firstMatch(of: #/(?s)<section class="card sheet">(.*?)</section>/#))
      let (seen, printed) = (Self.texts(part.1), Self.texts(sheet))
      #expect(seen == printed, "\(zip(seen, printed).first { $0 != $1 } ?? ("", ""))")
      #expect(html.contains("<h1>\(sheet.title)</h1>"))
      #expect(printed[0].hasSuffix(" · \(name)") && printed.count > 300)
      let notes = try Self.texts(#require(html.firstMatch(of: /(?s)<main.*<\/main>/)).0).joined(separator: "\n")
      #expect(hasProfile == notes.contains("Köp <semlor> & \"kaffe\""))
      #expect(hasProfile == notes.contains("it's late"))
      for case .chart(let chart) in sheet.blocks {
        #expect(chart.texts.count > 10 && chart.texts.filter { !html.contains(">\($0)<") } == [])
      }
      // The button links to the same days on paper.
      let link = try #require(html.firstMatch(of: /href="(\/paper\/leave\.pdf[^"]*)"/)).1.replacing("&amp;", with: "&")
      #expect(try paper(String(link.dropFirst("/paper/".count)), language) == document)
    }
  }

  @Test("of 5,000 entries every page of the statement is under 200 kB, and the pages together have every row in order")
  func long() throws {
    #expect(ScreenTests.post(room, "/leave/setup", ScreenTests.setup).status == 303)
    try room.write { store throws(Failure) in
      let book = try LoadLedger(store)()
      var entries: [LeaveEntry] = []
      do throws(LeaveError) {
        for number in 0..<5_000 {
          // A note of 60,000 letters, near the limit of 65,536, is on a separate page.
          let note = number == 4_000 ? String(repeating: "ö<", count: 30_000) : "the note of entry \(number)"
          entries.append(
            try LeaveEntry(
              day: Day(year: 2024, month: 1, day: 1) + number / 3, type: number % 2 == 0 ? .vacation : .sick,
              action: .used, hours: Hours(ticks: 2_500), note: Array(note.utf8)))
        }
      } catch { throw Failure(error) }
      _ = try AddEntry(store, book, now: 0)(entries, today: Day(year: 2026, month: 2, day: 5))
    }
    let query = "from=2024-01-01&to=2029-12-31&name=Kim"
    let tables = try paper("leave.pdf?\(query)", "en").sheets[0].blocks.compactMap { block in
      if case .table(let table) = block { table.rows.map(\.cells) } else { nil }
    }
    var (places, rows, isDone) = (["/leave/statement?\(query)"], [[String]](), false)
    while !isDone {
      let text = page(places[places.count - 1], "en")
      #expect(text.utf8.count < 200_000 || text.contains("ö&lt;ö"), "\(text.utf8.count)")
      #expect(text.contains("Page \(places.count) of "))
      let part = try #require(text.firstMatch(of: #/(?s)<section class="card sheet">(.*?)</section>/#)).1
      let shown = part.replacing(#/(?s)<details.*?</details>/#, with: "")
      for row in shown.matches(of: #/(?s)<tr[^>]*>\s*<td.*?</tr>/#) {
        rows.append(row.0.matches(of: #/(?s)<td[^>]*>(.*?)</td>/#).map { String($0.1).replacing("&lt;", with: "<") })
      }
      let links = text.matches(of: #/<a class="button" href="([^"]*page=(\d+))"/#)
      if let next = links.first(where: { Int($0.2) == places.count + 1 }) {
        places.append(String(next.1).replacing("&amp;", with: "&"))
      } else {
        isDone = true
      }
    }
    #expect(places.count > 5 && rows == Array(tables.joined()), "\(rows.count)")
    #expect(page("\(places[0])&page=999999", "en").contains("Page \(places.count) of \(places.count)"))
    #expect(ScreenTests.page(room, "/leave/statement?page=two").status == 422)
    // The days of several years have their years, also on cards and in the words of charts.
    let first = page(places[0], "en")
    #expect(first.contains("<td>1 January 2024</td>") && first.contains("on 31 December 2029"))
  }

  @Test("the ledger has the rows of the statement", arguments: ["en", "sv", "vi"])
  func ledger(language: String) throws {
    addEntries()
    let rows = page("/leave?type=vacation", language).components(separatedBy: "<li class=\"row").dropFirst().map {
      Set(Self.texts($0.components(separatedBy: "</li>")[0].drop { $0 != ">" }))
    }
    let sheet = try paper("leave.pdf?from=2026-02-01&to=2026-04-30", language).sheets[0]
    let table = try #require(
      sheet.blocks.lazy.compactMap { if case .table(let table) = $0 { table } else { nil } }.first)
    let lines = table.rows.filter { !$0.isSum }
    #expect(lines.count > 5 && rows.count > lines.count)
    for line in lines {
      let texts = Set([line.cells[0], line.cells[1], line.cells[3], line.cells[4]])
      #expect(rows.contains { texts.isSubset(of: $0) }, "\(line.cells)")
    }
  }

  @Test("an error in a question of the statement is beside its field")
  func wrong() throws {
    for (query, id) in [
      ("from=soon", "statement-from-error"), ("to=2026-13-01", "statement-to-error"),
      ("from=2026-03-01&to=2026-02-01", "statement-from-error"),
      ("from=1583-01-01&to=2999-12-31", "statement-from-error"),
    ] {
      let answer = ScreenTests.page(room, "/leave/statement?\(query)")
      #expect(answer.status == 422 && answer.text.contains("id=\"\(id)\""), "\(query)")
      #expect(answer.text.contains("1 January 2026"), "the statement of this year is shown all the same")
    }
    #expect(page("/leave?example=on", "en").contains("href=\"/leave/statement\""))
  }

  @Test("the agenda and its days on paper have the same texts", arguments: ["en", "sv", "vi"])
  func agenda(language: String) throws {
    let trip = [("title", "Rom & Neapel"), ("on", "2026-02-10"), ("until", "2026-02-12"), ("type", "trip")]
    #expect(ScreenTests.post(room, "/events", trip + [("budget", "900 EUR"), ("place", "Via <Appia>")]).status == 303)
    #expect(ScreenTests.post(room, "/day/2026-02-11/note", [("text", "Ring Nguyễn")]).status == 303)
    let meeting = [("title", "Möte"), ("on", "2026-02-11"), ("at", "10:00"), ("to", "11:30"), ("type", "event")]
    #expect(ScreenTests.post(room, "/events", meeting).status == 303)
    let html = page("/agenda", language)
    let link = try #require(html.firstMatch(of: /href="(\/paper\/days\.pdf[^"]*)"/)).1.replacing("&amp;", with: "&")
    let sheet = try paper(String(link.dropFirst("/paper/".count)), language).sheets[0]
    let seen = Self.texts(html).joined(separator: "\n")
    let rows = sheet.blocks.flatMap { block -> [PaperTable.Row] in
      if case .table(let table) = block { table.rows } else { [] }
    }
    #expect(rows.contains { $0.cells[1].contains("Via <Appia>") && $0.cells[1].contains("900 EUR") })
    let days = ["en": "day 2 of 3", "sv": "dag 2 av 3", "vi": "ngày 2 trên 3"]
    #expect(try rows.contains { try $0.cells[1].contains(#require(days[language])) })
    for row in rows {
      for piece in row.cells[1].components(separatedBy: " · ") {
        let words = piece.replacing(#/^[0-9.:–]+ /#, with: "")
        #expect(seen.contains(words), "\(piece)")
      }
    }
  }

  @Test("a holiday of several regions is listed once, with its regions in tables")
  func merged() throws {
    try select(["SE", "NO"])
    let month = try paper("month.pdf?on=2026-12-01&lang=en", "en").texts
    let christmas = month.filter { $0 == "Christmas Day" }
    #expect(christmas.count == 1, "\(month.filter { $0.contains("Christmas") })")
    let days = try paper("days.pdf?from=2026-12-25&to=2026-12-25", "en").texts
    #expect(days.filter { $0 == "Christmas Day" }.count == 1)
    let special = try paper("special.pdf?on=2026-01-01", "en").texts
    #expect(special.filter { $0 == "Christmas Day" }.count == 1)
    let regions = try #require(special.first { $0.contains("SE") && $0.contains(", ") && !$0.contains("Sweden") })
    #expect(Set(regions.components(separatedBy: ", ")) == ["SE", "NO"])
  }

  @Test("a budget on paper is converted as on pages")
  func budgets() throws {
    let fields = [
      ("title", "Rom"), ("on", "2026-02-05"), ("until", "2026-02-07"), ("type", "trip"), ("budget", "900 EUR"),
    ]
    #expect(ScreenTests.post(room, "/events", fields).status == 303)
    #expect(ScreenTests.post(room, "/settings/currency/home", [("home", "sek")]).status == 303)
    try SystemFiles().write(
      Array("fasti-rates 1\n\n2026-02-04 SEK 11.0215\n".utf8), to: "\(room.folder.url.path)/rates")
    for (address, language, words) in [
      ("week.pdf?on=2026-02-05", "en", "Budget: 900 EUR (9919.35 SEK by the rates of 4 February 2026)"),
      ("month.pdf?on=2026-02-05", "sv", "900 EUR (9919,35 SEK enligt kurserna"),
      ("days.pdf?on=2026-02-05", "en", "(9919.35 SEK by the rates of"),
    ] {
      #expect(try paper(address, language).texts.contains { $0.contains(words) }, "\(address)")
    }
  }

  @Test("the outline of a year names its quarters and months", arguments: [2026, 2027, 2032])
  func months(year: Int) throws {
    let sheet = try paper("year.pdf?on=\(year)-06-01", "en").sheets[0]
    let names = sheet.blocks.flatMap { block -> [String] in
      if case .grids(let grids, _) = block { grids.flatMap(\.rows).map(\.outline).filter { !$0.isEmpty } } else { [] }
    }
    #expect(names.count == 12 && names.first == "January" && names.last == "December", "\(names)")
  }
}
