import FastiCalendars
import FastiCivil

/// The columns of a table of months: the month, its first day, the weekday and the length.
struct MonthColumns {
  let grid: Grid
  let month: Int
  let date: Int
  let weekday: Int?
  let length: Int?
  let year: Int?
  let number: Int?

  /// The columns of a table of months; nil when it is not one, or when it is not clear which column is the first day.
  init?(_ grid: Grid) {
    let scanners = grid.rows.map { $0.map { Scanner(tokens: $0) } }
    func columns(_ matches: (Scanner) -> Bool) -> [Int] {
      (0..<grid.width).filter { column in 2 * scanners.count { matches($0[column]) } > scanners.count }
    }
    let months = columns { $0.monthCell != nil }
    let dates = columns { $0.dateCell != nil }
    let starts = dates.filter { MonthColumns.heads(grid.headers[$0], "first 1st begin begins beginning start starts") }
    guard months.count == 1, starts.count == 1, scanners.count > 1 || dates.count == 1 else { return nil }
    guard !MonthColumns.heads(grid.headers[starts[0]], "new conjunction last end ends sighting") else { return nil }
    self.grid = grid
    month = months[0]
    date = starts[0]
    let weekdays = columns { $0.weekdayCell != nil }
    let sameHead = weekdays.filter { grid.headers[$0].first == grid.headers[starts[0]].first }
    weekday = weekdays.count == 1 ? weekdays[0] : sameHead.count == 1 ? sameHead[0] : nil
    let lengths = columns { $0.lengthCell != nil }.filter {
      MonthColumns.heads(grid.headers[$0], "days length after")
    }
    length = lengths.count == 1 ? lengths[0] : nil
    let years = columns { $0.yearCell != nil }
    year = years.count == 1 ? years[0] : nil
    number = (0..<grid.width).first { column in
      column < months[0] && scanners.allSatisfy { $0[column].number(0) != nil && $0[column].tokens.count <= 2 }
        && !years.contains(column)
    }
    // With several weekday columns and none of them the date's, it is unknown which weekday is meant.
    if weekdays.count > 1, weekday == nil { return nil }
  }

  /// Whether a column's heading has one of the words, a numeral such as `1st` included.
  static func heads(_ header: [[Token]], _ list: StaticString) -> Bool {
    header.contains { tokens in
      tokens.contains { token in
        if case .number(1, digits: _, isOrdinal: true) = token.kind { return Array("1st".utf8).isAmong(list) }
        return token.isWord(list)
      }
    }
  }

  /// The candidates of the rows; `heading` is the Hijri year above the table, for rows that leave it out.
  ///
  /// A column or a row about others gives none.
  func candidates(heading: Int?, _ source: DocumentSource) -> [Candidate] {
    if source.looks, grid.headers[date].contains(where: { $0.contains { source.isOthers($0) } }) { return [] }
    return grid.rows.compactMap { candidate($0, heading, source) }
  }

  private func candidate(_ row: [[Token]], _ heading: Int?, _ source: DocumentSource) -> Candidate? {
    if source.looks, row.contains(where: { $0.contains { source.isOthers($0) } }) { return nil }
    let cells = row.map { Scanner(tokens: $0) }
    guard let name = cells[month].monthCell, let date = cells[date].dateCell else { return nil }
    if row.contains(where: { $0.contains { $0.isWord("pending tentative expected estimated projected") } }) {
      return nil
    }
    if let written = name.number, written != name.month { return nil }
    if let number, cells[number].number(0) != name.month { return nil }
    var printed = date.weekday
    if let weekday {
      guard let own = cells[weekday].weekdayCell, printed == nil || printed == own else { return nil }
      printed = own
    }
    let own = year.map { cells[$0].yearCell } ?? nil
    guard let year = name.year ?? own ?? heading, let month = HijriMonth(year: year, month: name.month) else {
      return nil
    }
    return Candidate(
      month: month, start: date.day, weekday: printed, length: length.map { cells[$0].lengthCell } ?? nil)
  }
}
