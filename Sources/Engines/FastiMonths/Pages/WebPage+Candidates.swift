extension WebPage {
  /// What the whole parts of the page say of months: of a page that is cut, the last text or the last row is left out.
  ///
  /// - Parameters:
  ///   - source: Whose page it is.
  ///   - isOneText: Whether the whole page is about one thing, as news are, so that what stands in one section holds for
  ///     all.
  func candidates(_ source: DocumentSource, isOneText: Bool = false) -> [Candidate] {
    var candidates: [Candidate] = []
    var isDoubtful = false
    for section in sections {
      let said = section.candidates(source)
      // Looked for only where it matters: most pages say nothing of months.
      guard !said.isEmpty || isOneText else { continue }
      if section.isDoubtful(source) { isDoubtful = true } else { candidates += said }
    }
    return isOneText && isDoubtful ? [] : candidates
  }

  private var sections: [PageSection] {
    var sections = [PageSection(heading: [])]
    // What is nothing but a link leads somewhere else, and says nothing of this page.
    let links = Set(links.map { $0.text })
    for block in trusted {
      switch block {
      case .heading(let text): sections.append(PageSection(heading: Tokenizer.tokens(text)))
      case .text(let text):
        if !links.contains(text) { sections[sections.count - 1].blocks.append(.text(Tokenizer.tokens(text))) }
      case .table(let rows): sections[sections.count - 1].blocks.append(.table(rows))
      }
    }
    return sections
  }

  private var trusted: [Block] {
    guard !isWhole else { return blocks }
    var parts = blocks
    guard let last = parts.popLast() else { return parts }
    if case .table(let rows) = last { parts.append(.table(rows.dropLast())) }
    return parts
  }
}
