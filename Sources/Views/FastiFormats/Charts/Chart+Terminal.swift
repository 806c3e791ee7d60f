public import FastiCivil

extension Chart {
  /// Its figures for a terminal: one line for each row, with a bar of block characters.
  /// - Parameter columns: The columns of the longest bar.
  public func write(to writer: inout UTF8Writer, _ style: TerminalStyle, columns: Int = 30) {
    style.write(.bold, title + "\n", to: &writer)
    let widths = figures.columns.indices.map { place in
      ([figures.columns] + figures.rows.map { $0.cells }).reduce(0) { widest, cells in
        max(widest, cells.indices.contains(place) ? TerminalWidth.of(cells[place]) : 0)
      }
    }
    let most = figures.rows.reduce(0) { max($0, $1.amount.magnitude) }
    let head = Figures.Row(figures.columns, amount: 0)
    for (row, look) in [(head, TerminalStyle.Look.dim)] + figures.rows.map({ ($0, []) }) {
      for (place, cell) in row.cells.enumerated() where place < widths.count {
        let room = String(repeating: " ", count: widths[place] - TerminalWidth.of(cell))
        guard place == 0 else {
          style.write(look, "  " + room + cell, to: &writer)
          continue
        }
        let bar = most > 0 ? Chart.bar(row.amount / most, columns) : ""
        style.write(look, cell + room + "  ", to: &writer)
        style.write(row.amount < 0 ? .red : .green, bar, to: &writer)
        writer.write(text: String(repeating: " ", count: max(0, columns - TerminalWidth.of(bar))))
      }
      writer.write("\n")
    }
    writer.write(text: summary + "\n")
  }

  /// A fraction of a number of columns as blocks, to an eighth of a column; negative fractions are shaded.
  static func bar(_ part: Double, _ columns: Int) -> String {
    guard part >= 0 else {
      return String(repeating: "\u{2592}", count: max(1, Int((-part * Double(columns)).rounded())))
    }
    let eighths = Int((part * Double(columns * 8)).rounded())
    let rest = eighths % 8
    // U+2588 is a whole block; the characters after it are seven eighths down to one.
    let tip = rest > 0 ? Unicode.Scalar(UInt32(0x2590 - rest)).map { String($0) } ?? "" : ""
    return String(repeating: "\u{2588}", count: eighths / 8) + tip
  }
}
