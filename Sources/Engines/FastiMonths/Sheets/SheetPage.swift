import FastiCalendars
import FastiCivil

/// One page of a calendar on paper.
struct SheetPage {
  let lines: [SheetLine]

  init(_ lines: [SheetLine]) { self.lines = lines }

  /// The most lines of a page with a grid or a table. Any of them may be the heading of all lines beneath it, so the
  /// work grows with the square of their number.
  private static let mostLines = 200

  /// The months of the page, in any layout; only those in sentences if it has too many lines to be a calendar.
  func candidates(_ source: DocumentSource, _ computed: HijriMonths) -> [Candidate] {
    var candidates: [Candidate] = []
    for (place, line) in lines.enumerated() {
      // Under a heading about others, it is unknown whose days these are.
      if line.mentions(source) { return candidates }
      guard lines.count <= SheetPage.mostLines else { continue }
      let beneath = Array(lines[(place + 1)...])
      let grids = SheetGrid.all(weekdays: line, beneath: beneath)
      if !grids.isEmpty {
        let (month, span) = (month(above: place), span(above: place))
        candidates += grids.compactMap { $0.candidate(of: month, in: span) }
      } else if line.cells.count >= 3 {
        candidates += table(line, beneath, above: place, source)
      }
    }
    // Sentences run over lines, so the whole page is one text.
    if lines.contains(where: { $0.takesBack }) { return candidates }
    return candidates + Scanner(tokens: lines.flatMap { $0.tokens }).candidates(source, computed)
  }

  /// Adds the months and dates that the page names.
  ///
  /// - Parameter isStrict: Whether to add only possible month starts; otherwise everything, to report what was seen.
  func add(to stream: inout MentionStream, _ source: DocumentSource, isStrict: Bool) {
    stream.cut()
    if isStrict, lines.contains(where: { $0.takesBack }) { return }
    for line in lines {
      let cells = line.cells.map { SheetLine.tokens($0.words, readsScripts: !isStrict) }
      let fragments = Fragment.cells(cells, isStrict: isStrict)
      if isStrict {
        if line.mentions(source) { return }
        let isHead = fragments.allSatisfy { $0.dates.isEmpty && $0.months.isEmpty }
        if isHead, cells.count > 1, source.isHeadOfElse(cells) { return }
        if cells.count == 1, !fragments[0].isPlain { stream.cut() }
      }
      stream.add(fragments, isStrict: isStrict)
    }
  }

  private func table(_ header: SheetLine, _ beneath: [SheetLine], above place: Int, _ source: DocumentSource)
    -> [Candidate]
  {
    let heads = header.cells.map { Scanner(tokens: $0.tokens) }
    guard !heads.contains(where: { $0.number(0) != nil && !$0.isOrdinal }) else { return [] }
    let table = SheetTable(headers: header.cells, lines: beneath)
    guard !table.rows.isEmpty else { return [] }
    if let days = SheetTimetable(heads, table.rows) {
      return days.candidate(of: month(above: place), in: span(above: place)).map { [$0] } ?? []
    }
    return MonthColumns(table.grid(table.rows)).map { $0.candidates(heading: heading(above: place), source) } ?? []
  }

  /// The only month with its year in the lines above; nil when there are several or none.
  private func month(above place: Int) -> HijriMonth? {
    var found: HijriMonth?
    for line in lines[..<place] {
      let scanner = Scanner(tokens: line.tokens)
      for start in scanner.tokens.indices {
        guard let name = scanner.hijriMonth(start), let year = scanner.hijriYear(name.end),
          let month = HijriMonth(year: year.year, month: name.month)
        else { continue }
        if let found, found != month { return nil }
        found = month
      }
    }
    return found
  }

  /// The Gregorian months that a heading names.
  private func span(above place: Int) -> GregorianSpan? {
    let spans = lines[..<place].compactMap { GregorianSpan(Scanner(tokens: $0.tokens)) }
    return spans.count == 1 ? spans[0] : nil
  }

  /// The only Hijri year of the lines above.
  private func heading(above place: Int) -> Int? {
    Scanner(tokens: lines[..<place].flatMap { $0.tokens }).headingYear
  }
}

extension SheetLine {
  fileprivate func mentions(_ source: DocumentSource) -> Bool { tokens.contains { source.isOthers($0) } }

  fileprivate var takesBack: Bool {
    let scanner = Scanner(tokens: tokens)
    return scanner.tokens.indices.contains { scanner.takesBack($0) }
  }
}

extension Scanner {
  /// Whether the text begins with `1st` or the like.
  fileprivate var isOrdinal: Bool {
    if case .number(_, digits: _, isOrdinal: true)? = self[0]?.kind { true } else { false }
  }
}
