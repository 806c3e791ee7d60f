import FastiDayCommands
import FastiTerminal

/// `fasti rules`: the rules behind the holidays.
enum RulesCommand: Command {
  static let name = "rules"

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "List, show, add and change holiday rules",
      details: [
        "Rules that come with the program can be customised, hidden and reset, never deleted.",
        "Your own can be edited and deleted. Every change can be undone: fasti undo.",
      ],
      examples: [
        Example("fasti rules list SE", "the rules of Sweden"),
        Example("fasti rules add --region SE --name Bullar --on '4 October'", "your own"),
        Example("fasti rules import MU.rules", "a region of your own"),
      ],
      subcommands: DayCommandTable.rules
        + [RulesImportCommand.self, RulesCompareCommand.self, RulesDropCommand.self])
  }
}
