import FastiFormats

// A grid of days whose cells have lines: a month, a week.
extension Press {
  /// The measures of a grid on this page.
  private struct Plan {
    let head: Double
    let column: Double
    let top: Double
    /// The height of each row.
    let rows: [Double]
    let numberSize: Double
    let line: Canvas.Style
    /// The greatest number of lines of a text; not limited if each day has its own column.
    let mostLines: Int

    /// The width of a line's letter with the gaps on both sides.
    var signRoom: Double { line.size * 1.1 + 6 }
  }

  func set(_ grid: PaperGrid, above legend: Double) {
    let plan = plan(grid, above: legend)
    var left: [(PaperCell, PaperLine)] = []
    frame(grid, plan)
    canvas.tagged("Table") {
      canvas.tagged("TR") { headings(grid, plan) }
      var top = plan.top
      for (row, height) in zip(grid.rows, plan.rows) {
        canvas.tagged("TR") {
          canvas.tagged("TH") {
            canvas.text(
              row.head, .init(size: 10, isHeavy: true, color: .quiet), self.left, top + 5, room: plan.head - 3, .middle)
          }
          for (place, cell) in row.cells.enumerated() {
            let frame = self.frame(place, top, height, plan)
            canvas.tagged("TD") { left += lines(cell, frame, plan).map { (cell, $0) } }
          }
        }
        top += height + 3
      }
      y = top + 3
    }
    rest += left
  }

  private func plan(_ grid: PaperGrid, above legend: Double) -> Plan {
    let head = grid.rows.contains { !$0.head.isEmpty } ? 26.0 : 0
    let column = (width - head) / Double(max(1, grid.columns.count))
    let numberSize = grid.rows.count == 1 ? 20.0 : 13.0
    let line = Canvas.Style(size: grid.rows.count == 1 ? 9.5 : 7.5)
    let mostLines = grid.rows.count == 1 ? 40 : 3
    let top = y + 16
    let available = bottom - top - legend - 6 - 3 * Double(grid.rows.count)
    let needs = grid.rows.map { row in
      row.cells.map { cell in
        cell.lines.reduce(numberSize * 1.3 + 8) { $0 + height($1, column - 9, line, mostLines) }
      }.max() ?? 0
    }
    return Plan(
      head: head, column: column, top: top, rows: Press.share(available, among: needs), numberSize: numberSize,
      line: line, mostLines: mostLines)
  }

  /// Gives all rows the same height, and more to those that need more; if there is not enough space, those that need
  /// most get less.
  static func share(_ available: Double, among needs: [Double]) -> [Double] {
    let hasRoom = needs.reduce(0, +) <= available
    // Rows whose need is beyond the common height get what they need if there is space for it; otherwise the others
    // do.
    var fixed: Set<Int> = []
    var level = 0.0
    while fixed.count < needs.count {
      level = (available - fixed.reduce(0) { $0 + needs[$1] }) / Double(needs.count - fixed.count)
      let more = needs.indices.filter { !fixed.contains($0) && (hasRoom ? needs[$0] > level : needs[$0] < level) }
      guard !more.isEmpty else { break }
      fixed.formUnion(more)
    }
    return needs.map { hasRoom ? max($0, level) : min($0, level) }
  }

  private func frame(_ column: Int, _ top: Double, _ height: Double, _ plan: Plan) -> Frame {
    Frame(
      x: left + plan.head + Double(column) * plan.column + 1, y: top, width: plan.column - 2, height: height)
  }

  /// Boxes are drawn first, because everything drawn inside a tag belongs to it.
  private func frame(_ grid: PaperGrid, _ plan: Plan) {
    var top = plan.top
    for (row, height) in zip(grid.rows, plan.rows) {
      if plan.head > 0 {
        canvas.box(
          Frame(x: left, y: top, width: plan.head - 3, height: height), radius: 6, fill: .wash, border: 0.75)
      }
      for (place, cell) in row.cells.enumerated() {
        let isToday = cell.fill == .now
        canvas.box(
          frame(place, top, height, plan), radius: 6, fill: cell.isOutside ? .wash : cell.fill,
          border: isToday ? 2 : cell.isOutside ? 0.4 : 0.9)
      }
      top += height + 3
    }
  }

  private func headings(_ grid: PaperGrid, _ plan: Plan) {
    let style = Canvas.Style(size: 8.5, isHeavy: true, color: .quiet)
    canvas.tagged("TH") { canvas.text(grid.corner, style, left, y + 1, room: max(0, plan.head - 3), .middle) }
    for (place, name) in grid.columns.enumerated() {
      let x = left + plan.head + Double(place) * plan.column
      canvas.tagged("TH") { canvas.text(name, style, x, y + 1, room: plan.column, .middle) }
    }
  }

