import FastiCivil
import FastiFormats
import FastiPaper
import Testing

@Suite("Tables, outlines and legends on paper") struct TablePaperTests {
  private static let columns: [PaperTable.Column] = [
    .init("Dag"), .init("Vad", wide: true), .init("Timmar", figure: true),
  ]

  private static func row(_ day: String, _ what: String, sum: Bool = false) -> PaperTable.Row {
    PaperTable.Row([day, what, "8,00"], sum: sum)
  }

  /// Where a word stands, in points from the left and from the top of its page.
  private func places(of word: String, in file: PrintedFile) throws -> [(page: Int, x: Double, y: Double)] {
    var (page, found): (Int, [(Int, Double, Double)]) = (0, [])
    for line in try file.said("pdftotext", "-bbox").split(separator: "\n") {
      if line.contains("<page ") { page += 1 }
      guard line.contains(">\(word)</word>"), let place = line.firstMatch(of: /xMin="([0-9.]+)" yMin="([0-9.]+)"/),
        let x = Double(place.1), let y = Double(place.2)
      else { continue }
      found.append((page, x, y))
    }
    return found
  }

  @Test("a table that continues repeats its heading on each page")
  func headings() throws {
    let rows = (0..<100).map { Self.row("dag\($0)", "rad") }
    let sheet = PaperSheet("Besked", blocks: [.heading("Februari"), .table(PaperTable(Self.columns, rows: rows))])
    let file = try PrintedFile(PaperSample.document([sheet]))
    let pages = try places(of: "Februari", in: file).map(\.page)
    #expect(file.printed.pages > 1 && pages == Array(1...file.printed.pages), "\(pages)")
    // The outline has it once.
    let bytes = String(decoding: file.printed.bytes, as: UTF8.self)
    #expect(bytes.ranges(of: "/Title (Februari)").count == 1)
  }

  @Test("sums are on the page of the row before them, wherever the page ends", arguments: 30...60)
  func sums(count: Int) throws {
    let sums = ["Intjänat", "Uttaget", "Slut"].map { Self.row("", $0, sum: true) }
    let rows = [Self.row("", "Start", sum: true)] + (0..<count).map { Self.row("dag\($0)", "rad") } + sums
    let sheet = PaperSheet("Besked", blocks: [.heading("Semester"), .table(PaperTable(Self.columns, rows: rows))])
    let file = try PrintedFile(PaperSample.document([sheet]))
    let pages = Set(
      try (["Intjänat", "Uttaget", "Slut", "dag\(count - 1)"]).flatMap { try places(of: $0, in: file).map(\.page) })
    #expect(pages.count == 1)
    #expect(try places(of: "Start", in: file).map(\.page) == places(of: "dag0", in: file).map(\.page))
  }

  @Test("a short table with its sums is not broken", arguments: 28...44)
  func short(count: Int) throws {
    let long = PaperTable([.init("Annat", wide: true)], rows: (0..<count).map { PaperTable.Row(["rad\($0)"]) })
    let sums = ["Start", "Intjänat", "Uttaget", "Slut"].map { Self.row("", $0, sum: true) }
    let sheet = PaperSheet(
      "Besked", blocks: [.table(long), .heading("Komp"), .table(PaperTable(Self.columns, rows: sums))])
    let file = try PrintedFile(PaperSample.document([sheet]))
    let words = ["Komp", "Start", "Intjänat", "Uttaget", "Slut"]
    #expect(Set(try words.flatMap { try places(of: $0, in: file).map(\.page) }).count == 1)
  }

  @Test("the last row is not alone on its page, nor the first at the foot of one", arguments: 28...60)
  func alone(count: Int) throws {
    let columns: [PaperTable.Column] = [.init("Annat", wide: true)]
    let long = PaperTable(columns, rows: (0..<count - 20).map { PaperTable.Row(["före\($0)"]) })
    let rows = (0..<count).map { Self.row("dag\($0)", "rad") }
    let sheet = PaperSheet(
      "Besked", blocks: [.table(long), .heading("Mars"), .table(PaperTable(Self.columns, rows: rows))])
    let file = try PrintedFile(PaperSample.document([sheet]))
    func pages(_ words: String...) throws -> Set<Int> {
      Set(try words.flatMap { try places(of: $0, in: file).map(\.page) })
    }
    #expect(try pages("dag\(count - 2)", "dag\(count - 1)").count == 1)
    #expect(try pages("dag0", "dag1").count == 1)
  }

  @Test("a table that begins on the page after its chart has the heading again")
  func moved() throws {
    let chart = Chart(
      "Diagram", summary: "Vad det visar", across: .round(from: 0, to: 1) { "\($0)" },
      up: .round(from: 0, to: 1) { "\($0)" }, series: [], figures: .init(["a", "b"], rows: []))
    let long = PaperTable([.init("Annat", wide: true)], rows: (0..<27).map { PaperTable.Row(["rad\($0)"]) })
    let few = PaperTable(Self.columns, rows: (0..<5).map { Self.row("dag\($0)", "rad") })
    let sheet = PaperSheet(
      "År", blocks: [.table(long), .heading("Klämdagar"), .chart(chart), .table(few)])
    let file = try PrintedFile(PaperSample.document([sheet]))
    #expect(file.printed.pages == 2)
    #expect(try places(of: "Klämdagar", in: file).map(\.page) == [1, 2])
    #expect(try places(of: "dag0", in: file).map(\.page) == [2])
  }

