import FastiCalendars
import FastiCivil

/// A table on paper: a line of headings, and below it lines whose cells are under them.
struct SheetTable {
  let headers: [SheetCell]
  let rows: [[[Token]]]

  /// The table below a line of headings; it ends at the first line that does not fit.
  init(headers: [SheetCell], lines: [SheetLine]) {
    self.headers = headers
    var rows: [[[Token]]] = []
    for line in lines {
      guard let row = SheetTable.row(line, headers) else { break }
      rows.append(row)
    }
    self.rows = rows
  }

  /// The cells of a line, each in the column of the heading above it; nil when two are in one column or one is in
  /// none.
  private static func row(_ line: SheetLine, _ headers: [SheetCell]) -> [[Token]]? {
    var row: [[Token]] = Array(repeating: [], count: headers.count)
    for cell in line.cells {
      let over = headers.indices.filter { headers[$0].left < cell.right && cell.left < headers[$0].right }
      guard over.count == 1, row[over[0]].isEmpty else { return nil }
      row[over[0]] = cell.tokens
    }
    return row
  }

  /// As a table of a page: one row of headings over the rows.
  func grid(_ rows: [[[Token]]]) -> Grid { Grid(headers: headers.map { [$0.tokens] }, rows: rows) }
}

extension Grid {
  init(headers: [[[Token]]], rows: [[[Token]]]) {
    self.headers = headers
    self.rows = rows
  }
}
