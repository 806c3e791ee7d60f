import FastiCivil
import FastiRecords
import FastiTerminal
import FastiTransfer

/// `fasti export csv`.
enum ExportCSVCommand: Command {
  static let name = "csv"
  static let writesFile = true

  static var definition: CommandDefinition {
    ExportScope.definition(
      "Write the leave ledger as a table for spreadsheets",
      [
        "One line for each entry: date, type, action, hours, sign, notes, source, created (RFC 4180, UTF-8). Text "
          + "that a spreadsheet would run as a formula gets a leading ', which fasti import removes again."
      ],
      example: "fasti export csv --scope year --out leave-2026.csv", "the entries of this year")
  }

  static func run(_ context: Context) throws(Failure) { try ExportScope.write(.csv, as: .csv, context) }
}

/// `fasti export json`.
enum ExportJSONCommand: Command {
  static let name = "json"
  static let writesFile = true

  static var definition: CommandDefinition {
    ExportScope.definition(
      "Write the leave ledger as JSON, with profile and ids",
      ["Everything that another Fasti needs to continue: profile, rates, policies, and the entries with their ids."],
      example: "fasti export json --out leave.json", "the whole ledger")
  }

  static func run(_ context: Context) throws(Failure) { try ExportScope.write(.json, as: .json, context) }
}

/// `fasti export hledger`.
enum ExportHledgerCommand: Command {
  static let name = "hledger"
  static let writesFile = true

  static var definition: CommandDefinition {
    ExportScope.definition(
      "Write the leave ledger as a journal that hledger reads",
      [
        "Every entry has two dates, its day and the payday that posts it: hledger balance answers the forecast, and "
          + "with --date2 the official balance. Opening balances and accruals are transactions, and balances are "
          + "asserted at the end of every year.",
        "Without a scope it contains everything up to today, or to the last payday on which an entry posts.",
      ],
      example: "fasti export hledger --out leave.journal",
      "then hledger -f leave.journal balance assets:leave is the forecast")
  }

  static func run(_ context: Context) throws(Failure) { try ExportScope.write(.hledger, context) }
}
