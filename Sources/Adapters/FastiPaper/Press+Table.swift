import FastiFormats

/// The columns of tables on paper.
struct TablePlan {
  /// The width of the letter before the first column; 0 if no row has one.
  var signRoom: Double
  var columns: [Column]

  struct Column {
    var width: Double
    /// Whether its texts may be broken into lines.
    var wraps: Bool
  }
}

// Tables that continue over pages, and boxes of figures.
extension Press {
  private static let text = Canvas.Style(size: 9)
  private static let head = Canvas.Style(size: 7.5, isHeavy: true, color: .quiet)
  private static let padding = 6.0
  /// The greatest number of rows of a table that is kept on one page.
  private static let fewRows = 5

  func set(_ table: PaperTable) {
    let plan = plan(table)
    let hasHead = table.columns.contains { !$0.title.isEmpty }
    var rows = table.rows.flatMap { split($0, table, plan) }
    var place = 0
    if y + leastHeight(table) > bottom { goOn() }
    repeat {
      place = page(rows, from: place, table, plan, hasHead)
      guard place < rows.count else { break }
      goOn()
      // A row of the same day as those before it, or the rest of a long one, says the day again.
      if let first = table.columns.first, !first.isWide, !rows[place].isSum, rows[place].cells.first == "" {
        rows[place].cells[0] = rows[..<place].last { $0.cells.first != "" }?.cells.first ?? ""
      }
    } while true
    y += 10
  }

  /// The next page, with the heading of what goes on there.
  private func goOn() {
    breakPage()
    headPart("P")
  }

  /// The height of all of a table.
  func height(_ table: PaperTable) -> Double {
    let plan = plan(table)
    let rows = table.rows.flatMap { split($0, table, plan) }
    return 28 + rows.reduce(0) { $0 + height($1, table, plan) }
  }

  /// The height of a table's headings with its first two rows; of all of it where that is little.
  func leastHeight(_ table: PaperTable) -> Double {
    let plan = plan(table)
    let count = table.rows.count <= Press.fewRows ? table.rows.count : 2
    let rows = table.rows.prefix(count).map { split($0, table, plan) }
    guard rows.allSatisfy({ $0.count == 1 }) else {
      return 18 + (rows.first?.first.map { height($0, table, plan) } ?? 0)
    }
    return 18 + rows.joined().reduce(0) { $0 + height($1, table, plan) }
  }

