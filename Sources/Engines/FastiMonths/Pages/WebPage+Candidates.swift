import FastiCalendars

extension WebPage {
  /// The months in the complete parts of the page: the last text or the last row of a truncated page is left out.
  ///
  /// - Parameters:
  ///   - source: The source of the page.
  ///   - isOneText: Whether the whole page has one subject, as news have, so that the content of one section applies to
  ///     all.
  func candidates(_ source: DocumentSource, _ computed: HijriMonths, isOneText: Bool = false) -> [Candidate] {
    var candidates: [Candidate] = []
    var stream = MentionStream()
    // Who calculates publishes in any script; the committee publishes in English.
    for section in sections(readsScripts: !source.looks) {
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

  /// The days beside months anywhere on the page, used or not.
  func seen(_ source: DocumentSource, _ computed: HijriMonths) -> [DatedMonth] {
    var stream = MentionStream()
    for section in sections(readsScripts: true) { section.add(to: &stream, source, isStrict: false) }
    return MonthPairs(computed: computed, years: [], source: source).seen(stream)
  }

  private func sections(readsScripts: Bool) -> [PageSection] {
    func tokens(_ text: [UInt8]) -> [Token] { Tokenizer.tokens(text, readsScripts: readsScripts) }
    var sections = [PageSection(heading: [])]
    // A text that is only a link is about another page.
    let links = Set(links.map { $0.text })
    for block in trusted {
      switch block {
      case .heading(let text): sections.append(PageSection(heading: tokens(text)))
      case .text(let text):
        if !links.contains(text) { sections[sections.count - 1].blocks.append(.text(tokens(text))) }
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
