import FastiCivil
import FastiFormats

/// Help for people, derived from the definitions.
enum Help {
  /// `fasti` without arguments: ten useful lines.
  static func overview(_ program: ProgramDefinition, to writer: inout UTF8Writer, _ style: TerminalStyle) {
    style.write(.bold, "fasti", to: &writer)
    writer.write(": weeks, holidays and dates\n")
    let commands = program.commands
    var rows = program.frequent.compactMap { name in commands.first { $0.name == name } }
      .map { ("fasti \($0.name)", $0.definition.summary) }
    rows.append(("fasti help", "every command; fasti help COMMAND shows one"))
    let column = TextFlow.column(for: rows.map(\.0))
    for row in rows { TextFlow.pair(row.0, row.1, column: column, to: &writer) }
  }

  /// `fasti help`: all commands, and the common options.
  static func everything(_ program: ProgramDefinition, to writer: inout UTF8Writer, _ style: TerminalStyle) {
    writer.write("Usage: fasti COMMAND [ARGUMENTS] [OPTIONS]\n")
    let column = 16
    for section in program.sections {
      heading(section.title, to: &writer, style)
      for command in section.commands {
        TextFlow.pair(command.name, command.definition.summary, column: column, to: &writer)
      }
    }
    options(GlobalOptions.all, "Options of every command", to: &writer, style)
    writer.write("\n")
    TextFlow.paragraph(dateHelp, to: &writer)
  }

  /// `fasti help WORD`: the commands that match a word.
  static func list(_ nodes: [CommandNode], to writer: inout UTF8Writer) {
    let column = TextFlow.column(for: nodes.map { $0.path.joined(separator: " ") })
    for node in nodes {
      TextFlow.pair(node.path.joined(separator: " "), node.definition.summary, column: column, to: &writer)
    }
  }

  /// `-h`: usage, arguments and options, and where to read more.
  static func short(
    _ command: any Command.Type, _ path: [String], to writer: inout UTF8Writer, _ style: TerminalStyle
  ) {
    let definition = command.definition
    head(command, path, to: &writer)
    pieces(definition, to: &writer, style)
    writer.write("\n")
    writer.write(text: "More: fasti help \(path.joined(separator: " "))\n")
  }

  /// `--help` and `fasti help COMMAND`: everything.
  static func full(
    _ command: any Command.Type, _ path: [String], to writer: inout UTF8Writer, _ style: TerminalStyle
  ) {
    let definition = command.definition
    head(command, path, to: &writer)
    for paragraph in definition.details {
      writer.write("\n")
      TextFlow.paragraph(paragraph, to: &writer)
    }
    pieces(definition, to: &writer, style)
    examples(definition, to: &writer, style)
    statuses(definition, to: &writer, style)
    options(definition.globalOptions, "Options of every command", to: &writer, style)
    if definition.takesDates {
      writer.write("\n")
      TextFlow.paragraph(dateHelp, to: &writer)
    }
  }

  static let dateHelp =
    "A DATE is 2026-02-05, today, tomorrow, yesterday, +3d, -2w, mon to sun (the next such day after today), "
    + "2026-W06-4, 2026-036, or in words: 19 june, in 2 weeks, easter, 1 ramadan. A WEEK is 2026-W06, W06 or 6. A YEAR is 1583 to 2999."

  // MARK: Pieces

  private static func head(_ command: any Command.Type, _ path: [String], to writer: inout UTF8Writer) {
    TextFlow.paragraph("Usage: " + command.usage(path), hanging: 7, to: &writer)
    TextFlow.paragraph(command.definition.summary, to: &writer)
  }

  private static func pieces(_ definition: CommandDefinition, to writer: inout UTF8Writer, _ style: TerminalStyle) {
    if !definition.arguments.isEmpty {
      heading("Arguments", to: &writer, style)
      let column = TextFlow.column(for: definition.arguments.map(\.name))
      for argument in definition.arguments {
        TextFlow.pair(argument.name, argument.help, column: column, to: &writer)
      }
    }
    if !definition.subcommands.isEmpty {
      heading("Commands", to: &writer, style)
      let column = TextFlow.column(for: definition.subcommands.map { $0.name })
      for command in definition.subcommands {
        TextFlow.pair(command.name, command.definition.summary, column: column, to: &writer)
      }
    }
    options(definition.options, "Options", to: &writer, style)
  }

  private static func options(
    _ options: [Option], _ title: String, to writer: inout UTF8Writer, _ style: TerminalStyle
  ) {
    guard !options.isEmpty else { return }
    heading(title, to: &writer, style)
    let column = TextFlow.column(for: options.map(\.signature))
    for option in options {
      let help = option.repeats ? option.help + "; may be repeated" : option.help
      TextFlow.pair(option.signature, help, column: column, to: &writer)
    }
  }

  private static func examples(_ definition: CommandDefinition, to writer: inout UTF8Writer, _ style: TerminalStyle) {
    guard !definition.examples.isEmpty else { return }
    heading("Examples", to: &writer, style)
    for example in definition.examples {
      TextFlow.command(example.line, indent: 2, to: &writer)
      TextFlow.paragraph(example.meaning, indent: 6, to: &writer)
    }
  }

  private static func statuses(_ definition: CommandDefinition, to writer: inout UTF8Writer, _ style: TerminalStyle) {
    guard !definition.statuses.isEmpty else { return }
    heading("Exit status", to: &writer, style)
    for note in definition.statuses {
      TextFlow.pair("\(note.status.rawValue)", note.meaning, column: 5, to: &writer)
    }
  }

  private static func heading(_ title: String, to writer: inout UTF8Writer, _ style: TerminalStyle) {
    writer.write("\n")
    style.write(.bold, title, to: &writer)
    writer.write("\n")
  }
}

extension Command {
  /// The usage line: `fasti holidays [REGION...] [OPTIONS]`.
  static func usage(_ path: [String]) -> String {
    let definition = definition
    var words = ["fasti"] + path
    if !definition.subcommands.isEmpty { words.append(definition.runsAlone ? "[COMMAND]" : "COMMAND") }
    words += definition.arguments.map(\.usage)
    if !definition.options.isEmpty { words.append("[OPTIONS]") }
    return words.joined(separator: " ")
  }
}

extension CommandDefinition {
  /// The common options, except those whose names this command uses with another meaning.
  var globalOptions: [Option] {
    GlobalOptions.all.filter { global in !options.contains { $0.key == global.key } }
  }

  /// Whether any argument or option is a DATE or a WEEK.
  var takesDates: Bool {
    (arguments.map(\.kind) + options.map(\.kind)).contains { $0 == .day || $0 == .week }
  }
}
