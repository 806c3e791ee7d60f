/// A part of a page: a heading and what stands under it, up to the next heading.
struct PageSection {
  let heading: [Token]
  var blocks: [Block] = []

  /// A text or a table, its words cut once.
  enum Block {
    case text([Token])
    case table([[Page.Cell]])
  }

  /// Whether somebody else is spoken of, something is taken back, or the heading is a guess or a call to look: then no
  /// sentence of the section says for certain what its author decided.
  func isDoubtful(_ voice: Voice) -> Bool {
    guard voice.looks else { return false }
    let title = Scanner(tokens: heading)
    if heading.indices.contains(where: { title.isHedge($0) || title.isWord($0, "alert alerts") }) { return true }
    return PageSection.isDoubtful(heading, voice)
      || blocks.contains { block in
        switch block {
        case .text(let tokens): PageSection.isDoubtful(tokens, voice)
        case .table: false
        }
      }
  }

  private static func isDoubtful(_ tokens: [Token], _ voice: Voice) -> Bool {
    let scanner = Scanner(tokens: tokens)
    return tokens.indices.contains { voice.isOthers(tokens[$0]) || scanner.takesBack($0) }
  }

  /// What the section says of months.
  func claims(_ voice: Voice) -> [Claim] {
    let title = Scanner(tokens: heading)
    let year = title.headingYear
    var claims = title.claims(voice)
    var lead: [Token] = []
    for block in blocks {
      switch block {
      case .text(let tokens):
        claims += Scanner(tokens: tokens).claims(year: year, voice, lead: lead)
        if voice.looks, tokens.last?.isMark(":") ?? false { lead = tokens }
      case .table(let rows): claims += PageSection.claims(rows, year, voice, lead: lead)
      }
    }
    return claims
  }

  private static func claims(_ table: [[Page.Cell]], _ heading: Int?, _ voice: Voice, lead: [Token]) -> [Claim] {
    guard let grid = Grid(table) else { return [] }
    if let columns = MonthColumns(grid) {
      // What leads a table in is no sentence, and need not be one.
      return isDoubtful(lead, voice) ? [] : columns.claims(heading: heading, voice)
    }
    if voice.looks, grid.mentions({ voice.isOthers($0) }) { return [] }
    var claims: [Claim] = []
    for row in grid.rows {
      for (column, cell) in row.enumerated() {
        let year = grid.headers[column].last.flatMap { Scanner(tokens: $0).yearCell } ?? heading
        let said = Scanner(tokens: cell).claims(year: year, voice, lead: lead)
        // A cell repeated by a merge says its sentence once.
        for claim in said where !claims.contains(claim) { claims.append(claim) }
      }
    }
    return claims
  }
}
