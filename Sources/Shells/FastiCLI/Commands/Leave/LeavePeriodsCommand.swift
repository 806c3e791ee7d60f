import FastiCivil
import FastiFormats
import FastiLeave
import FastiPerson
import FastiRecords
import FastiTerminal

/// `fasti leave periods`.
enum LeavePeriodsCommand: Command {
  static let name = "periods"
  static let from = Option("from", .day, "DATE", help: "a day of the first period; default: today")
  static let to = Option("to", .day, "DATE", help: "a day of the last period; else six periods")

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "List the pay periods and their paydays",
      options: [from, to],
      examples: [
        Example("fasti leave periods", "this one and the next five"),
        Example("fasti leave periods --from 2026-01-01 --to 2026-12-31", "those of a year"),
      ])
  }

  static func run(_ context: Context) throws(Failure) {
    let first = try context.dayOrToday(from)
    let last = try context.day(to)
    let setup = try LoadLedger(try context.store()).setup()
    let items = try ShowPeriods(setup.profile.schedule)(from: first, to: last)
    context.reportIfSample(setup)
    context.answer(items, columns: PeriodItem.columns) { context in
      for item in items {
        let payday = context.text(.sayLeavePayday, .day(item.payday))
        context.out.write(text: "\(item.start.iso) – \(item.end.iso)  \(payday)\n")
      }
    }
  }
}
