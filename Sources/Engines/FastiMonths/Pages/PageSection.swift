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

  /// The effect of a text that ends with a colon on what follows it.
  private static func introduction(_ tokens: [Token], _ source: DocumentSource) -> Introduction {
    let scanner = Scanner(tokens: tokens)
    let isUncertain = isDoubtful(tokens, source) || tokens.indices.contains { scanner.isHedge($0) }
    return Introduction(verdict: scanner.verdict(tokens.indices, source), isCertain: !isUncertain)
  }

  /// The months of the section.
  func candidates(_ source: DocumentSource, _ computed: HijriMonths) -> [Candidate] {
    let title = Scanner(tokens: heading)
    let year = title.headingYear
    var candidates = title.candidates(source, computed)
    var lead = Introduction()
    for block in blocks {
      switch block {
      case .text(let tokens):
        candidates += Scanner(tokens: tokens).candidates(year: year, source, computed, lead: lead)
        if source.looks, tokens.last?.isMark(":") ?? false { lead = PageSection.introduction(tokens, source) }
      case .table(let rows): candidates += PageSection.candidates(rows, year, source, computed, lead: lead)
      }
    }
    return candidates
  }

  private static func candidates(
    _ table: [[WebPage.Cell]], _ heading: Int?, _ source: DocumentSource, _ computed: HijriMonths,
    lead: Introduction
  ) -> [Candidate] {
    guard let grid = Grid(table) else { return [] }
    if let columns = MonthColumns(grid) {
      return lead.isCertain ? columns.candidates(heading: heading, source) : []
    }
    if source.looks, grid.mentions({ source.isOthers($0) }) { return [] }
    let years = grid.headers.map { header in header.last.flatMap { Scanner(tokens: $0).yearCell } ?? heading }
    var candidates: [Candidate] = []
    var known: Set<Candidate> = []
    for row in grid.rows {
      for (cell, year) in zip(row, years) {
        let said = Scanner(tokens: cell).candidates(year: year, source, computed, lead: lead)
        // What a merge repeats counts once.
        for candidate in said where known.insert(candidate).inserted { candidates.append(candidate) }
      }
    }
    return candidates
  }
}
