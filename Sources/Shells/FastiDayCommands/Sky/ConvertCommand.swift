import FastiCalendars
import FastiCivil
import FastiDays
import FastiHolidays
import FastiRecords
import FastiTerminal
import FastiWords

/// `fasti convert DATE [--from CALENDAR] [--calendar NAME]...`.
enum ConvertCommand: Command {
  static let name = "convert"
  static let from = Option("from", .text, "CALENDAR", help: "DATE is a date of that calendar; answers Gregorian days")
  static let calendar = Option("calendar", .text, "NAME", help: "only that calendar", repeats: true)

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Show a day in other calendars, and back", synonyms: ["calendars"],
      details: ["Calendars: " + ConvertDates.names.joined(separator: ", ") + "."],
      arguments: [Argument("DATE", .text, help: "a DATE, or with --from YEAR-MONTH-DAY of that calendar")],
      options: [from, calendar],
      examples: [
        Example("fasti convert 2026-02-17", "in every calendar"),
        Example("fasti convert today --calendar julian --calendar chinese", "in two"),
        Example("fasti convert --from vietnamese 2026-1-1", "Tết of 2026; a leap month is written 2025-6L-1"),
      ],
      statuses: [StatusNote(.no, "the year has no such day")])
  }

  static func run(_ context: Context) throws(Failure) {
    if let name = context.invocation[from] { return try runBackwards(name, context) }
    guard let day = try context.day(at: 0) else { return }
    var rows: [CalendarRow] = []
    let words = context.invocation.has(GlobalOptions.explain) ? try explaining(context) : nil
    for name in context.invocation.all(calendar) {
      if name == ConvertDates.activeHijri {
        rows.append(
          try ConvertDates.activeRow(day, try context.months(), languages: context.languages, explaining: words))
        continue
      }
      let id = try ConvertDates.calendar(name, field: .input(.calendar))
      rows.append(try ConvertDates.row(day, id, languages: context.languages, explaining: words))
    }
    if rows.isEmpty {
      rows = ConvertDates.allCalendars(
        day, languages: context.languages, months: try context.months(), explaining: words)
    }
    context.answer(rows, columns: CalendarRow.columns) { CalendarsText($0).write(rows) }
  }

  /// The words of explanations: in the user's language for people, in English for programs.
  private static func explaining(_ context: Context) throws(Failure) -> PageWords {
    context.format == .text ? try context.pageWords() : try PageWords.shipped("en")
  }

  private static func runBackwards(_ name: String, _ context: Context) throws(Failure) {
    if context.invocation.has(calendar) {
      throw Failure(.usage(.exclusive(.calendars, .input(.rangeStart), calendar.field)))
    }
    let id = try ConvertDates.calendar(name, field: .input(.rangeStart))
    let typed = context.invocation.argument(0) ?? ""
    let text = name.hasPrefix(ConvertDates.activeHijri) ? NamedHijriDate.numbers(typed) ?? typed : typed
    let months = name == ConvertDates.activeHijri ? try context.months() : nil
    func search(_ text: String) throws(Failure) -> [FoundDay] {
      if let months { return try ConvertDates.activeDays(of: text, months) }
      return try ConvertDates.days(of: text, in: id)
    }
    let days = try search(text)
    if days.isEmpty { context.status = .no }
    context.answer(days, columns: FoundDay.columns) { context in
      if days.isEmpty {
        context.report(nothing: .saySkyNoSuchDay, .word(CalendarsText.title(name)))
        if let last = lastDay(before: text, search) { context.report(last) }
      }
      for found in days {
        context.out.write(found.day)
        context.out.write("\n")
      }
    }
  }

  /// The last day of the month of a date, if the date is only a few days too large, and the day after it.
  private static func lastDay(before text: String, _ search: (String) throws(Failure) -> [FoundDay]) -> Sentence? {
    var parts = text.split(separator: "-").map { String($0) }
    guard let typed = parts.last.flatMap({ Int($0) }), (2...40).contains(typed) else { return nil }
    for day in (max(1, typed - 10)..<typed).reversed() {
      parts[parts.count - 1] = String(day)
      let text = parts.joined(separator: "-")
      guard let found = try? search(text).first else { continue }
      return Sentence(.saySkyLastDay, .text(text), .day(found.day), .day(found.day + 1))
    }
    return nil
  }
}
