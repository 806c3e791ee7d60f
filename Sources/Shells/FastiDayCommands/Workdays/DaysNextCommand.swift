import FastiCivil
import FastiDays
import FastiHolidays
import FastiRecords
import FastiTerminal

/// `fasti days next DATE [REGION...]`.
enum DaysNextCommand: Command {
  static let name = "next"

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Show the next business day after a day",
      details: ["The first one after DATE, whether DATE is a business day or not."],
      arguments: [
        Argument("DATE", .day, help: "the day before"),
        Argument("REGION", .text, .any, help: "codes; default: the selected regions"),
      ],
      options: [WorkdayOptions.combine],
      examples: [Example("fasti days next 2026-04-02 SE", "the Tuesday after Easter")])
  }

  static func run(_ context: Context) throws(Failure) {
    guard let day = try context.day(at: 0) else { return }
    try WorkdayText.find(
      .next(day), named: context.invocation.arguments.dropFirst(), context, "fasti days next DATE SE")
  }
}

/// `fasti days previous DATE [REGION...]`.
enum DaysPreviousCommand: Command {
  static let name = "previous"

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Show the last business day before a day",
      details: ["The last one before DATE, whether DATE is a business day or not."],
      arguments: [
        Argument("DATE", .day, help: "the day after"),
        Argument("REGION", .text, .any, help: "codes; default: the selected regions"),
      ],
      options: [WorkdayOptions.combine],
      examples: [Example("fasti days previous today US", "the last business day")])
  }

  static func run(_ context: Context) throws(Failure) {
    guard let day = try context.day(at: 0) else { return }
    try WorkdayText.find(
      .previous(day), named: context.invocation.arguments.dropFirst(), context, "fasti days previous DATE SE")
  }
}
