import FastiCivil

/// The Gregorian months of a heading, with their years: `January - February 2026`, `December 2023 - January 2024`, and
/// `January - March 2025` when a Hijri month begins on 31 January.
struct GregorianSpan: Hashable {
  let year: Int
  let month: Int
  /// The months named, 1 to 3.
  let count: Int

  /// The span in a line; nil when there is none, or when a year is ambiguous.
  init?(_ scanner: Scanner) {
    guard let first = scanner.gregorianMonth(0) else { return nil }
    var next = 1
    var year = scanner.gregorianYear(next)
    if year != nil { next += 1 }
    var last = first
    if scanner.isMark(next, "-") || scanner.isMark(next, "/") {
      guard let second = scanner.gregorianMonth(next + 1), let later = scanner.gregorianYear(next + 2) else {
        return nil
      }
      next += 3
      last = second
      // Across the end of a year, a single year is ambiguous.
      guard second > first ? year == nil || year == later : year == later - 1 else { return nil }
      year = year ?? later
    }
    count = (last - first + 12) % 12 + 1
    guard let year, count <= 3, next == scanner.tokens.count || scanner.isMark(next, "-") else { return nil }
    self.year = year
    month = first
  }

  func day(_ month: Int, _ day: Int) -> Day? {
    guard (month - self.month + 12) % 12 < count else { return nil }
    let year = month < self.month ? year + 1 : year
    do { return try CivilDate(year: year, month: month, day: day).day } catch { return nil }
  }
}

extension Scanner {
  func gregorianYear(_ place: Int) -> Int? {
    guard case .number(let year, digits: 4, isOrdinal: false)? = self[place]?.kind, (1900...2199).contains(year)
    else { return nil }
    return year
  }
}
