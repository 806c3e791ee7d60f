import FastiCivil

/// The completions for bash.
enum BashCompletions {
  static func write(_ nodes: [CommandNode], to writer: inout UTF8Writer) {
    writer.write(
      """
      # bash completion for fasti; written by: fasti completions bash
      _fasti() {
        local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD-1]} at= word i
        COMPREPLY=()
        for ((i = 1; i < COMP_CWORD; i++)); do
          word=${COMP_WORDS[i]}
          case $at/$word in

      """)
    for node in nodes { line("    \(node.key)) at=\(node.key) ;;", &writer) }
    writer.write("    esac\n  done\n  case $at:$prev in\n")
    for node in nodes.map({ $0 }) + [nil] { values(node, &writer) }
    writer.write("  esac\n  case $at in\n")
    words(nil, nodes.filter { $0.path.count == 1 }, &writer)
    for node in nodes {
      words(node, nodes.filter { $0.path.dropLast() == node.path[...] && $0.path.count > 1 }, &writer)
    }
    writer.write("  esac\n}\ncomplete -F _fasti fasti\n")
  }

  /// The branches for the values of a command's options; those of every command are written once, for any path.
  private static func values(_ node: CommandNode?, _ writer: inout UTF8Writer) {
    let key = node?.key ?? "*"
    for option in node?.definition.options ?? GlobalOptions.all where option.takesValue {
      let reply =
        switch option.kind {
        case .file: "compgen -f -- \"$cur\""
        case .folder: "compgen -d -- \"$cur\""
        default: "compgen -W '\(CompletionWords.values(of: option.kind).joined(separator: " "))' -- \"$cur\""
        }
      line("    \(key):\(option.spelling)) COMPREPLY=($(\(reply))); return ;;", &writer)
    }
  }

  /// The branch for the words after a command.
  private static func words(_ node: CommandNode?, _ below: [CommandNode], _ writer: inout UTF8Writer) {
    let options = CompletionWords.options(of: node).map(\.spelling).joined(separator: " ")
    let names = below.map { $0.path[$0.path.count - 1] } + (node.map { CompletionWords.arguments(of: $0) } ?? [])
    let files = node.map { CompletionWords.takesFile($0) } ?? false ? " $(compgen -f -- \"$cur\")" : ""
    line("    \(node.map { $0.key } ?? "''"))", &writer)
    line("      if [[ $cur == -* ]]; then COMPREPLY=($(compgen -W '\(options)' -- \"$cur\"))", &writer)
    line(
      "      else COMPREPLY=($(compgen -W '\(names.joined(separator: " "))' -- \"$cur\")\(files)); fi ;;", &writer)
  }

  private static func line(_ text: String, _ writer: inout UTF8Writer) {
    writer.write(text: text)
    writer.write("\n")
  }
}
