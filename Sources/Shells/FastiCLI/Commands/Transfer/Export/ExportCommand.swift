import FastiDayCommands
import FastiPerson
import FastiRecords
import FastiTerminal
import FastiTransfer

/// `fasti export`: data for other programs.
enum ExportCommand: Command {
  static let name = "export"

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Export data for other programs",
      details: [
        "csv, json and hledger write the leave ledger, and fasti import reads them back, as it does what planner "
          + "writes: notes, events, countdowns. ics writes a calendar, dimension a date table.",
        "Documentation/Exchange.md describes the formats.",
      ],
      examples: [
        Example("fasti export csv --out leave.csv", "the leave ledger for a spreadsheet"),
        Example("fasti export pdf month --out month.pdf", "this month on paper"),
        Example("fasti export hledger --out leave.journal", "the leave ledger for hledger"),
        Example("fasti export dimension --from 2020-01-01 --to 2030-12-31 SE > dimension.csv", "dates for analysts"),
      ],
      subcommands: [
        ExportCSVCommand.self, ExportJSONCommand.self, ExportHledgerCommand.self, ExportICSCommand.self,
        ExportPlannerCommand.self, ExportPDFCommand.self,
      ] + DayCommandTable.exports)
  }
}

/// `fasti export planner`.
enum ExportPlannerCommand: Command {
  static let name = "planner"
  static let writesFile = true

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Export notes, events and countdowns as JSON",
      details: [
        "Everything planned, with ids: fasti import reads it back, and exporting that again gives the same bytes."
      ],
      options: [ExportScope.out] + OutputFile.options,
      examples: [Example("fasti export planner --out planner.json", "then, elsewhere: fasti import planner.json")],
      statuses: [OutputFile.refused])
  }

  static func run(_ context: Context) throws(Failure) {
    try ExportScope.write(context, as: .json) { () throws(Failure) in
      try PlannerJSON.write(from: try context.store())
    }
  }
}
