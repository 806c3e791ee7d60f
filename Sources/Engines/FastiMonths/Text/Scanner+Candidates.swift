import FastiCalendars
import FastiCivil

extension Scanner {
  /// The month starts in sentences, in order.
  ///
  /// - Parameters:
  ///   - year: The Hijri year of the heading above, for lines that leave it out.
  ///   - source: The author of the text; its reports about others are not included.
  ///   - lead: The introduction, which is a part of every sentence.
  func candidates(
    year: Int? = nil, _ source: DocumentSource, _ computed: HijriMonths, lead: Introduction = Introduction()
  ) -> [Candidate] {
    var found: [Candidate] = []
    var place = 0
    // A sentence is checked once, regardless of the number of its statements.
    var judged = 0..<0
    var isDecision = false
    while place < tokens.count {
      guard let (candidate, end) = candidate(at: place, year, computed) else {
        place += 1
        continue
      }
      if !(judged.contains(place) && judged.contains(end - 1)) {
        judged = sentence(around: place).lowerBound..<sentence(around: end - 1).upperBound
        let whole = Scanner(tokens: Array(tokens[judged]))
        isDecision = whole.isDecision(whole.tokens.indices, source, after: lead)
      }
      if isDecision { found.append(candidate) }
      place = max(end, place + 1)
    }
    return found
  }

  private func candidate(at place: Int, _ year: Int?, _ computed: HijriMonths) -> (Candidate, Int)? {
    if isInList(place - 1) { return nil }
    return monthFirst(place, year) ?? dayFirst(place, computed) ?? dateFirst(place, computed) ?? beginning(place)
  }

  /// Whether the token before shows that a statement beginning here is only a part of one.
  private func isInList(_ place: Int) -> Bool {
    guard let token = self[place] else { return false }
    return token.number != nil || token.kind == .other || isAlternative(place) || token.isMark("'")
  }

  /// `Muharram 1 1447 = June 26, 2025 (Thu)`.
  private func monthFirst(_ place: Int, _ heading: Int?) -> (Candidate, Int)? {
    guard let name = hijriMonth(place), number(name.end) == 1 else { return nil }
    var next = skipping(",", at: name.end + 1)
    var year = heading
    if let written = hijriYear(next) {
      year = written.year
      next = written.end
    }
    guard let year, let date = afterSeparator(next) else { return nil }
    return made(year, name.month, date)
  }

  /// `1st day of Safar 1446 AH falls on August 5, 2024`.
  private func dayFirst(_ place: Int, _ computed: HijriMonths) -> (Candidate, Int)? {
    guard number(place) == 1 || isWord(place, "first"), let named = ofMonth(place + 1),
      let date = afterSeparator(skipping(")", at: named.end)),
      let year = named.year ?? computed.year(of: named.month, near: date.day)
    else { return nil }
    return made(year, named.month, date)
  }

  /// `Tuesday, January 20, 2026 is the 1st day of Sha'ban 1447 AH`.
  private func dateFirst(_ place: Int, _ computed: HijriMonths) -> (Candidate, Int)? {
    guard !isMark(place - 1, ":"), let date = date(place) else { return nil }
    var next = skipping(",", at: date.end)
    if isWord(next, "is as") {
      next += 1
    } else if isWord(next, "will"), isWord(next + 1, "be") {
      next += 2
    } else {
      return nil
    }
    next = skipping(word: "the", at: next)
    guard number(next) == 1 || isWord(next, "first"), let named = ofMonth(next + 1), !isAlternative(named.end),
      let year = named.year ?? computed.year(of: named.month, near: date.day)
    else { return nil }
    return made(year, named.month, date, end: named.end)
  }

  /// `Rajab 1447 AH begins on Monday, December 22, 2025`.
  private func beginning(_ place: Int) -> (Candidate, Int)? {
    guard let name = hijriMonth(place), let year = hijriYear(name.end) else { return nil }
    var next = skipping(word: "will", at: year.end)
    guard isWord(next, "begins begin starts start began started") else { return nil }
    next = skipping(word: "on", at: next + 1)
    if isWord(next, "tomorrow") { next = skipping(",", at: next + 1) }
    guard let date = date(next) else { return nil }
    return made(year.year, name.month, date)
  }

  /// `day of the month of Safar 1446 AH`, or less of it.
  private func ofMonth(_ place: Int) -> (month: Int, year: Int?, end: Int)? {
    var next = skipping(word: "of", at: skipping(word: "day", at: place))
    if isWord(next, "the"), isWord(next + 1, "month"), isWord(next + 2, "of") { next += 3 }
    guard let name = hijriMonth(next) else { return nil }
    let year = hijriYear(skipping(",", at: name.end))
    return (name.month, year?.year, year?.end ?? name.end)
  }

  /// The date after `=`, `:`, a dash, or words such as `falls on`.
  private func afterSeparator(_ place: Int) -> WrittenDate? {
    var next = place
    while next < place + 4,
      isMark(next, "=") || isMark(next, ":") || isMark(next, "-")
        || isWord(next, "is will be falls fall begins begin starts start on corresponds to")
    { next += 1 }
    return next == place ? nil : date(next)
  }

  private func made(_ year: Int, _ month: Int, _ date: WrittenDate, end: Int? = nil) -> (Candidate, Int)? {
    guard let month = HijriMonth(year: year, month: month) else { return nil }
    return (Candidate(month: month, start: date.day, weekday: date.weekday), end ?? date.end)
  }
}
