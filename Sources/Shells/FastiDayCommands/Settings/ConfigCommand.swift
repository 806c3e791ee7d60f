import FastiCivil
import FastiDays
import FastiFormats
import FastiRecords
import FastiTerminal

/// `fasti config list|get|set`.
enum ConfigCommand: Command {
  static let name = "config"

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Show and change settings", synonyms: ["preferences", "options"],
      details: SettingKey.allCases.map { "\($0.rawValue): \($0.summary.english)" },
      examples: [
        Example("fasti config list", "every setting and its value"),
        Example("fasti config set regions.limit 5", "let five regions be selected"),
      ],
      subcommands: [ConfigList.self, ConfigGet.self, ConfigSet.self])
  }
}

/// `fasti config list`.
enum ConfigList: Command {
  static let name = "list"

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "List all settings with value and meaning",
      examples: [Example("fasti config list --json", "the same for programs")])
  }

  static func run(_ context: Context) throws(Failure) {
    let edit = EditSettings(try context.store(), try context.almanac([]))
    let items = edit.all().map { ConfigItem(key: $0.key, value: $0.value) }
    context.answer(items, columns: ["key", "value", "initial", "summary"]) { context in
      // A long value moves only its own summary to the right.
      let widths = items.map { TerminalWidth.of("\($0.key.rawValue) = \($0.value)") }
      let column = (widths.filter { $0 <= 40 }.max() ?? 0) + 2
      for item in items {
        let text = "\(item.key.rawValue) = \(item.value)"
        context.out.write(text, columns: max(column, TerminalWidth.of(text) + 2))
        context.style.write(.dim, context.text(item.key.summary), to: &context.out)
        context.out.write("\n")
      }
    }
  }
}

/// `fasti config get KEY`.
enum ConfigGet: Command {
  static let name = "get"

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Show the value of one setting",
      arguments: [ConfigItem.argument],
      examples: [Example("fasti config get regions.selected", "the regions selected")],
      statuses: [StatusNote(.notFound, "there is no such setting")])
  }

  static func run(_ context: Context) throws(Failure) {
    let key = try EditSettings.key(context.invocation.arguments[0])
    let edit = EditSettings(try context.store(), try context.almanac([]))
    ConfigItem(key: key, value: edit.value(key)).answer(context)
  }
}

/// `fasti config set KEY VALUE`.
enum ConfigSet: Command {
  static let name = "set"

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Change one setting",
      details: ["fasti undo brings the former value back."],
      arguments: [ConfigItem.argument, Argument("VALUE", help: "the new value")],
      examples: [
        Example("fasti config set regions.selected SE,VN", "show holidays of Sweden and Vietnam"),
        Example("fasti config set holidays.show off", "show no holidays in calendars"),
      ],
      statuses: [
        StatusNote(.notFound, "there is no such setting or region"),
        StatusNote(.invalid, "the value is not valid"),
        StatusNote(.refused, "more regions than regions.limit"),
      ])
  }

  static func run(_ context: Context) throws(Failure) {
    let key = try EditSettings.key(context.invocation.arguments[0])
    let store = try context.store()
    let value = context.invocation.arguments[1]
    let terms = key == .weatherSource ? try context.terms(ofSource: value) : nil
    try EditSettings(store, try context.almanac(EditSettings.regions(for: key, value))).set(key, value)
    let edit = EditSettings(store, try context.almanac([]))
    ConfigItem(key: key, value: edit.value(key)).answer(context)
    try context.reportIfUnchanged(key.rawValue)
    if let terms { context.report(terms) }
  }
}

/// A setting and its value.
private struct ConfigItem: FieldWritable {
  let key: SettingKey
  let value: String

  static let argument = Argument("KEY", .text, help: "the setting's name")

  func write<Writer: FieldWriter>(to writer: inout Writer) {
    writer.field("key", key.rawValue)
    writer.field("value", value)
    writer.field("initial", key.initial)
    writer.field("summary", "\(key.summary.english)")
  }

  func answer(_ context: Context) {
    context.answer(self) { context in
      context.out.write(text: value)
      context.out.write("\n")
    }
  }
}
