import FastiCalendars
import FastiCivil
public import FastiDays
import FastiFormats
public import FastiTerminal

/// Writes a day in several calendars for people.
public struct CalendarsText {
  private let context: Context
  private let indent: String

  /// A writer of an answer.
  ///
  /// - Parameter indent: Written before every line.
  public init(_ context: Context, indent: String = "") {
    self.context = context
    self.indent = indent
  }

  /// Writes a line for each calendar: its name, the date in its numbers, the name of its month.
  public func write(_ rows: [CalendarRow]) {
    let titles = rows.map { context.text(Self.title($0.calendar)) }
    let width = titles.reduce(0) { max($0, TerminalWidth.of($1)) }
    for (row, title) in zip(rows, titles) {
      context.out.write(text: indent)
      context.out.write(title, columns: width + 2)
      context.out.write(text: row.text)
      if let name = row.monthName { context.out.write(text: "  \(name)") }
      context.out.write("\n")
      guard let explanation = row.explanation else { continue }
      context.style.write(.dim, indent + "  \(explanation)", to: &context.out)
      context.out.write("\n")
    }
  }

  /// The name of a calendar in the reader's language, by its word on the command line.
  static func title(_ word: String) -> Template {
    CalendarID.allCases.first { "\($0.name)" == word }?.title ?? .calHijri
  }
}
