// Forms that are recognised only to report that a document names a month with a date. They are not read as month starts,
// because their parts are ambiguous.
extension Fragment {
  /// The cells of a row.
  /// - Parameter isStrict: Whether only possible month starts are wanted.
  static func cells(_ row: [[Token]], isStrict: Bool) -> [Fragment] {
    let cells = row.map { Fragment($0, isStrict: isStrict) }
    if isStrict || cells.contains(where: { !$0.months.isEmpty }) && cells.contains(where: { !$0.dates.isEmpty }) {
      return cells
    }
    return spread(row) ?? cells
  }

  /// The cells of a row as one text, if name, year, day, month and year are in separate cells; nil if it does not name a
  /// month with a date.
  private static func spread(_ row: [[Token]]) -> [Fragment]? {
    guard row.count > 2 else { return nil }
    let slash = Token(kind: .mark(UInt8(ascii: "/")), text: [])
    var asNumbers: [Token] = []
    for (place, cell) in row.enumerated() {
      // `18`, `2`, `2026` in neighbouring cells.
      if place > 0, cell.count == 1, row[place - 1].count == 1, cell[0].number != nil, row[place - 1][0].number != nil {
        asNumbers.append(slash)
      }
      asNumbers += cell
    }
    for text in [row.flatMap { $0 }, asNumbers] {
      let whole = Fragment(text, isStrict: false)
      if !whole.months.isEmpty, !whole.dates.isEmpty { return [whole] }
    }
    return nil
  }
}

extension Scanner {
  /// Whether digits may be a Gregorian date or its year: `20270309`, the end of `15 Juillet 2026`.
  func looksLikeDate(_ place: Int) -> Bool {
    if gregorianYear(place) != nil { return true }
    guard let token = self[place], token.kind == .other, token.text.count == 8 else { return false }
    let digits = token.text.map { $0 - UInt8(ascii: "0") }
    return (19...21).contains(digits[0] * 10 + digits[1])
  }

  /// The first day of a Hijri month by a name that is not known: `1 Şevval 1447`, `1 DHQ 1447`.
  func unknownMonth(_ place: Int) -> NamedMonth? {
    guard number(place) == 1, number(place - 1) == nil else { return nil }
    for end in (place + 2)...(place + 4) {
      guard let token = self[end - 1], token.kind == .word || token.kind == .other, gregorianMonth(end - 1) == nil,
        weekday(end - 1) == nil, hijriMonth(end - 1) == nil
      else { return nil }
      if let year = hijriYear(end) {
        return NamedMonth(number: NamedMonth.unknown, year: year.year, isFirst: true, end: year.end)
      }
    }
    return nil
  }

  /// The first day of a Hijri month as numbers: `1/10/1447`, `10/1/1447`, `1447-10-01`; or the month alone: `9/1448`.
  func numberedMonth(_ place: Int) -> NamedMonth? {
    if let month = number(place), (1...12).contains(month), isMark(place + 1, "/"), !isMark(place - 1, "/"),
      let year = hijriYear(place + 2)
    {
      return NamedMonth(number: month, year: year.year, isFirst: false, end: year.end)
    }
    guard let first = number(place), let second = number(place + 2), let third = number(place + 4),
      ["-", "/", "."].contains(where: { isMark(place + 1, $0) && isMark(place + 3, $0) })
    else { return nil }
    if let year = hijriYear(place) {
      return third == 1 && (1...12).contains(second)
        ? NamedMonth(number: second, year: year.year, isFirst: true, end: place + 5) : nil
    }
    // Day and month in either order: one of them is the first day.
    guard first == 1 || second == 1, (1...12).contains(max(first, second)), let year = hijriYear(place + 4) else {
      return nil
    }
    return NamedMonth(number: max(first, second), year: year.year, isFirst: true, end: year.end)
  }
}
