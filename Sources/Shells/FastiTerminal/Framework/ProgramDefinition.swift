/// The description of a program with commands: the parser, both helps, the manual page and the completions are derived
/// from it.
public struct ProgramDefinition: Sendable {
  /// The version that `--version` shows.
  public let version: String
  /// The commands, in the order of the help.
  public let sections: [CommandSection]
  /// The names of the most useful commands, shown for the program's name without a command.
  public let frequent: [String]

  /// A definition from its parts; by default of a program without commands.
  public init(version: String = "", sections: [CommandSection] = [], frequent: [String] = []) {
    self.version = version
    self.sections = sections
    self.frequent = frequent
  }

  /// All commands, without headings.
  public var commands: [any Command.Type] { sections.flatMap(\.commands) }

  /// All commands and subcommands, each before its subcommands.
  var nodes: [CommandNode] { CommandNode.all(commands) }
}

/// A group of commands in the help.
public struct CommandSection: Sendable {
  /// The heading of the group in the list of commands.
  public let title: String
  /// The commands, in the order of the help.
  public let commands: [any Command.Type]

  /// A section from its parts.
  public init(_ title: String, _ commands: [any Command.Type]) {
    self.title = title
    self.commands = commands
  }
}

/// A command or subcommand with its path.
struct CommandNode {
  /// The words of the command: `["rules", "add"]`.
  let path: [String]
  let command: any Command.Type
  /// Its definition, built once.
  let definition: CommandDefinition

  /// All commands of a list and their subcommands, each before its subcommands.
  static func all(_ commands: [any Command.Type], below path: [String] = []) -> [CommandNode] {
    commands.flatMap { command in
      let node = CommandNode(path: path + [command.name], command: command, definition: command.definition)
      return [node] + all(node.definition.subcommands, below: node.path)
    }
  }

  /// The path as one word for shell scripts: `/rules/add`.
  var key: String { "/" + path.joined(separator: "/") }
}
