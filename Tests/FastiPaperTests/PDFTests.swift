import FastiCivil
import FastiFormats
import FastiPaper
import Testing

@Suite("PDF") struct PDFTests {
  private static let month = PaperSample.month("Juni 2026") { day in
    day % 5 == 0
      ? [PaperLine(.pink, sign: "H", "Sveriges nationaldag"), PaperLine(.cyan, sign: "E", "10:00 Nguyễn Thị")] : []
  }

  @Test(
    "every paper has its size, is tagged, and has every text of the document",
    arguments: PaperFormat.Size.allCases, [false, true])
  func formats(_ size: PaperFormat.Size, _ isLandscape: Bool) throws {
    let format = PaperFormat(size, landscape: isLandscape)
    let document = PaperSample.document([
      Self.month, PaperSheet("Ledighet", blocks: [PaperSample.table(rows: 80) { "anteckning\($0)" }]),
    ])
    let file = try PrintedFile(document, format)
    let info = try file.said("pdfinfo")
    #expect(info.contains("Tagged:          yes"))
    #expect(info.contains("Title:           Test · Fasti"))
    let sides = try #require(info.firstMatch(of: #/Page size: +([0-9.]+) x ([0-9.]+)/#))
    #expect(abs(try #require(Double(sides.1)) - format.width) < 0.01)
    #expect(abs(try #require(Double(sides.2)) - format.height) < 0.01)
    let letters = try file.letters()
    let missing = Set(document.texts.map { $0.filter { !$0.isWhitespace } }).filter { !letters.contains($0) }
    #expect(missing == [])
  }

  @Test("the same document gives the same bytes, and another day another file")
  func bytes() throws {
    var document = PaperSample.document([Self.month])
    let format = PaperFormat(.a4, landscape: true)
    let first = try #require(PDFWriter.pdf(document, format)).bytes
    #expect(try #require(PDFWriter.pdf(document, format)).bytes == first)
    document.day = Day(year: 2026, month: 2, day: 6)
    #expect(try #require(PDFWriter.pdf(document, format)).bytes != first)
  }

