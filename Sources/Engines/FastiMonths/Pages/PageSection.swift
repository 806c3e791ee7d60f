import FastiCalendars

/// A part of a page: a heading and its content, up to the next heading.
struct PageSection {
  let heading: [Token]
  var blocks: [Block] = []

  /// A text or a table, split into words once.
  enum Block {
    case text([Token])
    case table([[WebPage.Cell]])
  }

  /// Whether the text is about others, something is retracted, or the heading is a guess or a call to look for the
  /// Moon: then no sentence of the section is certain to be a decision of its author.
  func isDoubtful(_ source: DocumentSource) -> Bool {
    guard source.looks else { return false }
    let title = Scanner(tokens: heading)
    if heading.indices.contains(where: { title.isHedge($0) || title.isWord($0, "alert alerts") }) { return true }
    return PageSection.isDoubtful(heading, source)
      || blocks.contains { block in
        switch block {
        case .text(let tokens): PageSection.isDoubtful(tokens, source)
        case .table: false
        }
      }
  }

  private static func isDoubtful(_ tokens: [Token], _ source: DocumentSource) -> Bool {
    let scanner = Scanner(tokens: tokens)
    return tokens.indices.contains { source.isOthers(tokens[$0]) || scanner.takesBack($0) }
  }

  /// Whether the text that introduces a table says that its months are not decided yet.
  private static func isGuess(_ tokens: [Token], _ source: DocumentSource) -> Bool {
    let scanner = Scanner(tokens: tokens)
    return source.looks && tokens.indices.contains { scanner.isHedge($0) }
  }

  /// The months of the section.
  func candidates(_ source: DocumentSource, _ computed: HijriMonths) -> [Candidate] {
    let title = Scanner(tokens: heading)
    let year = title.headingYear
    var candidates = title.candidates(source, computed)
    var lead: [Token] = []
    for block in blocks {
      switch block {
      case .text(let tokens):
        candidates += Scanner(tokens: tokens).candidates(year: year, source, computed, lead: lead)
        if source.looks, tokens.last?.isMark(":") ?? false { lead = tokens }
      case .table(let rows): candidates += PageSection.candidates(rows, year, source, computed, lead: lead)
      }
    }
    return candidates
  }

  private static func candidates(
    _ table: [[WebPage.Cell]], _ heading: Int?, _ source: DocumentSource, _ computed: HijriMonths,
    lead: [Token]
  ) -> [Candidate] {
    guard let grid = Grid(table) else { return [] }
    if let columns = MonthColumns(grid) {
      // The introduction of a table need not be a complete sentence.
      return isDoubtful(lead, source) || isGuess(lead, source) ? [] : columns.candidates(heading: heading, source)
    }
    if source.looks, grid.mentions({ source.isOthers($0) }) { return [] }
    var candidates: [Candidate] = []
    for row in grid.rows {
      for (column, cell) in row.enumerated() {
        let year = grid.headers[column].last.flatMap { Scanner(tokens: $0).yearCell } ?? heading
        let said = Scanner(tokens: cell).candidates(year: year, source, computed, lead: lead)
        // A cell that is repeated by a merge is read once.
        for candidate in said where !candidates.contains(candidate) { candidates.append(candidate) }
      }
    }
    return candidates
  }
}
