import FastiPerson
import FastiReminders
import FastiTerminal

/// `fasti reminder`: reminders on days of the Hijri year.
enum ReminderCommand: Command {
  static let name = "reminder"

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Manage reminders on days of the Hijri year", synonyms: ["remind", "alarm", "anniversary"],
      details: [
        "A reminder falls on a day of a Hijri month, every Hijri year or in one, for one day or several. "
          + "fasti notify run delivers it when it is due.",
        "Every change can be undone: fasti undo.",
      ],
      examples: [
        Example("fasti reminder add Zakat --on 9-1", "1 Ramadan, every year, at midnight"),
        Example("fasti reminder upcoming", "the next 30 days"),
      ],
      subcommands: [
        ReminderAddCommand.self, ReminderListCommand.self, ReminderShowCommand.self, ReminderEditCommand.self,
        ReminderDeleteCommand.self, ReminderAttachCommand.self, ReminderDetachCommand.self,
        ReminderUpcomingCommand.self,
      ])
  }
}

/// The options of `add` and `edit` for the fields of a reminder.
enum ReminderOptions {
  static let on = Option(
    "on", .text, "MONTH-DAY", help: "the Hijri day: 9-1 or '1 Ramadan' is every year, 1447-9-1 once")
  static let born = Option(
    "born", .day, "DATE", help: "a Gregorian day in place of --on: its Hijri day, every year, with its anniversaries")
  static let afterSunset = Option.flag(
    "after-sunset", help: "--born was after sunset, when the next Hijri day has begun")
  static let time = Option("time", .text, "HH:MM", help: "the time on each day (default 00:00)")
  static let days = Option("days", .text, "N|month", help: "for how many days, 1 to 60, or the whole month")
  static let day30 = Option(
    "day30", .choice(["last", "omit", "next"]), "last|omit|next",
    help: "day 30 in a month of 29: its last day (default), left out, or the day after")
  static let notes = Option("notes", .text, "TEXT", help: "notes, plain text")
  static let zone = Option(
    "zone", .text, "ZONE", help: "the time zone; default: that of wherever you are")
  static let title = Option("title", .text, "TITLE", help: "another title")
  static let disable = Option.flag("disable", help: "deliver no notifications")
  static let enable = Option.flag("enable", help: "deliver notifications again")

  static let all = [on, born, afterSunset, time, days, day30, notes, zone]

  /// The typed fields.
  static func input(_ invocation: Invocation, title: String?) -> ReminderInput {
    var input = ReminderInput()
    input.title = title
    input.on = invocation[on]
    input.time = invocation[time]
    input.days = invocation[days]
    input.day30 = invocation[day30].flatMap { word in Day30Policy.allCases.first { "\($0.name)" == word } }
    input.notes = invocation[notes]
    input.zone = invocation[zone]
    return input
  }
}
