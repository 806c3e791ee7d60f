import FastiCalendars
import FastiCivil

/// A month as a grid of weeks: under seven weekdays a number for each Hijri day and, beneath it, the Gregorian one.
struct SheetGrid {
  /// A day of the grid: column, Hijri day, whether it is in brackets, and the Gregorian month, if named, and day.
  private struct Cell {
    let column: Int
    let hijri: Int
    let isOpen: Bool
    let month: Int?
    let day: Int
  }

  private let columns: [Weekday]
  private var cells: [Cell] = []

  /// The possible grids of the lines below a line of seven weekdays: by the middles of the headings, and by the edges
  /// of the numbers. None if the line is not one of weekdays.
  static func all(weekdays line: SheetLine, beneath: [SheetLine]) -> [SheetGrid] {
    let heads = line.cells
    let columns = heads.compactMap { Scanner(tokens: $0.tokens).weekdayCell }
    guard heads.count == 7, columns.count == 7, let place = SheetColumns(heads) else { return [] }
    var grids: [SheetGrid] = []
    var byMiddles = SheetGrid(columns)
    for week in SheetGrid.pairs(beneath) {
      guard let above = place.parted(week.upper), let below = place.parted(week.lower),
        byMiddles.add(above, below)
      else { break }
    }
    if !byMiddles.cells.isEmpty { grids.append(byMiddles) }
    if let byEdges = SheetGrid(columns, SheetGrid.pairs(beneath), place) { grids.append(byEdges) }
    return grids
  }

  private init(_ columns: [Weekday]) { self.columns = columns }

  /// The grid in which every line fits the columns of the full lines; nil if it is ambiguous.
  private init?(_ columns: [Weekday], _ pairs: [(upper: SheetLine, lower: SheetLine)], _ place: SheetColumns) {
    self.columns = columns
    let weeks = pairs.prefix { (1...7).contains($0.upper.cells.count) && $0.upper.cells.count == $0.lower.cells.count }
    guard let above = place.columns(of: weeks.map { $0.upper.cells }),
      let below = place.columns(of: weeks.map { $0.lower.cells }), above == below
    else { return nil }
    for (week, columns) in zip(weeks, above) {
      var (upper, lower) = (SheetColumns.empty, SheetColumns.empty)
      for (place, column) in columns.enumerated() {
        upper[column] = week.upper.cells[place].words
        lower[column] = week.lower.cells[place].words
      }
      // Lines after the last week are not part of the grid.
      guard add(upper, lower) else { break }
    }
  }

  /// Pairs of lines: Hijri days over Gregorian ones.
  private static func pairs(_ lines: [SheetLine]) -> [(upper: SheetLine, lower: SheetLine)] {
    stride(from: 0, to: lines.count - 1, by: 2).map { (lines[$0], lines[$0 + 1]) }
  }

  /// Adds a week, the words of its two lines by column; false when it is not a week.
  private mutating func add(_ above: [[SheetWord]], _ below: [[SheetWord]]) -> Bool {
    var week: [Cell] = []
    for column in 0..<7 {
      if above[column].isEmpty, below[column].isEmpty { continue }
      let own = Scanner(tokens: SheetLine.tokens(above[column]))
      let other = Scanner(tokens: SheetLine.tokens(below[column]))
      let isOpen = own.isMark(0, "(")
      guard let hijri = own.number(isOpen ? 1 : 0), own.tokens.count == (isOpen ? 3 : 1), !isOpen || own.isMark(2, ")")
      else { return false }
      let month = other.gregorianMonth(0)
      let place = month == nil ? 0 : 1
      guard let day = other.number(place), other.tokens.count == place + 1 else { return false }
      week.append(Cell(column: column, hijri: hijri, isOpen: isOpen, month: month, day: day))
    }
    cells += week
    return !week.isEmpty
  }

  /// The candidate of the grid for the month in its heading; nil unless every day follows the one before it and is
  /// under its weekday.
  func candidate(of month: HijriMonth?, in span: GregorianSpan?) -> Candidate? {
    guard let month, let span, let first = cells.first, let name = first.month,
      let start = span.day(name, first.day)
    else { return nil }
    for (place, cell) in cells.enumerated() {
      let day = start + place
      let date = day.date
      guard cell.hijri == place + 1, cell.day == date.dayOfMonth, cell.month == nil || cell.month == date.month,
        columns[cell.column] == day.weekday, !cell.isOpen || place == 29
      else { return nil }
    }
    guard cells.count == 29 || cells.count == 30 else { return nil }
    let isOpen = cells.contains { $0.isOpen }
    return Candidate(
      month: month, start: start, weekday: start.weekday, length: isOpen ? nil : cells.count, isBorneOut: true)
  }
}
