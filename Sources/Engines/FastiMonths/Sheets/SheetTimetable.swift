import FastiCalendars
import FastiCivil

/// A month as a table with one row for each day: weekday, Hijri day, Gregorian month and day, and times that are not
/// used here.
struct SheetTimetable {
  private struct Row {
    let weekday: Weekday
    let hijri: Int
    let month: Int
    let day: Int
  }

  private var rows: [Row] = []

  /// The table; nil if its headings do not name a Hijri day, weekday and date, or if a row does not fit.
  init?(_ heads: [Scanner], _ table: [[[Token]]]) {
    func column(_ list: StaticString) -> Int? {
      let found = heads.indices.filter { heads[$0].tokens.count == 1 && heads[$0].isWord(0, list) }
      return found.count == 1 ? found[0] : nil
    }
    guard let hijri = column("hijri islamic"), let date = column("date gregorian"), let weekday = column("day weekday")
    else { return nil }
    for row in table {
      let cells = row.map { Scanner(tokens: $0) }
      guard let day = cells[weekday].weekdayCell, let number = cells[hijri].number(0), cells[hijri].tokens.count == 1,
        let month = cells[date].gregorianMonth(0), let own = cells[date].number(1), cells[date].tokens.count == 2
      else { return nil }
      rows.append(Row(weekday: day, hijri: number, month: month, day: own))
    }
  }

  /// The candidate of the table for the month in its heading; nil unless every row follows the one before it.
  func candidate(of month: HijriMonth?, in span: GregorianSpan?) -> Candidate? {
    guard let month, let span, let first = rows.first, let start = span.day(first.month, first.day),
      rows.count == 29 || rows.count == 30
    else { return nil }
    for (place, row) in rows.enumerated() {
      let day = start + place
      let date = day.date
      guard row.hijri == place + 1, row.day == date.dayOfMonth, row.month == date.month, row.weekday == day.weekday
      else {
        return nil
      }
    }
    return Candidate(month: month, start: start, weekday: start.weekday, length: rows.count, isBorneOut: true)
  }
}
