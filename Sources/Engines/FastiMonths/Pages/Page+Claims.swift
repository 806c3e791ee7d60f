import FastiCalendars

extension Page {
  /// What the whole parts of the page say of months: of a page that is cut, the last text or the last row is left out.
  var claims: [Claim] {
    var claims: [Claim] = []
    var heading: Int?
    let parts = trusted
    for block in parts {
      switch block {
      case .heading(let text):
        let scanner = Scanner(tokens: Tokenizer.tokens(text))
        heading = scanner.headingYear
        claims += scanner.claims()
      case .text(let text): claims += Scanner(tokens: Tokenizer.tokens(text)).claims(year: heading)
      case .table(let rows): claims += Page.claims(rows, heading)
      }
    }
    return claims
  }

  private var trusted: [Block] {
    guard !isWhole else { return blocks }
    var parts = blocks
    guard let last = parts.popLast() else { return parts }
    if case .table(let rows) = last { parts.append(.table(rows.dropLast())) }
    return parts
  }

  private static func claims(_ table: [[Cell]], _ heading: Int?) -> [Claim] {
    guard let grid = Grid(table) else { return [] }
    if let columns = MonthColumns(grid) { return columns.claims(heading: heading) }
    var claims: [Claim] = []
    for row in grid.rows {
      for (column, cell) in row.enumerated() {
        let year = grid.headers[column].last.flatMap { Scanner(tokens: $0).yearCell } ?? heading
        let said = Scanner(tokens: cell).claims(year: year)
        // A cell repeated by a merge says its sentence once.
        for claim in said where !claims.contains(claim) { claims.append(claim) }
      }
    }
    return claims
  }
}
