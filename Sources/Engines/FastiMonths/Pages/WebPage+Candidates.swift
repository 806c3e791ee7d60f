import FastiCalendars

extension WebPage {
  /// What the whole parts of the page say of months: of a page that is cut, the last text or the last row is left out.
  ///
  /// - Parameters:
  ///   - source: Whose page it is.
  ///   - isOneText: Whether the whole page is about one thing, as news are, so that what stands in one section holds for
  ///     all.
  func candidates(_ source: DocumentSource, _ computed: HijriMonths, isOneText: Bool = false) -> [Candidate] {
    var candidates: [Candidate] = []
    var stream = MentionStream()
    for section in sections {
      if section.isDoubtful(source) {
        if isOneText { return [] }
        stream.cut()
      } else {
        candidates += section.candidates(source, computed)
        section.add(to: &stream, source, isStrict: true)
      }
    }
    return candidates + MonthPairs(computed: computed, years: stream.years, source: source).candidates(stream)
  }

  /// The days that stand beside months anywhere on the page, taken or not.
  func seen(_ source: DocumentSource, _ computed: HijriMonths) -> [DatedMonth] {
    var stream = MentionStream()
    for section in sections { section.add(to: &stream, source, isStrict: false) }
    return MonthPairs(computed: computed, years: [], source: source).seen(stream)
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
