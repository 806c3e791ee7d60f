import FastiRecords

/// `fasti help [COMMAND...]`.
enum HelpCommand: Command {
  static let name = "help"

  static let manual = Option.flag("man", help: "write the manual page, in roff, for man(1)")

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "List all commands, or explain one",
      arguments: [Argument("COMMAND", .text, .any, help: "the command, with its subcommand where there is one")],
      options: [manual],
      examples: [
        Example("fasti help", "every command"),
        Example("fasti help completions", "one command"),
        Example("fasti help --man | man -l -", "the manual"),
      ])
  }

  static func run(_ context: Context) throws(Failure) {
    if context.invocation.has(manual) { return ManualPage.write(context.program, to: &context.out) }
    guard let (command, path) = try find(context.invocation.arguments, in: context.program) else {
      return Help.everything(context.program, to: &context.out, context.style)
    }
    Help.full(command, path, to: &context.out, context.style)
  }

  /// The command of these words; nil for no words.
  private static func find(
    _ words: [String], in program: ProgramDefinition
  ) throws(Failure) -> (any Command.Type, [String])? {
    var level = program.commands
    var found: (any Command.Type)?
    for (position, word) in words.enumerated() {
      guard let command = level.first(where: { $0.name == word }) else {
        throw CommandLineError.unknownCommand(word, after: Array(words[..<position]), among: level).failure
      }
      found = command
      level = command.definition.subcommands
    }
    return found.map { ($0, words) }
  }
}