  /// The number, the note and as many lines as fit.
  /// - Returns: The lines that did not fit, or not completely.
  private func lines(_ cell: PaperCell, _ frame: Frame, _ plan: Plan) -> [PaperLine] {
    let color: PaperColor = cell.isOutside ? .faint : cell.isRed ? .red : .ink
    let number = Canvas.Style(
      size: cell.isOutside ? plan.numberSize * 0.75 : plan.numberSize, isHeavy: true, color: color)
    canvas.tagged("P") { canvas.text(cell.number, number, frame.x + 5, frame.y + 2.5, room: frame.width - 10) }
    let side = canvas.measure(cell.number, number).width + 12
    if !cell.note.isEmpty {
      canvas.tagged("P") { note(cell.note, frame.x + side, frame.y, room: frame.width - side - 4) }
    }
    guard !cell.isOutside else { return [] }
    var top = frame.y + plan.numberSize * 1.3 + 4
    let (width, end) = (frame.width - 7, frame.bottom - 2)
    let need = cell.lines.reduce(top) { $0 + height($1, width, plan.line, 40) }
    let most = need <= end ? 40 : plan.mostLines
    var (rest, hidden): ([PaperLine], Int) = ([], 0)
    for (place, line) in cell.lines.enumerated() {
      // The last line that fits leaves space for the number of remaining lines.
      let left = end - top - (place == cell.lines.count - 1 ? 0 : 9)
      // Of a line that does not fit, the beginning is written if there is space for it.
      let free = Int((left - 4.5) / canvas.lineHeight(plan.line))
      guard hidden == 0, free > 0 else {
        rest.append(line)
        hidden += 1
        continue
      }
      let height = height(line, width, plan.line, min(most, free))
      let room = Frame(x: frame.x + 3.5, y: top, width: width, height: height - 1.5)
      if !chip(line, room, plan, lines: min(most, free)) { rest.append(line) }
      top += height
    }
    if hidden > 0, frame.height > 24 {
      canvas.text(
        "+\(hidden)", .init(size: 7, isHeavy: true, color: .quiet), frame.x + 5, frame.bottom - 10.5,
        room: frame.width - 10)
    }
    return rest
  }

  /// The word beside a number: on two lines if one is too short.
  private func note(_ text: String, _ x: Double, _ y: Double, room: Double) {
    let style = Canvas.Style(size: 7, color: .quiet)
    if canvas.fits(text, style, room: room, lines: 1) {
      canvas.text(text, style, x, y + 5, room: room, .end)
    } else {
      canvas.text(text, .init(size: 6, color: .quiet), x, y + 2, room: room, lines: 2, .end)
    }
  }

  private func height(_ line: PaperLine, _ width: Double, _ style: Canvas.Style, _ most: Int) -> Double {
    let lines = canvas.measure(line.text, style, room: width - style.size * 1.1 - 6).lines
    return Double(min(lines, most)) * canvas.lineHeight(style) + 4.5
  }

  /// A line in its colour, with its letter in a box.
  /// - Returns: Whether all of it was written.
  private func chip(_ line: PaperLine, _ frame: Frame, _ plan: Plan, lines: Int) -> Bool {
    canvas.box(frame, radius: 3, fill: line.color, border: 0.6)
    let size = plan.line.size
    var isWhole = true
    canvas.tagged("P") {
      canvas.text(
        line.sign, .init(size: size * 0.73, isHeavy: true), frame.x + 1.5, frame.y + size * 0.28, room: size * 1.15,
        .middle)
    }
    canvas.tagged("P") {
      isWhole = canvas.text(
        line.text, plan.line, frame.x + size * 1.1 + 3, frame.y + 1, room: frame.width - plan.signRoom,
        lines: lines)
    }
    return isWhole
  }

  /// The lines that did not fit into their cells, on the pages after the grid.
  func listRest() {
    guard !rest.isEmpty else { return }
    defer { rest = [] }
    breakPage()
    above = document.continued
    headPart("H2")
    let columns: [PaperTable.Column] = [.init(""), .init("", wide: true)]
    set(PaperTable(columns, rows: rest.map { PaperTable.Row([$0.name, $1.text], sign: $1) }))
  }

  // MARK: Legend

  private static let meaning = Canvas.Style(size: 8, color: .quiet)
  /// The height of a line of a legend.
  private static let legendLine = 14.0

  /// The height of a block if it is a legend; for another block, the least height that it needs.
  func legendHeight(_ block: PaperBlock?) -> Double {
    guard case .legend(let lines)? = block else { return 2 }
    return Double((places(lines).last?.row ?? 0) + 1) * Press.legendLine + 2
  }

  func set(legend lines: [PaperLine]) {
    for (line, place) in zip(lines, places(lines)) {
      let (x, y) = (place.x, y + Double(place.row) * Press.legendLine)
      canvas.box(Frame(x: x, y: y, width: 11, height: 11), radius: 3, fill: line.color, border: 0.75)
      canvas.tagged("P") { canvas.text(line.sign, .init(size: 6, isHeavy: true), x, y + 1.7, room: 11, .middle) }
      canvas.tagged("P") {
        canvas.text(line.text, Press.meaning, x + 15, y + 0.5, room: min(place.width, right - x - 15))
      }
    }
    y += legendHeight(.legend(lines))
  }

  /// The position of each line of a legend: as many beside each other as fit.
  private func places(_ lines: [PaperLine]) -> [(x: Double, row: Int, width: Double)] {
    var (x, row) = (left, 0)
    return lines.map { line in
      let width = canvas.measure(line.text, Press.meaning).width + 2
      if x > left, x + width + 15 > right { (x, row) = (left, row + 1) }
      defer { x += width + 26 }
      return (x, row, width)
    }
  }
}