  @Test("a table is read row by row, with its headings on every page")
  func order() throws {
    let sheet = PaperSheet("Ledighet", blocks: [PaperSample.table(rows: 100) { "anteckning \($0)" }])
    let file = try PrintedFile(PaperSample.document([sheet]))
    let lines = try file.said("pdfinfo", "-struct-text").split(separator: "\n").map { $0.filter { $0 != " " } }
    let cells = lines.filter { $0.contains("dag") || $0.contains("anteckning") || $0.hasSuffix(",25\"") }
    #expect(cells.count == 300)
    #expect(
      cells.prefix(6) == ["\"dag0\"", "\"anteckning0\"", "\"0,25\"", "\"dag1\"", "\"anteckning1\"", "\"1,25\""])
    #expect(file.printed.pages > 1)
    #expect(lines.filter { $0 == "\"Timmar\"" }.count == file.printed.pages)
  }

  @Test("a screen reader reads a wrapped text completely, and a sign separately from the words beside it")
  func wrapped() throws {
    let long = "En anteckning som är så lång att den måste brytas på flera rader i sin cell, ända till sista ordet"
    let sheet = PaperSheet(
      "Ledighet",
      blocks: [
        .paragraph(long + " " + long), PaperSample.table(rows: 2) { _ in long + " " + long },
        .legend([PaperLine(.pink, sign: "H", "Helgdag"), PaperLine(.cyan, sign: "E", "Händelse")]),
        .cards([PaperCard("Semester", figures: [.init("Bokfört", "67,86", note: "per 6 feb.")])]),
      ])
    let month = PaperSample.month("Juni") { day in day == 9 ? [PaperLine(.cyan, sign: "E", "10:00 \(long)")] : [] }
    let file = try PrintedFile(PaperSample.document([sheet, month]))
    let tags = try file.said("pdfinfo", "-struct-text")
    #expect(tags.matches(of: /ända till sista ordet/).count == 7, "\(tags)")
    #expect(tags.contains("\"Händelse\"") && tags.contains("\"10:00 En anteckning"), "\(tags)")
    #expect(tags.contains("\"Semester\"") && tags.contains("\"67,86\"") && tags.contains("\"per 6 feb.\""))
  }

  @Test("a chart is a figure with all its texts, followed by its description")
  func charts() throws {
    let chart = Chart(
      "Semester", summary: "Prognosen är lägst den 6 februari.",
      across: Chart.Axis(0, 2, ticks: [.init("Jan", 0, to: 1), .init("Feb", 1, to: 2)]),
      up: .round(from: -20, to: 97) { String($0) },
      series: [
        .init("Prognos", .green, .areas([[.init(0, 0), .init(1, 40), .init(2, 0)]])),
        .init("Bokfört", .ink, .lines([[.init(0, 3), .init(2, 50)]])), .init("Tak 90,00", .red, .level(90)),
        .init("Förlorat", .orange, .dots([.init(.init(1, 40), "−12,00")])),
        .init("Ledighet", .cyan, .boxes([.init(.init(0, 1), .init(1, 2))])), .init("", .ink, .moment(0.5, "I dag")),
      ], figures: .init([], rows: []))
    let sheet = PaperSheet(
      "Besked", blocks: [.heading("Semester"), .chart(chart), PaperSample.table(rows: 90) { "rad\($0)" }])
    let file = try PrintedFile(PaperSample.document([sheet]))
    let letters = try file.letters()
    let texts = chart.texts.map { $0.filter { !$0.isWhitespace } }
    #expect(texts.count == 14 && texts.filter { !letters.contains($0) } == [])
    let tags = try file.said("pdfinfo", "-struct-text")
    let (figure, words) = (tags.firstRange(of: "Figure"), tags.firstRange(of: "Prognosen är lägst"))
    #expect(try #require(figure).lowerBound < #require(words).lowerBound)
  }

  @Test("the file contains its language and the descriptions of figures, and readers report no error")
  func language() throws {
    let charts = ["Ledighet (år)", "Sol och måne ☾"].map { title in
      PaperBlock.chart(
        Chart(
          title, summary: "Se tabellen.", across: Chart.Axis(0, 1, ticks: []),
          up: .round(from: 0, to: 9) { String($0) },
          series: [.init("Prognos", .green, .level(5))], figures: .init([], rows: [])))
    }
    let file = try PrintedFile(PaperSample.document([Self.month, PaperSheet("Besked", blocks: charts)]))
    let text = String(decoding: file.printed.bytes, as: UTF8.self)
    #expect(text.ranges(of: "<< /Lang (sv)\n   /Type /Catalog").count == 1)
    let name = "FEFF004C00650064006900670068006500740020002800E500720029"
    #expect(text.contains("<< /Alt <\(name)>\n   /Type /StructElem\n   /S /Figure"))
    #expect(text.ranges(of: "/Alt <FEFF").count == 2)
    #expect(try file.said("pdfinfo").contains("Tagged:          yes"))
    #expect(try file.said("pdfinfo", "-struct-text").contains("Se tabellen."))
  }

  @Test("the outline names chapters, sheets and their parts")
  func outline() throws {
    let sheet = PaperSheet("Besked", blocks: [.heading("Semester"), PaperSample.table(rows: 1) { _ in "x" }])
    let file = try PrintedFile(PaperSample.document([Self.month, sheet]))
    let names = try file.said("pdfinfo", "-dests")
    #expect(!names.isEmpty)
    let bytes = String(decoding: file.printed.bytes, as: UTF8.self)
    for name in ["/Title (2026)", "/Title (Juni 2026)", "/Title (Besked)", "/Title (Semester)"] {
      #expect(bytes.contains(name), "\(name)")
    }
  }

  @Test("lines that do not fit into a day are listed below, in full")
  func overflow() throws {
    let sheet = PaperSample.month("Juni") { day in
      day == 10
        ? (0..<60).map {
          PaperLine(.cyan, sign: "E", "sak\($0) med en titel som är lång och inte får plats i rutan slut\($0)")
        } : []
    }
    let file = try PrintedFile(PaperSample.document([sheet]))
    let letters = try file.letters()
    #expect((0..<60).allSatisfy { letters.contains("slut\($0)") })
    #expect(letters.contains("Merpådessadagar"))
    #expect(file.printed.pages > 1)
  }
}
