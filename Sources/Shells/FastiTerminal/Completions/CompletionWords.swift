import FastiCivil

/// The words that may follow the commands of a program, for every shell.
struct CompletionWords {
  let program: ProgramDefinition
  /// Every command and subcommand, each before its subcommands.
  let nodes: [CommandNode]

  init(_ program: ProgramDefinition) {
    self.program = program
    nodes = program.nodes
  }

  /// The direct subcommands of a command; those of the program for nil.
  func commands(below node: CommandNode?) -> [CommandNode] {
    let path = node?.path ?? []
    return nodes.filter { $0.path.dropLast() == path[...] }
  }

  /// The options of a command, its own first.
  func options(of node: CommandNode?) -> [Option] {
    node.map { $0.definition.options + $0.definition.globalOptions } ?? GlobalOptions.all
  }

  /// The words that may be arguments of a command, if they can be listed.
  func arguments(of node: CommandNode?) -> [String] {
    guard let node else { return [] }
    if node.path == ["help"] { return program.commands.map { $0.name } }
    return node.definition.arguments.flatMap { Self.values(of: $0.kind) }
  }

  /// Whether a command takes the name of a file as an argument.
  func takesFile(_ node: CommandNode?) -> Bool {
    node?.definition.arguments.contains { $0.kind == .file } ?? false
  }

  /// The words that may be a value, if they can be listed.
  static func values(of kind: ValueKind) -> [String] {
    switch kind {
    case .choice(let words): words
    case .language: LanguageTag.known
    case .day: ["today", "tomorrow", "yesterday", "mon", "tue", "wed", "thu", "fri", "sat", "sun"]
    default: []
    }
  }
}

extension CommandNode {
  /// Its last word.
  var word: String { path[path.count - 1] }
}

extension UTF8Writer {
  /// Appends a line of a script.
  mutating func write(line: String) {
    write(text: line)
    write("\n")
  }
}
