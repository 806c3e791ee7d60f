public import FastiAgenda
public import FastiCivil

/// Draws months and years for a terminal: a week column, red days in red, observances marked, today in reverse video.
///
/// Signs repeat what colours mean: `*` after a red day, `'` after an observance, `.` after a day with plans, `[` before
/// today. A bracket closes after today unless a holiday's sign is there, so the plans of today have no mark.
public struct CalendarText: Sendable {
  /// The words of the reader's language.
  public var words: Words
  /// Colour, or none.
  public var style: TerminalStyle
  /// The marks beside the number of a day: today, holidays, worked weekend days.
  public var marks: @Sendable (Day) -> DayMark

  public init(words: Words, style: TerminalStyle, marks: @escaping @Sendable (Day) -> DayMark) {
    self.words = words
    self.style = style
    self.marks = marks
  }

  /// The width of a month without a gap after it: the week, then seven times a mark, two digits and a mark.
  static let width = 2 + 7 * 3 + 1

  /// Appends a month with its heading.
  public func write(_ grid: MonthGrid, to writer: inout UTF8Writer) {
    for line in lines(grid, year: true) {
      writer.write(utf8: trimmedEnd(line))
      writer.write("\n")
    }
  }

  /// Appends a year, three months side by side, within 80 columns.
  public func write(_ grid: YearGrid, to writer: inout UTF8Writer) {
    var title = UTF8Writer()
    title.write(grid.year)
    center(title.bytes, 3 * CalendarText.width + 4, look: .bold, to: &writer)
    writer.write("\n")
    let months = grid.months
    for row in 0..<4 {
      writer.write("\n")
      let blocks = (0..<3).map { lines(months[row * 3 + $0], year: false) }
      let height = blocks.reduce(0) { max($0, $1.count) }
      for line in 0..<height {
        var text = UTF8Writer()
        for (column, block) in blocks.enumerated() {
          if column > 0 { text.write("  ") }
          if line < block.count {
            text.write(utf8: block[line])
          } else {
            spaces(CalendarText.width, to: &text)
          }
        }
        writer.write(utf8: trimmedEnd(text.bytes))
        writer.write("\n")
      }
    }
  }

  /// The lines of a month, each exactly ``width`` columns wide.
  private func lines(_ grid: MonthGrid, year: Bool) -> [[UInt8]] {
    var lines: [[UInt8]] = []
    var title = UTF8Writer()
    title.write(words.name(month: grid.month.month))
    if year {
      title.write(" ")
      title.write(grid.month.year)
    }
    var heading = UTF8Writer()
    center(title.bytes, CalendarText.width, look: .bold, to: &heading)
    lines.append(heading.bytes)
    lines.append(weekdayLine(grid))
    for row in grid.rows { lines.append(line(row, grid)) }
    return lines
  }

  private func weekdayLine(_ grid: MonthGrid) -> [UInt8] {
    var line = UTF8Writer()
    style.write(.dim, to: &line) { writer in
      let name = words.weekColumn
      spaces(2 - Int(name.utf8CodeUnitCount), to: &writer)
      writer.write(name)
    }
    for day in grid.days.prefix(7) {
      line.write(" ")
      let name = words.narrowWeekdays[day.weekday.number - 1]
      style.write(day.weekday == .sunday ? .red : [], to: &line) { $0.write(name) }
    }
    line.write(" ")
    return line.bytes
  }

  private func line(_ row: MonthRow, _ grid: MonthGrid) -> [UInt8] {
    var line = UTF8Writer()
    style.write(.dim, to: &line) { writer in
      if row.week.week < 10 { writer.write(" ") }
      writer.write(row.week.week)
    }
    // Two days share the column between them: the mark after one, or the bracket before the next.
    var after = UInt8(ascii: " ")
    for day in row.days {
      let mark = grid.holds(day) ? marks(day) : []
      let isToday = mark.contains(.today) && !style.isOn
      line.write(byte: isToday ? UInt8(ascii: "[") : after)
      write(day, mark, inside: grid.holds(day), to: &line)
      let isFree = mark.subtracting([.today, .planned]).isEmpty
      after = isToday && isFree ? UInt8(ascii: "]") : sign(mark)
    }
    line.write(byte: after)
    return line.bytes
  }

  private func write(_ day: Day, _ mark: DayMark, inside: Bool, to line: inout UTF8Writer) {
    guard inside else { return line.write("  ") }
    var look: TerminalStyle.Look = []
    if mark.contains(.red) || (day.weekday == .sunday && !mark.contains(.worked)) { look.insert(.red) }
    if mark.contains(.red) { look.insert(.bold) }
    if mark.contains(.observed) || mark.contains(.planned) { look.insert(.underline) }
    if mark.contains(.today) { look.insert(.reverse) }
    style.write(look, to: &line) { writer in
      let number = day.date.dayOfMonth
      if number < 10 { writer.write(" ") }
      writer.write(number)
    }
  }

  /// The ASCII sign after a day, for terminals without colour.
  private func sign(_ mark: DayMark) -> UInt8 {
    if style.isOn { return UInt8(ascii: " ") }
    if mark.contains(.red) { return UInt8(ascii: "*") }
    if mark.contains(.worked) { return UInt8(ascii: "+") }
    if mark.contains(.observed) { return UInt8(ascii: "'") }
    return mark.contains(.planned) ? UInt8(ascii: ".") : UInt8(ascii: " ")
  }

  private func center(_ text: [UInt8], _ width: Int, look: TerminalStyle.Look, to writer: inout UTF8Writer) {
    let room = max(0, width - TerminalWidth.of(text))
    spaces(room / 2, to: &writer)
    style.write(look, to: &writer) { $0.write(utf8: text) }
    spaces(room - room / 2, to: &writer)
  }

  private func spaces(_ count: Int, to writer: inout UTF8Writer) {
    for _ in 0..<max(0, count) { writer.write(byte: UInt8(ascii: " ")) }
  }

  private func trimmedEnd(_ text: [UInt8]) -> [UInt8] {
    var text = text
    while text.last == UInt8(ascii: " ") { text.removeLast() }
    return text
  }
}
