import FastiCivil
import FastiFormats
import FastiPaper
import Testing

@Suite("PDF of difficult documents") struct HardPaperTests {
  @Test("5,000 entries are on as many pages as they need, each once")
  func many() throws {
    let sheet = PaperSheet("Ledighet", blocks: [PaperSample.table(rows: 5_000) { "rad\($0)." }])
    let file = try PrintedFile(PaperSample.document([sheet]))
    let words = try file.said("pdftotext", "-raw").split { $0.isWhitespace }.filter { $0.hasPrefix("rad") }
    #expect(words.count == 5_000)
    #expect(Set(words).count == 5_000)
  }

  @Test("a text of 10,000 letters continues over pages, and loses none", arguments: [true, false])
  func long(hasSpaces: Bool) throws {
    let text = (0..<(hasSpaces ? 1_700 : 2_000)).map { "ö\($0 + 1_000)" }.joined(separator: hasSpaces ? " " : "")
    let sheet = PaperSheet(text, blocks: [.paragraph(text), PaperSample.table(rows: 1) { _ in text }])
    let file = try PrintedFile(PaperSample.document([sheet]))
    let letters = try file.letters().replacing(#/Sida\d+av\d+|Test·Fasti|DagVadTimmar/#, with: "")
    let whole = text.filter { $0 != " " }
    // Once as a paragraph, once in the table; footers stand between the pages.
    let numbers = letters.matches(of: #/ö(\d{4})/#).map { String($0.1) }
    let expected = whole.matches(of: #/ö(\d{4})/#).map { String($0.1) }
    #expect(numbers.count >= 2 * expected.count)
    #expect(Set(numbers) == Set(expected))
  }

  @Test("a title of 10,000 letters in a month and in a week is whole below it, and the other days keep theirs")
  func title() throws {
    let title = (0..<2_000).map { "ö\($0 + 1_000)" }.joined()
    let month = PaperSample.month("Juni") { day in [PaperLine(.cyan, sign: "E", day == 10 ? title : "sak\(day).")] }
    guard case .grid(var grid) = month.blocks[0] else { return }
    grid.rows = [grid.rows[1]]
    let week = PaperSheet("Vecka 24", blocks: [.grid(grid)])
    for sheet in [month, week] {
      let letters = try PrintedFile(PaperSample.document([sheet])).letters()
      let numbers = Set(letters.matches(of: #/ö(\d{4})/#).map { String($0.1) })
      #expect(numbers.count == 2_000)
      #expect((8...14).allSatisfy { $0 == 10 || letters.contains("sak\($0).") })
    }
  }

  @Test("nothing, Arabic beside Swedish, control characters and turned lines make whole files")
  func strange() throws {
    let texts = [
      "", "رمضان åäö مبارك", "a\u{0}b\u{7}c", "\u{202E}abc", "👨‍👩‍👧 🇸🇪", String(repeating: "\n", count: 300), "%PDF (\\)",
    ]
    for text in texts {
      let line = PaperLine(.cyan, sign: text, text)
      let sheet = PaperSheet(
        text, subtitle: text, badge: PaperBadge(text, text),
        blocks: [
          .heading(text), .paragraph(text), .legend([line]), .cards([PaperCard(text, figures: [.init(text, text)])]),
          .table(PaperTable([.init(text), .init(text, wide: true)], rows: [.init([text, text], sign: line)])),
        ])
      let month = PaperSample.month(text) { _ in [line] }
      let file = try PrintedFile(PaperSample.document([sheet, month]))
      #expect(try file.said("pdfinfo").contains("Tagged:          yes"))
    }
    let empty = PaperSheet("", blocks: [.table(PaperTable([], rows: [])), .cards([]), .grids([], across: nil)])
    #expect(try PrintedFile(PaperSample.document([empty])).printed.pages == 1)
  }

  @Test("a character that no font has is reported, with the package that has it")
  func glyphs() throws {
    // For private use: no font of Debian's has it.
    let sheet = PaperSheet("Juni \u{F8F0}", blocks: [])
    let printed = try #require(PDFWriter.pdf(PaperSample.document([sheet]), PaperFormat(.a4, landscape: false)))
    #expect(printed.unknown == ["\u{F8F0}"])
    #expect(printed.packages.map { "\($0)" } == ["fonts-noto-core"])
    let others = PrintedPaper(bytes: [], pages: 0, unknown: ["日", "本", "😀"])
    #expect(others.packages.map { "\($0)" } == ["fonts-noto-cjk", "fonts-noto-color-emoji"])
  }
}
