/// The description of a program of commands: the parser, both helps, the manual page and the completions are made from
/// it.
public struct ProgramDefinition: Sendable {
  /// The version that `--version` shows.
  public let version: String
  /// The commands in the order help shows them.
  public let sections: [CommandSection]
  /// The names of the most useful commands, shown for the program's name alone.
  public let frequent: [String]

  /// A definition from its parts; without parts, of a program that has no commands.
  public init(version: String = "", sections: [CommandSection] = [], frequent: [String] = []) {
    self.version = version
    self.sections = sections
    self.frequent = frequent
  }

  /// Every command, without headings.
  public var commands: [any Command.Type] { sections.flatMap(\.commands) }

  /// Every command and subcommand, each before its subcommands.
  var nodes: [CommandNode] { CommandNode.all(commands) }
}

/// A group of commands, as help shows it.
public struct CommandSection: Sendable {
  /// The heading of the group in the list of commands.
  public let title: String
  /// The commands, in the order help shows them.
  public let commands: [any Command.Type]

  /// A section from its parts.
  public init(_ title: String, _ commands: [any Command.Type]) {
    self.title = title
    self.commands = commands
  }
}

/// A command or subcommand with its path.
struct CommandNode {
  /// The words by which it is called: `["rules", "add"]`.
  let path: [String]
  let command: any Command.Type
  /// Its definition, built once.
  let definition: CommandDefinition

  /// Every command of a list and its subcommands, each before its subcommands.
  static func all(_ commands: [any Command.Type], below path: [String] = []) -> [CommandNode] {
    commands.flatMap { command in
      let node = CommandNode(path: path + [command.name], command: command, definition: command.definition)
      return [node] + all(node.definition.subcommands, below: node.path)
    }
  }

  /// The path as one word for shell scripts: `/rules/add`.
  var key: String { "/" + path.joined(separator: "/") }
}
