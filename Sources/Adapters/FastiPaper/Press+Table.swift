import FastiFormats

// Tables that go on over pages, and boxes of figures.
extension Press {
  private static let text = Canvas.Style(size: 9)
  private static let head = Canvas.Style(size: 7.5, isHeavy: true, color: .quiet)
  private static let padding = 6.0

  func set(_ table: PaperTable) {
    let widths = widths(table)
    let hasHead = table.columns.contains { !$0.title.isEmpty }
    let rows = table.rows.flatMap { split($0, table, widths) }
    var place = 0
    repeat {
      // At least the headings and one row stand together.
      if y + (hasHead ? 18 : 0) + (rows.first.map { height($0, table, widths) } ?? 0) > bottom { breakPage() }
      place = page(rows, from: place, table, widths, hasHead)
      if place < rows.count { breakPage() }
    } while place < rows.count
    y += 10
  }

  /// The height of a table's headings and its first row.
  func leastHeight(_ table: PaperTable) -> Double {
    let widths = widths(table)
    return 18 + (table.rows.first.flatMap { split($0, table, widths).first }.map { height($0, table, widths) } ?? 0)
  }

  /// The rows that fit on the page.
  /// - Returns: The first row that does not.
  private func page(
    _ rows: [PaperTable.Row], from first: Int, _ table: PaperTable, _ widths: [Double], _ hasHead: Bool
  ) -> Int {
    var (place, end) = (first, y + (hasHead ? 16 : 1))
    var heights: [Double] = []
    while place < rows.count {
      let height = height(rows[place], table, widths)
      guard end + height <= bottom || heights.isEmpty else { break }
      heights.append(height)
      end += height
      place += 1
    }
    // Sums stay with the row that they end with.
    while place < rows.count, rows[place].isSum, heights.count > 1 {
      place -= 1
      end -= heights.removeLast()
    }
    let top = y + (hasHead ? 16 : 1)
    stripes(rows[first..<place], heights, from: top)
    canvas.box(Frame(x: left, y: y, width: width, height: end - y + 1), radius: 6, fill: nil, border: 1.25)
    canvas.tagged("Table") {
      if hasHead { canvas.tagged("TR") { headings(table, widths) } }
      y = top
      for (row, height) in zip(rows[first..<place], heights) {
        canvas.tagged("TR") { cells(row, table, widths) }
        y += height
      }
    }
    return place
  }

  private func stripes(_ rows: ArraySlice<PaperTable.Row>, _ heights: [Double], from top: Double) {
    var y = top
    for (row, height) in zip(rows, heights) {
      if row.isSum {
        canvas.box(Frame(x: left + 1, y: y + 0.3, width: width - 2, height: height - 0.3), fill: .wash)
      }
      canvas.line(left, y, right, y, width: row.isSum ? 1 : 0.4)
      if let sign = row.sign {
        canvas.box(
          Frame(x: left + Press.padding, y: y + (height > 20 ? 4 : (height - 10) / 2), width: 10, height: 10),
          radius: 3, fill: sign.color,
          border: 0.75)
      }
      y += height
    }
  }

  private func headings(_ table: PaperTable, _ widths: [Double]) {
    var x = left + signRoom(table)
    for (column, width) in zip(table.columns, widths) {
      canvas.tagged("TH") {
        canvas.text(
          column.title, Press.head, x + Press.padding, y + 3, room: width - 2 * Press.padding,
          column.isFigure ? .end : .start)
      }
      x += width
    }
  }

  private func cells(_ row: PaperTable.Row, _ table: PaperTable, _ widths: [Double]) {
    var x = left + signRoom(table)
    let style = style(row)
    for (place, (column, width)) in zip(table.columns, widths).enumerated() {
      canvas.tagged("TD") {
        if place == 0, let sign = row.sign {
          canvas.tagged("P") {
            canvas.text(sign.sign, .init(size: 6, isHeavy: true), left + Press.padding, y + 5.5, room: 10, .middle)
          }
        }
        guard row.cells.indices.contains(place) else { return }
        canvas.tagged("P") {
          canvas.text(
            row.cells[place], style, x + Press.padding, y + 2.5, room: width - 2 * Press.padding,
            lines: column.isWide ? Press.mostLines : 1, column.isFigure ? .end : .start)
        }
      }
      x += width
    }
  }

