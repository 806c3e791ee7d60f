import FastiFormats

// Small grids beside each other: the months of a year, its quarters.
extension Press {
  func set(_ grids: [PaperGrid], across wanted: Int?, above legend: Double) {
    // The wanted number is for landscape; in portrait half as many fit.
    let across = wanted.map { format.isLandscape ? $0 : ($0 + 1) / 2 } ?? (format.isLandscape ? 4 : 3)
    let rows = (grids.count + across - 1) / across
    guard rows > 0 else { return }
    let gap = 8.0
    let width = (self.width - gap * Double(across - 1)) / Double(across)
    let height = (bottom - legend - 4 - y - gap * Double(rows - 1)) / Double(rows)
    // Months of five and of six weeks have rows of one height, so that they align side by side.
    let steps = grids.map(\.rows.count).max() ?? 1
    for (place, grid) in grids.enumerated() {
      let frame = Frame(
        x: left + Double(place % across) * (width + gap), y: y + Double(place / across) * (height + gap),
        width: width, height: height)
      set(grid, in: frame, steps: steps)
    }
    y = bottom - legend
  }

  private func set(_ grid: PaperGrid, in frame: Frame, steps: Int) {
    let outline = grid.title.isEmpty ? nil : add(grid.title, at: frame.y)
    canvas.box(frame, radius: 8, fill: .paper, border: 1.25)
    let inner = frame.inset(5)
    let title = min(13, frame.height * 0.09)
    let headHeight = 10.0
    let top = inner.y + title * 1.35 + headHeight
    let step = (inner.bottom - top) / Double(max(1, steps))
    let column = inner.width / (Double(grid.columns.count) + 0.9)
    let number = min(step * 0.62, column * 0.52, 14)
    for (row, content) in grid.rows.enumerated() {
      if !content.outline.isEmpty { add(content.outline, below: outline, at: top + Double(row) * step) }
      for (place, cell) in content.cells.enumerated() where !cell.number.isEmpty {
        mark(cell, self.frame(row, place, inner, top, step, column), below: number)
      }
    }
    canvas.tagged("Table") {
      canvas.tagged("Caption") {
        canvas.text(grid.title, .init(size: title, isHeavy: true), inner.x + 2, inner.y - 1, room: inner.width - 4)
      }
      canvas.tagged("TR") { headings(grid, inner, top - headHeight, column) }
      for (row, content) in grid.rows.enumerated() {
        canvas.tagged("TR") {
          let y = top + Double(row) * step + (step - number * 1.25) / 2 - 1
          canvas.tagged("TH") {
            canvas.text(
              content.head, .init(size: number * 0.8, color: .faint), inner.x, y + number * 0.12, room: column * 0.85,
              .middle)
          }
          for (place, cell) in content.cells.enumerated() {
            let frame = self.frame(row, place, inner, top, step, column)
            canvas.tagged("TD") { self.number(cell, number, frame, y) }
          }
        }
      }
    }
  }

  private func headings(_ grid: PaperGrid, _ inner: Frame, _ y: Double, _ column: Double) {
    let style = Canvas.Style(size: min(6.5, column * 0.42), color: .faint)
    canvas.tagged("TH") { canvas.text(grid.corner, style, inner.x, y, room: column * 0.85, .middle) }
    for (place, name) in grid.columns.enumerated() {
      canvas.tagged("TH") {
        canvas.text(name, style, inner.x + column * (Double(place) + 0.9), y, room: column, .middle)
      }
    }
  }

  private func frame(
    _ row: Int, _ place: Int, _ inner: Frame, _ top: Double, _ step: Double, _ column: Double
  ) -> Frame {
    Frame(
      x: inner.x + column * (Double(place) + 0.9) + 0.5, y: top + Double(row) * step + 0.5, width: column - 1,
      height: step - 1)
  }

  /// The box of a special day, and the mark of a day with plans.
  private func mark(_ cell: PaperCell, _ frame: Frame, below number: Double) {
    guard !cell.isOutside else { return }
    if cell.fill != .paper {
      canvas.box(frame, radius: 3, fill: cell.fill, border: cell.fill == .now ? 1.25 : 0.6)
    }
    guard cell.isMarked else { return }
    let side = min(3.6, frame.height * 0.2)
    // Near its number, also in high rows.
    let y = min(frame.bottom - side - 0.7, frame.y + frame.height / 2 + number * 0.55)
    canvas.box(
      Frame(x: frame.x + (frame.width - side) / 2, y: y, width: side, height: side),
      radius: side / 2, fill: .cyan, border: 0.5)
  }

  private func number(_ cell: PaperCell, _ size: Double, _ frame: Frame, _ y: Double) {
    let color: PaperColor = cell.isOutside ? .faint : cell.isRed ? .red : .ink
    let style = Canvas.Style(size: cell.isOutside ? size * 0.8 : size, isHeavy: !cell.isOutside, color: color)
    if cell.note.isEmpty {
      canvas.text(cell.number, style, frame.x, y, room: frame.width, .middle)
    } else {
      canvas.text(
        "\(cell.note) \(cell.number)", .init(size: size * 0.72, isHeavy: true, color: color), frame.x - 2,
        y + size * 0.18, room: frame.width + 4, .middle)
    }
  }
}