  @Test("the rows of one day say it again on the next page")
  func days() throws {
    let rows = (0..<120).map { PaperTable.Row([$0 == 0 ? "lördag" : "", "rad\($0)"]) }
    let columns: [PaperTable.Column] = [.init("Dag"), .init("Vad", wide: true)]
    let file = try PrintedFile(
      PaperSample.document([PaperSheet("Dagar", blocks: [.table(PaperTable(columns, rows: rows))])]))
    #expect(file.printed.pages > 1)
    #expect(try places(of: "lördag", in: file).map(\.page) == Array(1...file.printed.pages))
  }

  @Test(
    "a chart with a sheet of its own leaves room for its table", arguments: PaperFormat.Size.allCases, [true, false])
  func lone(_ size: PaperFormat.Size, _ isLandscape: Bool) throws {
    let chart = Chart(
      "Solen", summary: "Vad det visar", across: .round(from: 0, to: 1) { "\($0)" },
      up: .round(from: 0, to: 24) { "\($0)" }, series: [], figures: .init(["a", "b"], rows: []))
    let rows = (0..<12).map { Self.row("dag\($0)", "rad") }
    let sheet = PaperSheet("Sol och måne", blocks: [.chart(chart), .table(PaperTable(Self.columns, rows: rows))])
    let file = try PrintedFile(PaperSample.document([sheet]), PaperFormat(size, landscape: isLandscape))
    #expect(file.printed.pages == 1)
  }

  @Test("tables with the same columns have one set of widths")
  func widths() throws {
    let sheet = PaperSheet(
      "Besked",
      blocks: ["1 maj", "onsdag den 30 september 2026"].enumerated().flatMap { place, day in
        [
          PaperBlock.heading("Del\(place)"),
          .table(PaperTable(Self.columns, rows: [Self.row(day, "vad\(place)")])),
        ]
      })
    let file = try PrintedFile(PaperSample.document([sheet]))
    let found = try ["vad0", "vad1"].flatMap { try places(of: $0, in: file) }
    #expect(found.count == 2 && abs(found[0].x - found[1].x) < 0.1, "\(found)")
  }

  @Test("a text that is too wide for its narrow column is broken, not cut")
  func narrow() throws {
    let regions = (0..<120).map { "R\(100 + $0)" }.joined(separator: ", ")
    let rows = [PaperTable.Row(["Nyår", "1 jan.", regions]), PaperTable.Row(["Jul", "25 dec.", "SE"])]
    let table = PaperTable([.init("Vad", wide: true), .init("Dag"), .init("Region")], rows: rows)
    let letters = try PrintedFile(PaperSample.document([PaperSheet("År", blocks: [.table(table)])])).letters()
    #expect((100..<220).allSatisfy { letters.contains("R\($0)") })
  }

  @Test("the outline of a year names its parts and the months that begin in them")
  func outline() throws {
    let cells = (1...7).map { PaperCell("\($0)") }
    let quarter = PaperGrid(
      "Kvartal 1", corner: "v", columns: ["m", "t", "o", "t", "f", "l", "s"],
      rows: ["Januari", "", "Februari"].map { PaperRow("1", cells: cells, outline: $0) })
    let sheet = PaperSheet("2026", outline: "Veckor", blocks: [.grids([quarter], across: 1)])
    let file = try PrintedFile(PaperSample.document([sheet]))
    let bytes = String(decoding: file.printed.bytes, as: UTF8.self)
    for name in ["Veckor", "Kvartal 1", "Januari", "Februari"] {
      #expect(bytes.ranges(of: "/Title (\(name))").count == 1, "\(name)")
    }
  }

  @Test("a legend has all its lines, and the grid above leaves space for them", arguments: [true, false])
  func legend(isLandscape: Bool) throws {
    let legend = (0..<24).map { PaperLine(.cyan, sign: "E", "betydelse\($0).") }
    var sheet = PaperSample.month("Juni") { day in [PaperLine(.cyan, sign: "E", "sak\(day).")] }
    sheet.blocks[1] = .legend(legend)
    let small = PaperGrid(corner: "v", columns: ["m"], rows: [PaperRow("1", cells: [PaperCell("7")])])
    let year = PaperSheet("2026", blocks: [.grids(Array(repeating: small, count: 12), across: nil), .legend(legend)])
    for sheet in [sheet, year] {
      let format = PaperFormat(.a4, landscape: isLandscape)
      let file = try PrintedFile(PaperSample.document([sheet]), format)
      #expect(file.printed.pages == 1)
      for number in 0..<24 {
        let found = try places(of: "betydelse\(number).", in: file)
        #expect(found.count == 1 && found.allSatisfy { $0.y < format.height - 44 }, "\(number) \(found)")
      }
    }
  }

  @Test("the beginning of a long line below a title is not pushed out")
  func subtitle() throws {
    let name = (0..<30).map { "Namn\($0)" }.joined(separator: " ")
    let sheet = PaperSheet("Besked", subtitle: "1–28 februari 2026 · \(name)", blocks: [.paragraph("Nedanför")])
    let file = try PrintedFile(PaperSample.document([sheet]))
    let letters = try file.letters()
    #expect(letters.contains("1–28februari2026") && letters.contains("Namn29"))
    let (last, below) = (try places(of: "Namn29", in: file)[0].y, try places(of: "Nedanför", in: file)[0].y)
    #expect(below > last + 12)
  }
}
