/// What may be typed after a command, for every shell.
struct CompletionWords {
  /// The options of a command, its own first.
  static func options(of node: CommandNode?) -> [Option] {
    node.map { $0.definition.options + $0.definition.globalOptions } ?? GlobalOptions.all
  }

  /// The words a value may be, where they can be listed.
  static func values(of kind: ValueKind) -> [String] {
    switch kind {
    case .choice(let words): words
    case .language: LanguageTag.known
    case .day: ["today", "tomorrow", "yesterday", "mon", "tue", "wed", "thu", "fri", "sat", "sun"]
    default: []
    }
  }

  /// The words the arguments of a command may be, where they can be listed.
  static func arguments(of node: CommandNode) -> [String] {
    if node.path == ["help"] { return CommandTable.all.map { $0.name } }
    return node.definition.arguments.flatMap { values(of: $0.kind) }
  }

  /// Whether a command takes the name of a file by position.
  static func takesFile(_ node: CommandNode) -> Bool { node.definition.arguments.contains { $0.kind == .file } }

  /// Text inside single quotes for a shell of the Bourne family.
  static func quoted(_ text: String) -> String {
    var quoted = "'"
    for character in text {
      if character == "'" { quoted += "'\\''" } else { quoted.append(character) }
    }
    return quoted + "'"
  }
}