  /// The rows that fit on the page.
  /// - Returns: The first row that does not.
  private func page(
    _ rows: [PaperTable.Row], from first: Int, _ table: PaperTable, _ plan: TablePlan, _ hasHead: Bool
  ) -> Int {
    var (place, end) = (first, y + (hasHead ? 16 : 1))
    var heights: [Double] = []
    while place < rows.count {
      let height = height(rows[place], table, plan)
      guard end + height <= bottom || heights.isEmpty else { break }
      heights.append(height)
      end += height
      place += 1
    }
    // Sums stay with the row that they end with, and the last row is not left alone for the next page.
    while place < rows.count, rows[place].isSum || place == rows.count - 1, heights.count > 1 {
      place -= 1
      end -= heights.removeLast()
    }
    let top = y + (hasHead ? 16 : 1)
    stripes(rows[first..<place], heights, from: top)
    canvas.box(Frame(x: left, y: y, width: width, height: end - y + 1), radius: 6, fill: nil, border: 1.25)
    canvas.tagged("Table") {
      if hasHead { canvas.tagged("TR") { headings(table, plan) } }
      y = top
      for (row, height) in zip(rows[first..<place], heights) {
        canvas.tagged("TR") { cells(row, table, plan) }
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

  private func headings(_ table: PaperTable, _ plan: TablePlan) {
    var x = left + plan.signRoom
    for (column, measure) in zip(table.columns, plan.columns) {
      canvas.tagged("TH") {
        canvas.text(
          column.title, Press.head, x + Press.padding, y + 3, room: measure.width - 2 * Press.padding,
          column.isFigure ? .end : .start)
      }
      x += measure.width
    }
  }

  private func cells(_ row: PaperTable.Row, _ table: PaperTable, _ plan: TablePlan) {
    var x = left + plan.signRoom
    let style = style(row)
    for (place, (column, measure)) in zip(table.columns, plan.columns).enumerated() {
      canvas.tagged("TD") {
        if place == 0, let sign = row.sign {
          canvas.tagged("P") {
            canvas.text(sign.sign, .init(size: 6, isHeavy: true), left + Press.padding, y + 5.5, room: 10, .middle)
          }
        }
        guard row.cells.indices.contains(place) else { return }
        canvas.tagged("P") {
          canvas.text(
            row.cells[place], style, x + Press.padding, y + 2.5, room: measure.width - 2 * Press.padding,
            lines: measure.wraps ? Press.mostLines : 1, column.isFigure ? .end : .start)
        }
      }
      x += measure.width
    }
  }

  private func style(_ row: PaperTable.Row) -> Canvas.Style {
    var style = Press.text
    style.isHeavy = row.isSum
    style.color = row.isRed ? .red : .ink
    return style
  }

  /// The lines of a row before it continues in the next.
  private static let mostLines = 20

  /// A row in pieces that are never longer than a page.
  private func split(_ row: PaperTable.Row, _ table: PaperTable, _ plan: TablePlan) -> [PaperTable.Row] {
    guard let wide = table.columns.firstIndex(where: \.isWide), row.cells.indices.contains(wide) else { return [row] }
    let pieces = canvas.pieces(
      row.cells[wide], style(row), room: plan.columns[wide].width - 2 * Press.padding, lines: Press.mostLines)
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

  private func height(_ row: PaperTable.Row, _ table: PaperTable, _ plan: TablePlan) -> Double {
    var lines = 1
    for (place, column) in plan.columns.enumerated() where column.wraps && row.cells.indices.contains(place) {
      let room = column.width - 2 * Press.padding
      lines = max(lines, canvas.measure(row.cells[place], style(row), room: room).lines)
    }
    return Double(min(lines, Press.mostLines)) * canvas.lineHeight(Press.text) + 5.5
  }

  // MARK: Widths

  /// The columns of a table: all tables of the document with the same columns have one set of widths.
  private func plan(_ table: PaperTable) -> TablePlan {
    if let known = plans[table.columns] { return known }
    let alike = tables[table.columns]
    let plan = plan(alike ?? [table], table.columns)
    if alike != nil { plans[table.columns] = plan }
    return plan
  }

  /// Each column is as wide as its texts; the wide column gets the rest.
  private func plan(_ tables: [PaperTable], _ columns: [PaperTable.Column]) -> TablePlan {
    let signRoom = tables.contains { $0.rows.contains { $0.sign != nil } } ? 15.0 : 0
    let room = width - signRoom
    let needs = columns.indices.map { widest($0, columns[$0], tables) }
    var widths = needs
    if let wide = columns.firstIndex(where: \.isWide) {
      widths = needs.map { min($0, room / 2) }
      widths[wide] = 0
      let (others, most) = (widths.reduce(0, +), room * 0.7)
      if others > most { widths = widths.map { $0 * most / others } }
      widths[wide] = room - min(others, most)
    } else {
      let share = room / max(1, needs.reduce(0, +))
      widths = needs.map { $0 * share }
    }
    return TablePlan(
      signRoom: signRoom,
      columns: columns.indices.map { .init(width: widths[$0], wraps: columns[$0].isWide || widths[$0] < needs[$0]) })
  }

  /// The width of the widest text of a column.
  private func widest(_ place: Int, _ column: PaperTable.Column, _ tables: [PaperTable]) -> Double {
    let padding = 2 * Press.padding + 2
    var widest = canvas.measure(column.title, Press.head).width
    guard !column.isWide else { return widest + padding }
    // The widest of many rows is searched among those with the most bytes.
    let texts = Set(tables.lazy.flatMap(\.rows).compactMap { $0.cells.indices.contains(place) ? $0.cells[place] : nil })
    let longest = texts.map(\.utf8.count).max() ?? 0
    for text in texts where text.utf8.count * 10 >= longest * 7 {
      widest = max(widest, canvas.measure(text, .init(size: Press.text.size, isHeavy: true)).width)
    }
    return widest + padding
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
