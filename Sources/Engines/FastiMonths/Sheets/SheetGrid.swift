import FastiCalendars
import FastiCivil

/// A month as a grid of weeks: under seven weekdays a number for each Hijri day and, beneath it, the Gregorian one.
struct SheetGrid {
  /// A day of the grid: column, Hijri day, whether it stands in brackets, and the Gregorian month, if named, and day.
  private struct Cell {
    let column: Int
    let hijri: Int
    let isOpen: Bool
    let month: Int?
    let day: Int
  }

  private let columns: [Weekday]
  private var cells: [Cell] = []

  /// The grid beneath a line of seven weekdays; nil if the line is none.
  init?(weekdays line: SheetLine, beneath: [SheetLine]) {
    let heads = line.cells
    guard heads.count == 7 else { return nil }
    columns = heads.compactMap { Scanner(tokens: $0.tokens).weekdayCell }
    let centers = heads.map { ($0.left + $0.right) / 2 }
    let pitch = (centers[6] - centers[0]) / 6
    guard columns.count == 7, pitch > 0, zip(centers, centers.dropFirst()).allSatisfy({ $1 > $0 }) else { return nil }
    var place = 0
    while place + 1 < beneath.count {
      guard let week = SheetGrid.week(beneath[place], beneath[place + 1], centers, pitch) else { break }
      cells += week
      place += 2
    }
  }

  /// One week: a line of Hijri days over a line of Gregorian ones.
  private static func week(_ upper: SheetLine, _ lower: SheetLine, _ centers: [Int], _ pitch: Int) -> [Cell]? {
    guard let above = parted(upper, centers, pitch), let below = parted(lower, centers, pitch) else { return nil }
    var cells: [Cell] = []
    for column in 0..<7 {
      if above[column].isEmpty, below[column].isEmpty { continue }
      let own = Scanner(tokens: SheetLine.tokens(above[column]))
      let other = Scanner(tokens: SheetLine.tokens(below[column]))
      let isOpen = own.isMark(0, "(")
      guard let hijri = own.number(isOpen ? 1 : 0), own.tokens.count == (isOpen ? 3 : 1), !isOpen || own.isMark(2, ")")
      else { return nil }
      let month = other.gregorianMonth(0)
      let place = month == nil ? 0 : 1
      guard let day = other.number(place), other.tokens.count == place + 1 else { return nil }
      cells.append(Cell(column: column, hijri: hijri, isOpen: isOpen, month: month, day: day))
    }
    return cells.isEmpty ? nil : cells
  }

  /// The words of a line by the column they stand in; nil when one stands in none.
  private static func parted(_ line: SheetLine, _ centers: [Int], _ pitch: Int) -> [[SheetWord]]? {
    var parts: [[SheetWord]] = Array(repeating: [], count: 7)
    for word in line.words {
      guard let column = centers.firstIndex(where: { abs(word.center - $0) * 2 < pitch }) else { return nil }
      parts[column].append(word)
    }
    return parts
  }

  /// The claim of the grid for the month in its heading; nil unless every day follows the one before it and stands under
  /// its weekday.
  func claim(of month: HijriMonth?, in span: GregorianSpan?) -> Claim? {
    guard let month, let span, let first = cells.first, let name = first.month,
      let start = span.day(name, first.day)
    else { return nil }
    for (place, cell) in cells.enumerated() {
      let day = start + place
      let date = day.date
      guard cell.hijri == place + 1, cell.day == date.day, cell.month == nil || cell.month == date.month,
        columns[cell.column] == day.weekday, !cell.isOpen || place == 29
      else { return nil }
    }
    guard cells.count == 29 || cells.count == 30 else { return nil }
    let isOpen = cells.contains { $0.isOpen }
    return Claim(
      month: month, start: start, weekday: start.weekday, length: isOpen ? nil : cells.count, isBorneOut: true)
  }
}
