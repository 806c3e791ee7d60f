public import FastiCalendars

/// A calendar of the Central Hilal Committee as PDF, in any of the known layouts: a grid of weeks, a timetable of days, a
/// table of months, or sentences.
public enum CommitteeSheet {
  /// Why the PDF reader refuses a PDF: it is encrypted, or otherwise damaged.
  /// - Complexity: O(*n*) in its length.
  public static func unreadable(_ bytes: [UInt8]) -> MonthReading {
    let name = Array("/Encrypt".utf8)
    let isEncrypted = bytes.indices.contains { place in
      bytes[place] == name[0] && bytes[place...].starts(with: name)
    }
    return MonthReading(problem: isEncrypted ? .encryptedPDF : .unreadablePDF)
  }

  /// The months in the words of a PDF.
  ///
  /// - Parameter computed: The months as computed, from which the sheet may differ by at most two days.
  /// - Complexity: O(*n* log *n*) in the number of words.
  public static func read(_ words: [SheetWord], computed: HijriMonths) -> MonthReading {
    guard !words.isEmpty else { return MonthReading(problem: .noTextLayer) }
    var pages: [[SheetWord]] = []
    for word in words {
      if pages.last?.first?.page == word.page { pages[pages.count - 1].append(word) } else { pages.append([word]) }
    }
    let source = DocumentSource.committee
    var candidates: [Candidate] = []
    var (strict, all) = (MentionStream(), MentionStream())
    for page in pages.map({ SheetPage(SheetLine.lines(SheetWord.upright($0))) }) {
      candidates += page.candidates(source, computed)
      page.add(to: &strict, source, isStrict: true)
      page.add(to: &all, source, isStrict: false)
    }
    candidates += MonthPairs(computed: computed, years: strict.years, source: source).candidates(strict)
    var reading = MonthGate(computed: computed).judge(candidates)
    reading.warn(about: MonthPairs(computed: computed, years: [], source: source).seen(all))
    return reading
  }
}
