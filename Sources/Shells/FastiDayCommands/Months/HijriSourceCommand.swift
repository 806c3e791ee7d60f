import FastiCalendars
import FastiCivil
import FastiDays
import FastiFormats
import FastiRecords
import FastiTerminal

/// `fasti hijri source [calculated|moonsighting]`.
enum HijriSourceCommand: Command {
  static let name = "source"

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Show or choose where months come from",
      details: ["It is the setting hijri.source; fasti undo brings the former choice back."],
      arguments: [
        Argument(
          "SOURCE", .choice(["calculated", "moonsighting"]), .optional,
          help: "calculated, or moonsighting: announced months where there are some")
      ],
      examples: [
        Example("fasti hijri source", "which it is"),
        Example("fasti hijri source moonsighting", "follow announcements"),
      ])
  }

  static func run(_ context: Context) throws(Failure) {
    let store = try context.store()
    if let value = context.invocation.argument(0) {
      try EditSettings(store, try context.almanac([])).set(.hijriSource, value)
      try context.reportIfUnchanged("hijri.source")
    }
    let value = EditSettings(store, try context.almanac([])).value(.hijriSource)
    context.answer(ChosenSource(source: value)) { context in context.out.write(text: value + "\n") }
    HijriText(context).write(try context.months().disputes(on: try context.today()))
  }
}

private struct ChosenSource: Fielded {
  let source: String

  func write<Writer: FieldWriter>(to writer: inout Writer) { writer.field("source", source) }
}
