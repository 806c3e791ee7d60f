import CCairo
import FastiFormats

/// Lays out the sheets of a document page by page.
final class Press {
  let canvas: Canvas
  let format: PaperFormat
  let document: PaperDocument
  /// The number of the present page, from 1.
  private(set) var page = 0
  /// The position of the next block.
  var y = 0.0
  /// The lines that did not fit into the grid above, or not completely.
  var rest: [(PaperCell, PaperLine)] = []

  /// The table of the present sheet where that has only a chart and this; nil for others.
  var loneTable: PaperTable?
  /// The heading that the next table stands below; empty for none. It is repeated where the table goes on.
  var above = ""
  /// The tables of the document, by their columns.
  let tables: [[PaperTable.Column]: [PaperTable]]
  /// The layout of those tables.
  var plans: [[PaperTable.Column]: TablePlan] = [:]
  /// The descriptions of the figures, in their order.
  var figures: [String] = []

  private let surface: OpaquePointer
  private let pages: Int
  /// The parents in the outline of the next sheet and the next heading.
  private var (chapter, part): (Int32, Int32) = (0, 0)
  private var chapterName = ""

  /// - Parameter pages: The number of pages; 0 if it is not known yet.
  init(_ canvas: Canvas, _ surface: OpaquePointer, _ document: PaperDocument, _ format: PaperFormat, pages: Int) {
    self.canvas = canvas
    self.surface = surface
    self.document = document
    self.format = format
    self.pages = pages
    let tables = document.sheets.flatMap(\.blocks).compactMap { block in
      if case .table(let table) = block { table } else { nil }
    }
    self.tables = Dictionary(grouping: tables, by: \.columns)
  }

  static let margin = 28.0
  /// The height at the foot of a page for its number.
  static let foot = 16.0

  /// The scale relative to A4 and Letter: A3 is larger, because it is read from farther away.
  var scale: Double { format.size == .a3 ? 1.2 : 1 }
  /// The width and height of the paper in scaled units.
  private var paper: (width: Double, height: Double) { (format.width / scale, format.height / scale) }

  var left: Double { Press.margin }
  var right: Double { paper.width - Press.margin }
  var width: Double { right - left }
  /// The lower end of blocks.
  var bottom: Double { paper.height - Press.margin - Press.foot }

  /// All sheets.
  func set() {
    cairo_scale(canvas.context, scale, scale)
    // Without a tag around all others cairo does not mark the file as tagged.
    canvas.tagged("Document") {
      for sheet in document.sheets {
        if page > 0 { endPage() }
        beginPage()
        above = ""
        loneTable = nil
        if sheet.blocks.count == 2, case .chart = sheet.blocks[0], case .table(let table) = sheet.blocks[1] {
          loneTable = table
        }
        outline(sheet)
        head(sheet)
        for (place, block) in sheet.blocks.enumerated() {
          let next = sheet.blocks.dropFirst(place + 1).first
          set(block, before: next)
          // The legend stays with its grid.
          if case .legend? = next { continue }
          listRest()
        }
      }
      if page > 0 { endPage() }
    }
  }

  /// Ends the page and begins the next.
  func breakPage() {
    endPage()
    beginPage()
  }

  private func beginPage() {
    page += 1
    y = Press.margin
  }

  private func endPage() {
    let style = Canvas.Style(size: 8, color: .quiet)
    let room = width / 2
    let base = paper.height - Press.margin - 9
    canvas.tagged("P") { canvas.text(document.title, style, left, base, room: room) }
    if pages > 1 {
      let filled = document.pageOf.replacing(slots: ["\(page)", "\(pages)"])
      canvas.tagged("P") { canvas.text(filled, style, left + room, base, room: room, .end) }
    }
    cairo_show_page(canvas.context)
  }

  private func outline(_ sheet: PaperSheet) {
    if sheet.chapter != chapterName {
      chapterName = sheet.chapter
      chapter = chapterName.isEmpty ? CAIRO_PDF_OUTLINE_ROOT : add(chapterName, below: CAIRO_PDF_OUTLINE_ROOT, at: y)
    }
    part = sheet.outline.isEmpty ? chapter : add(sheet.outline, below: chapter, at: y)
  }

