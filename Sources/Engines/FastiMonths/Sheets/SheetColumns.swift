/// The positions of the seven columns of a grid, from its line of weekdays.
struct SheetColumns {
  /// The middles of the headings.
  private let middles: [Int]
  /// The distance from one column to the next.
  private let pitch: Int

  static let empty: [[SheetWord]] = Array(repeating: [], count: 7)

  /// The columns under seven headings; nil when these are not beside each other.
  init?(_ heads: [SheetCell]) {
    let middles = heads.map { ($0.left + $0.right) / 2 }
    pitch = (middles[6] - middles[0]) / 6
    guard pitch > 0, zip(middles, middles.dropFirst()).allSatisfy({ $1 > $0 }) else { return nil }
    self.middles = middles
  }

  /// The words of a line by the heading above them; nil when one has no heading.
  func parted(_ line: SheetLine) -> [[SheetWord]]? {
    var parts = SheetColumns.empty
    for word in line.words {
      guard let column = middles.firstIndex(where: { abs(word.center - $0) * 2 < pitch }) else { return nil }
      parts[column].append(word)
    }
    return parts
  }

  /// The column of each cell of lines of one kind, by the edge or the middle that all of them share.
  ///
  /// A line of seven cells has one in each column, so the first such line shows the positions, and every other cell
  /// must be at one of them. Nil when there is no such line, when cells are elsewhere, or when edges and middles give
  /// different columns.
  func columns(of lines: [[SheetCell]]) -> [[Int]]? {
    guard let full = lines.first(where: { $0.count == 7 }) else { return nil }
    var found: [[Int]]?
    for edge in [SheetEdge.left, .middle, .right] {
      guard let own = columns(of: lines, places: full.map(edge.place), edge) else { continue }
      if let found, found != own { return nil }
      found = own
    }
    return found
  }

  private func columns(of lines: [[SheetCell]], places: [Int], _ edge: SheetEdge) -> [[Int]]? {
    let slack = pitch / 5
    // Within the width of a column from the headings, and with the same distances.
    guard zip(places, middles).allSatisfy({ abs($0 - $1) <= pitch }),
      zip(places, places.dropFirst()).allSatisfy({ abs($1 - $0 - pitch) <= slack })
    else { return nil }
    var columns: [[Int]] = []
    for line in lines {
      let own = line.compactMap { cell in places.firstIndex { abs(edge.place(cell) - $0) <= slack } }
      guard own.count == line.count, zip(own, own.dropFirst()).allSatisfy({ $1 > $0 }) else { return nil }
      columns.append(own)
    }
    return columns
  }
}

/// The point of a cell that is aligned with others in its column.
enum SheetEdge {
  case left, middle, right

  func place(_ cell: SheetCell) -> Int {
    switch self {
    case .left: cell.left
    case .middle: (cell.left + cell.right) / 2
    case .right: cell.right
    }
  }
}
