import FastiFormats

extension PaperSheet {
  /// The sheet in parts, each at most as long as a page. A table continues in the next part below its heading; sums
  /// stay with the row before them, and a heading with the block after it.
  /// - Parameter most: The greatest size of a part in bytes; a single row or chart may be longer.
  func parts(most: Int) -> [PaperSheet] {
    var cut = SheetCut(most: most)
    for block in blocks {
      switch block {
      case .heading: cut.begin(block)
      case .table(let table) where !table.rows.isEmpty: cut.add(table)
      default: cut.add(block)
      }
    }
    return cut.parts.map { blocks in
      var part = self
      part.blocks = blocks
      return part
    }
  }
}

/// The distribution of blocks to parts.
private struct SheetCut {
  private(set) var parts: [[PaperBlock]] = [[]]
  private let most: Int
  /// The size of the last part in bytes.
  private var weight = 0
  /// The heading of the next block, and whether the last part has it.
  private var (heading, isWritten): (PaperBlock?, Bool) = (nil, true)

  init(most: Int) { self.most = most }

  mutating func begin(_ heading: PaperBlock) { (self.heading, isWritten) = (heading, false) }

  mutating func add(_ block: PaperBlock) {
    let more = SheetCut.weight(block)
    if weight > 0, weight + more > most { turn() }
    write(block, more)
  }

  mutating func add(_ table: PaperTable) {
    var rows = table.rows[...]
    while !rows.isEmpty {
      var (count, more) = (0, 0)
      for row in rows {
        let next = SheetCut.weight(row)
        guard weight + more + next <= most || (weight == 0 && count == 0) else { break }
        more += next
        count += 1
      }
      while count > 1, count < rows.count, rows[rows.startIndex + count].isSum { count -= 1 }
      if count > 0 { write(.table(PaperTable(table.columns, rows: Array(rows.prefix(count)))), more) }
      rows = rows.dropFirst(count)
      if !rows.isEmpty { turn() }
    }
  }

  private mutating func turn() {
    parts.append([])
    (weight, isWritten) = (0, false)
  }

  private mutating func write(_ block: PaperBlock, _ more: Int) {
    if let heading, !isWritten { parts[parts.count - 1].append(heading) }
    isWritten = true
    parts[parts.count - 1].append(block)
    weight += max(1, more)
  }

  // MARK: Estimated bytes of HTML

  private static func weight(_ block: PaperBlock) -> Int {
    guard case .chart(let chart) = block else { return block.texts.reduce(0) { $0 + weight($1) } }
    let marks = chart.pagePicture.marks.map { mark in
      switch mark {
      case .polygon(let places, _, _), .line(let places, _, _, _): 80 + 10 * places.count
      case .dot, .text: 120
      }
    }
    let figures = chart.figures.rows.flatMap { row in row.cells.map { weight($0) } }
    return (marks + figures).reduce(0, +) + 2 * weight(chart.summary)
  }

  private static func weight(_ row: PaperTable.Row) -> Int { row.cells.reduce(30) { $0 + weight($1) } }

  /// A text in its element.
  private static func weight(_ text: String) -> Int {
    text.utf8.reduce(28) { $0 + (isEscaped($1) ? 6 : 1) }
  }

  /// Whether a byte is escaped with a name: `&quot;`.
  private static func isEscaped(_ byte: UInt8) -> Bool { "&<>\"'".utf8.contains(byte) }
}
