import FastiCalendars
import FastiCivil
import FastiDays
import FastiFormats
import FastiRecords
import FastiTerminal

/// `fasti hijri source [calculated|moonsighting|TABLE]`.
enum HijriSourceCommand: Command {
  static let name = "source"

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Show or choose where months come from",
      details: ["It is the setting hijri.source; fasti undo brings the former choice back."],
      arguments: [
        Argument(
          "SOURCE", .choice(SettingKey.hijriSources), .optional,
          help: "calculated, moonsighting: announced months where there are some, or a country's table")
      ],
      examples: [
        Example("fasti hijri source", "which it is"),
        Example("fasti hijri source moonsighting", "follow announcements"),
        Example("fasti hijri source hijri-ir", "follow the months of Iran"),
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

private struct ChosenSource: FieldWritable {
  let source: String

  func write<Writer: FieldWriter>(to writer: inout Writer) { writer.field("source", source) }
}
