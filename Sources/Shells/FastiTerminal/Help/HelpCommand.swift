import FastiCivil
import FastiFormats
import FastiRecords

/// `fasti help [COMMAND...]`.
enum HelpCommand: Command {
  static let name = "help"

  static let manual = Option.flag("man", help: "write the manual page, in roff, for man(1)")

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "List all commands, explain one, or search for one",
      details: ["A word that is not the name of a command is looked for in names, summaries and what commands take."],
      arguments: [
        Argument("COMMAND", .text, .any, help: "the command, with its subcommand where there is one; or any word")
      ],
      options: [manual],
      examples: [
        Example("fasti help", "every command"),
        Example("fasti help completions", "one command"),
        Example("fasti help vacation", "the commands that are about it"),
        Example("fasti help --man | man -l -", "the manual"),
      ])
  }

  static func run(_ context: Context) throws(Failure) {
    if context.invocation.has(manual) { return ManualPage.write(context.program, to: &context.out) }
    let words = context.invocation.arguments
    let found: (any Command.Type, [String])?
    do throws(Failure) { found = try find(words, in: context.program) } catch {
      // After the name of a command, an unknown word is a mistake, not a word to search for.
      let isSearch = !context.program.commands.contains { $0.name == words.first }
      let nodes = isSearch ? CommandSearch(context.program.commands).all(words.joined(separator: " ")) : []
      guard !nodes.isEmpty else { throw error }
      context.style.write(
        .bold, context.text(.sayHelpFound, .text(words.joined(separator: " "))) + "\n", to: &context.out)
      return Help.list(nodes, to: &context.out)
    }
    guard let (command, path) = found else {
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
        throw CommandLineError.unknownCommand(
          word, after: Array(words[..<position]), among: level, of: program.commands
        ).failure
      }
      found = command
      level = command.definition.subcommands
    }
    return found.map { ($0, words) }
  }
}
