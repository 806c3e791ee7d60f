// The example of Documentation/CommandLine.md, exactly, below the imports.
import FastiCivil
import FastiDays
import FastiFormats
import FastiPerson
import FastiRecords
import FastiTerminal
import FastiTransfer

enum LeapCommand: Command {
  static let name = "leap"
  static let quiet = Option.flag("quiet", short: "q", help: "answer by exit status alone")

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Say whether a year has 29 February",
      arguments: [Argument("YEAR", .year, .optional, help: "the year; this one if left out")],
      options: [quiet],
      examples: [Example("fasti leap 2028", "it has")],
      statuses: [StatusNote(.no, "it has not")])
  }

  static func run(_ context: Context) throws(Failure) {
    let today = try context.today()
    let year = try context.year(at: 0) ?? today.year
    if !CivilDate.isLeap(year) { context.status = .no }
    context.answer(LeapYear(year: year)) { context in
      if !context.invocation.has(quiet) { context.out.write(text: "\(year)\n") }
    }
  }
}

private struct LeapYear: FieldWritable {
  let year: Int

  func write<Writer: FieldWriter>(to writer: inout Writer) {
    writer.field("year", year)
    writer.field("isLeap", CivilDate.isLeap(year))
  }
}
