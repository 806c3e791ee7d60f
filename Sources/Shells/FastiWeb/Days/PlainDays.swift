import FastiAgenda
import FastiCivil
import FastiDays
import FastiFormats
import FastiHolidays
import FastiLeave
import FastiPerson

/// Writes days as plain text, for speech and for terminals.
struct PlainDays {
  let words: Words

  init(_ words: Words) { self.words = words }

  /// Writes a day on several lines: its date, its week, and a line for each item.
  func write(_ report: DayReport, to text: inout UTF8Writer) {
    text.write(long: report.day, words)
    text.write("\n")
    text.write(words.week)
    text.write(text: " \(report.week.week)\n")
    for line in report.lines { text.write(text: "  \(line)\n") }
    for row in report.calendars { text.write(text: "  \(row.calendar)  \(row.text)  \(row.monthName ?? "")\n") }
  }

  /// Writes a day on one line: its date, then its items.
  func writeLine(_ report: DayReport, to text: inout UTF8Writer) {
    text.write("\(words.shortWeekdays[report.day.weekday.number - 1])", columns: 4)
    text.write(report.day)
    if !report.isPlain { text.write(text: "  \(report.lines.joined(separator: " · "))") }
    text.write("\n")
  }

  /// Draws months and years with the marks of their days.
  func grid(_ days: [DayReport], _ today: Day) -> CalendarText {
    let first = days.first?.day ?? today
    let marks = days.map { $0.mark(on: today) }
    return CalendarText(words: words, style: TerminalStyle(isOn: false)) { day in
      marks.indices.contains(day - first) ? marks[day - first] : []
    }
  }
}

extension DayReport {
  /// Whether it has no items.
  var isPlain: Bool { lines.isEmpty }

  /// A line for each item.
  var lines: [String] {
    var lines = holidays.map(\.name)
    lines += events.map { item in (item.hours(.english).map { "\($0) " } ?? "") + item.event.title }
    lines += countdowns.map(\.title)
    lines += reminders.map(\.title)
    lines += notes.flatMap { $0.text.split(separator: "\n").map { String($0) } }
    lines += leave.map { "\($0.type.string) \($0.signed.text)" }
    return lines
  }
}