  /// A line of the outline that leads to a height of the page.
  /// - Parameter parent: Its parent line; that of the sheet if nil.
  @discardableResult
  func add(_ name: String, below parent: Int32? = nil, at y: Double) -> Int32 {
    cairo_pdf_surface_add_outline(
      surface, parent ?? part, ShownText.of(name), "page=\(page) pos=[0 \(Int(max(0, (y - 8) * scale)))]",
      CAIRO_PDF_OUTLINE_FLAG_OPEN)
  }

  /// The heading of a sheet, in a frame like that of the pages.
  private func head(_ sheet: PaperSheet) {
    let quiet = Canvas.Style(size: 9.5, color: .quiet)
    let room = width - 28 - (sheet.badge == nil ? 0 : 78)
    let lines = max(1, min(3, canvas.measure(sheet.subtitle, quiet, room: room).lines))
    let height = 46 + Double(lines - 1) * canvas.lineHeight(quiet)
    let frame = Frame(x: left, y: y, width: width, height: height)
    canvas.box(frame, radius: 12, fill: .paper, border: 2.25)
    var x = left + 14
    if let badge = sheet.badge {
      let room = 64.0
      canvas.line(left + room, y + 1, left + room, y + height - 1, width: 1.5)
      canvas.tagged("P") {
        canvas.text(badge.label, .init(size: 8, color: .quiet), left + 4, y + 5, room: room - 8, .middle)
      }
      canvas.tagged("P") {
        canvas.text(badge.figure, .init(size: 24, isHeavy: true), left + 4, y + 12, room: room - 8, .middle)
      }
      x = left + room + 14
    }
    let isAlone = sheet.subtitle.isEmpty
    canvas.tagged("H1") {
      canvas.text(
        sheet.title, .init(size: 20, isHeavy: true), x, y + (isAlone ? 10 : 4), room: room)
    }
    if !isAlone {
      canvas.tagged("P") {
        canvas.text(sheet.subtitle, quiet, x, y + 29, room: room, lines: lines)
      }
    }
    y += height + 8
  }

  /// The heading of the next part; repeated on each page on which it continues.
  func headPart(_ tag: String) {
    guard !above.isEmpty else { return }
    canvas.tagged(tag) { canvas.text(above, .init(size: 13, isHeavy: true), left, y + 2, room: width) }
    y += 22
  }

  private func set(_ block: PaperBlock, before next: PaperBlock?) {
    switch block {
    case .grid(let grid): set(grid, above: legendHeight(next))
    case .grids(let grids, let across): set(grids, across: across, above: legendHeight(next))
    case .table(let table): set(table)
    case .cards(let cards): set(cards)
    case .chart(let chart): set(chart)
    case .legend(let lines): set(legend: lines)
    case .heading(let text):
      // A heading stays with the next block.
      var follows = 40.0
      if case .table(let table) = next { follows = leastHeight(table) }
      if case .chart(let chart) = next { follows = height(chart) }
      if y + 22 + follows > bottom { breakPage() }
      add(text, at: y)
      above = text
      headPart("H2")
    case .paragraph(let text):
      let style = Canvas.Style(size: 10)
      for piece in canvas.pieces(text, style, room: width, lines: 30) {
        let size = canvas.measure(piece, style, room: width)
        if y + size.height > bottom { breakPage() }
        canvas.tagged("P") { canvas.text(piece, style, left, y, room: width, lines: size.lines) }
        y += size.height + 6
      }
    }
  }
}

extension String {
  /// The text with `{1}`, `{2}` replaced.
  func replacing(slots: [String]) -> String {
    slots.enumerated().reduce(self) { text, slot in
      text.split(separator: "{\(slot.offset + 1)}", omittingEmptySubsequences: false).joined(separator: slot.element)
    }
  }
}
