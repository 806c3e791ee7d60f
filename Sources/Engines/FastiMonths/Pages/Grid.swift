/// A table as a grid: every place of every row contains its cell's text, and merged cells are repeated.
struct Grid {
  /// The tokens of the cells that head each column, top down.
  let headers: [[[Token]]]
  /// The rows beneath, each as wide as the table.
  let rows: [[[Token]]]

  /// The table of a page; nil when its rows are not equally wide, because then its columns are not reliable, or when
  /// it is too large to be a calendar.
  init?(_ table: [[WebPage.Cell]]) {
    var layout = Layout()
    for row in table where !layout.add(row) { return nil }
    guard let width = layout.width, layout.isClosed else { return nil }
    let head = layout.rows.prefix { $0.allSatisfy { $0.isHeader } }
    headers = (0..<width).map { column in
      var texts: [[Token]] = []
      for row in head where texts.last != row[column].tokens { texts.append(row[column].tokens) }
      return texts
    }
    rows = layout.rows.dropFirst(head.count).map { $0.map { $0.tokens } }
  }

  var width: Int { headers.count }

  /// Whether the table contains such a word.
  func mentions(_ isSuch: (Token) -> Bool) -> Bool {
    (headers + rows).contains { $0.contains { $0.contains(where: isSuch) } }
  }

  private struct ReadCell {
    let tokens: [Token]
    let isHeader: Bool
  }

  private struct Layout {
    var rows: [[ReadCell]] = []
    /// Cells that extend down from rows above: column, content, remaining rows.
    private var reaching: [Int: (place: ReadCell, left: Int)] = [:]

    static let widest = 40
    static let longest = 2_000
    /// The most tokens that merged cells may repeat, so that reading all places is linear in the size of the page. A
    /// merged cell of a calendar is a name, a year or a remark.
    static let mostRepeated = 50_000
    /// The tokens in repeated places until now.
    private var repeated = 0

    var width: Int? { rows.first?.count }
    /// Whether no cell extends below the last row.
    var isClosed: Bool { reaching.isEmpty }

    /// Adds a row; false when it does not fit.
    mutating func add(_ cells: [WebPage.Cell]) -> Bool {
      var row: [ReadCell] = []
      var next = 0
      while true {
        if let (place, left) = reaching[row.count] {
          reaching[row.count] = left > 1 ? (place, left - 1) : nil
          row.append(place)
          repeated += place.tokens.count
          continue
        }
        guard next < cells.count else { break }
        let cell = cells[next]
        next += 1
        guard cell.columns <= Layout.widest, row.count + cell.columns <= Layout.widest else { return false }
        let place = ReadCell(tokens: Tokenizer.tokens(cell.text), isHeader: cell.isHeader)
        repeated += (cell.columns - 1) * place.tokens.count
        for _ in 0..<cell.columns {
          guard reaching[row.count] == nil else { return false }
          if cell.rows > 1 { reaching[row.count] = (place, cell.rows - 1) }
          row.append(place)
        }
      }
      guard !row.isEmpty, width == nil || row.count == width, rows.count < Layout.longest,
        repeated <= Layout.mostRepeated
      else { return false }
      rows.append(row)
      return true
    }
  }
}
