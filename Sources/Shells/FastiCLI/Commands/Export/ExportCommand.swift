import FastiApp

/// `fasti export`: tables for other programs.
enum ExportCommand: Command {
  static let name = "export"

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Write tables for other programs",
      examples: [
        Example("fasti export dimension --from 2020-01-01 --to 2030-12-31 SE > dimension.csv", "dates for analysts")
      ],
      subcommands: [ExportDimensionCommand.self])
  }
}
