import FastiCalendars
import FastiCivil
import FastiDays
import FastiFormats
import FastiRecords
import FastiTerminal

/// `fasti hijri [DATE]`.
enum HijriCommand: Command {
  static let name = "hijri"

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Show the Hijri date of a day and how certain it is", synonyms: ["Islamic", "moon", "Ramadan"],
      details: [
        "A Hijri day begins at sunset. It is shown on the civil day that contains its daylight.",
        "Months come from, in this order: a first day you set; the announcements of the Central Hilal Committee, if "
          + "you follow moonsighting; the page of the Fiqh Council; the table that comes with the program; Sun and "
          + "Moon.",
      ],
      arguments: [Argument("DATE", .day, .optional, help: "the day; default: today")],
      examples: [
        Example("fasti hijri", "today"),
        Example("fasti hijri 2026-02-18 --lang ar", "with Arabic month names"),
        Example("fasti hijri source moonsighting", "follow announced months"),
      ],
      subcommands: [
        HijriDayCommand.self, HijriMonthsCommand.self, HijriSourceCommand.self, HijriRefreshCommand.self,
        HijriParseCommand.self, HijriOverrideCommand.self,
      ],
      runsAlone: true)
  }

  static func run(_ context: Context) throws(Failure) {
    let present = try context.today()
    let day = try context.day(at: 0) ?? present
    answer(try ShowHijri(try context.months())(day, languages: context.languages), context)
  }

  /// Answers with a day, and reports if the committee's documents disagree on its month.
  static func answer(_ item: HijriItem, _ context: Context) {
    let why = context.hijriExplanation(item)
    context.answer(ExplainedHijri(item, why)) { context in
      HijriText(context).write(item)
      context.write(explanation: why)
    }
    HijriText(context).write([item.dispute].compactMap { $0 })
  }
}

/// `fasti hijri day YEAR-MONTH-DAY`.
enum HijriDayCommand: Command {
  static let name = "day"

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Show the day of a Hijri date",
      arguments: [Argument("DATE", help: "YEAR-MONTH-DAY in Hijri numbers: 1447-9-1 is 1 Ramadan 1447")],
      examples: [Example("fasti hijri day 1447-10-1", "1 Shawwal 1447, Eid al-Fitr")],
      statuses: [StatusNote(.invalid, "there is no such day")])
  }

  static func run(_ context: Context) throws(Failure) {
    let text = context.invocation.argument(0) ?? ""
    HijriCommand.answer(try ShowHijri(try context.months())(hijri: text, languages: context.languages), context)
  }
}

/// `fasti hijri months [YEAR]`.
enum HijriMonthsCommand: Command {
  static let name = "months"

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Show the months of a Hijri year and how certain they are",
      arguments: [Argument("YEAR", .int(1...9_999), .optional, help: "a Hijri year; default: the present one")],
      examples: [Example("fasti hijri months 1447 --json", "for programs")])
  }

  static func run(_ context: Context) throws(Failure) {
    let show = ShowHijri(try context.months())
    let year: Int
    if let text = context.invocation.argument(0), let number = Int(text) {
      year = number
    } else {
      year = try show(try context.today(), languages: context.languages).date.month.year
    }
    let months = try show.months(year, languages: context.languages)
    let explained = try months.map { (item) throws(Failure) in
      ExplainedHijri(item, context.hijriExplanation(try show(item.month.start, languages: context.languages)))
    }
    context.answer(explained, columns: HijriMonthItem.columns) { context in
      let width = months.reduce(0) { max($0, TerminalWidth.of($1.name)) }
      for item in explained {
        HijriText(context).write(item.answer, nameWidth: width)
        context.write(explanation: item.explanation)
      }
    }
    HijriText(context).write(months.compactMap(\.dispute))
  }
}
