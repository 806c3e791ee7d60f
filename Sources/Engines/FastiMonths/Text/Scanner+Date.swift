import FastiCivil

/// A Gregorian date as written, with the weekday if one is printed beside it.
struct WrittenDate: Hashable {
  let day: Day
  let weekday: Weekday?
  /// The place of the first token that is part of it.
  let start: Int
  /// The place after it.
  let end: Int
}

extension Scanner {
  /// A date with a year that begins at a place: `Thu, Jun. 26, 2025`, `26-Jun-2025`, `2025-06-26 (Thu)`.
  ///
  /// Nil when what follows makes it one of several dates ("February 18, 2026 or February 19, 2026"). The caller checks
  /// the text before it, because a hyphen may be the separator of a list.
  func date(_ place: Int) -> WrittenDate? {
    let leading = weekday(place)
    var next = leading == nil ? place : skipping(".", at: skipping(",", at: place + 1))
    guard let found = plainDate(next) else { return nil }
    next = found.end
    var trailing: Weekday?
    if isMark(next, "(") {
      guard let inside = weekday(next + 1), isMark(next + 2, ")") else { return nil }
      trailing = inside
      next += 3
    } else if leading == nil, isMark(next, ","), let inside = weekday(next + 1), plainDate(next + 2) == nil {
      trailing = inside
      next += 2
    }
    if isAlternative(next) || number(next) != nil { return nil }
    if let leading, let trailing, leading != trailing { return nil }
    return WrittenDate(day: found.day, weekday: leading ?? trailing, start: place, end: next)
  }

  /// Whether a token joins two dates; then neither is used.
  func isAlternative(_ place: Int) -> Bool {
    isMark(place, "-") || isMark(place, "/") || isMark(place, "&") || isWord(place, "or to until through between")
  }

  private func plainDate(_ place: Int) -> (day: Day, end: Int)? {
    if let month = gregorianMonth(place) {
      let next = skipping(".", at: place + 1)
      guard let day = number(next), let year = year(skipping(",", at: next + 1)) else { return nil }
      return made(year.value, month, day, year.end)
    }
    if let year = year(place), isMark(place + 1, "-"), twoDigits(place + 2), isMark(place + 3, "-"),
      twoDigits(place + 4), let month = number(place + 2), let day = number(place + 4)
    {
      return made(year.value, month, day, place + 5)
    }
    guard let day = number(place) else { return nil }
    let dash = isMark(place + 1, "-")
    let name = dash ? place + 2 : skipping(word: "of", at: place + 1)
    guard let month = gregorianMonth(name) else { return nil }
    let next = skipping(".", at: name + 1)
    guard let year = year(dash ? (isMark(next, "-") ? next + 1 : -1) : skipping(",", at: next)) else { return nil }
    return made(year.value, month, day, year.end)
  }

  private func twoDigits(_ place: Int) -> Bool {
    if case .number(_, digits: 2, isOrdinal: false)? = self[place]?.kind { true } else { false }
  }

  private func year(_ place: Int) -> (value: Int, end: Int)? {
    guard case .number(let year, digits: 4, isOrdinal: false)? = self[place]?.kind, (1900...2199).contains(year)
    else { return nil }
    return (year, place + 1)
  }

  private func made(_ year: Int, _ month: Int, _ day: Int, _ end: Int) -> (day: Day, end: Int)? {
    do { return (try CivilDate(year: year, month: month, day: day).day, end) } catch { return nil }
  }
}