  private func style(_ row: PaperTable.Row) -> Canvas.Style {
    var style = Press.text
    style.isHeavy = row.isSum
    style.color = row.isRed ? .red : .ink
    return style
  }

  private func signRoom(_ table: PaperTable) -> Double { table.rows.contains { $0.sign != nil } ? 15 : 0 }

  /// The lines of a row before it goes on in the next.
  private static let mostLines = 20

  /// A row in pieces that are never longer than a page.
  private func split(_ row: PaperTable.Row, _ table: PaperTable, _ widths: [Double]) -> [PaperTable.Row] {
    guard let wide = table.columns.firstIndex(where: \.isWide), row.cells.indices.contains(wide) else { return [row] }
    let pieces = canvas.pieces(
      row.cells[wide], style(row), room: widths[wide] - 2 * Press.padding, lines: Press.mostLines)
    guard pieces.count > 1 else { return [row] }
    return pieces.enumerated().map { place, piece in
      var part = row
      if place > 0 {
        part.cells = row.cells.map { _ in "" }
        part.sign = nil
      }
      part.cells[wide] = piece
      return part
    }
  }

  private func height(_ row: PaperTable.Row, _ table: PaperTable, _ widths: [Double]) -> Double {
    var lines = 1
    for (place, column) in table.columns.enumerated() where column.isWide && row.cells.indices.contains(place) {
      lines = max(lines, canvas.measure(row.cells[place], style(row), room: widths[place] - 2 * Press.padding).lines)
    }
    return Double(min(lines, Press.mostLines)) * canvas.lineHeight(Press.text) + 5.5
  }

  /// Each column as wide as its texts, the wide one what is left.
  private func widths(_ table: PaperTable) -> [Double] {
    let room = width - signRoom(table)
    var widths = table.columns.enumerated().map { place, column in
      var widest = canvas.measure(column.title, Press.head).width
      // The widest of many rows is found among those with most bytes.
      let texts = Set(table.rows.compactMap { $0.cells.indices.contains(place) ? $0.cells[place] : nil })
      let longest = texts.map(\.utf8.count).max() ?? 0
      for text in texts where text.utf8.count * 10 >= longest * 7 {
        guard !column.isWide else { break }
        widest = max(widest, canvas.measure(text, .init(size: Press.text.size, isHeavy: true)).width)
      }
      return min(widest + 2 * Press.padding + 2, room / 2)
    }
    guard let wide = table.columns.firstIndex(where: \.isWide) else {
      let sum = widths.reduce(0, +)
      return widths.map { $0 * room / max(1, sum) }
    }
    let others = widths.enumerated().reduce(0) { $0 + ($1.offset == wide ? 0 : $1.element) }
    let most = room * 0.7
    if others > most { widths = widths.map { $0 * most / others } }
    widths[wide] = room - min(others, most)
    return widths
  }

  // MARK: Cards

  func set(_ cards: [PaperCard]) {
    let across = max(1, min(cards.count, Int(width / 150)))
    let gap = 8.0
    let room = (width - gap * Double(across - 1)) / Double(across)
    let most = cards.map(\.figures.count).max() ?? 0
    let height = 24 + Double((most + 1) / 2) * 40
    for first in stride(from: 0, to: cards.count, by: across) {
      if y + height > bottom { breakPage() }
      for (place, card) in cards[first..<min(first + across, cards.count)].enumerated() {
        set(card, Frame(x: left + Double(place) * (room + gap), y: y, width: room, height: height))
      }
      y += height + gap
    }
    y += 4
  }

  private func set(_ card: PaperCard, _ frame: Frame) {
    canvas.box(frame, radius: 10, fill: .paper, border: 1.5)
    canvas.tagged("P") {
      canvas.text(card.title, .init(size: 11, isHeavy: true), frame.x + 9, frame.y + 5, room: frame.width - 18)
    }
    let room = (frame.width - 18) / 2
    for (place, figure) in card.figures.enumerated() {
      let x = frame.x + 9 + Double(place % 2) * room
      let y = frame.y + 21 + Double(place / 2) * 40
      canvas.tagged("P") { canvas.text(figure.label, .init(size: 7.5, color: .quiet), x, y, room: room - 4) }
      canvas.tagged("P") { canvas.text(figure.figure, .init(size: 15, isHeavy: true), x, y + 8, room: room - 4) }
      canvas.tagged("P") { canvas.text(figure.note, .init(size: 7, color: .quiet), x, y + 27, room: room - 4) }
    }
  }
}
