/// Every command and subcommand with its path, for what is made from all of them.
struct CommandNode {
  /// The words that call it: `["rules", "add"]`.
  let path: [String]
  /// The command.
  let command: any Command.Type
  /// Its definition, made once.
  let definition: CommandDefinition

  /// Every command of a table, each before its subcommands.
  static func all(_ commands: [any Command.Type] = CommandTable.all, below path: [String] = []) -> [CommandNode] {
    commands.flatMap { command in
      let node = CommandNode(path: path + [command.name], command: command, definition: command.definition)
      return [node] + all(node.definition.subcommands, below: node.path)
    }
  }

  /// The path as one word for shell scripts: `/rules/add`.
  var key: String { "/" + path.joined(separator: "/") }
}
