import FastiCivil

/// The completions for zsh.
enum ZshCompletions {
  static func write(_ nodes: [CommandNode], to writer: inout UTF8Writer) {
    writer.write(
      """
      #compdef fasti
      # zsh completion for fasti; written by: fasti completions zsh
      _fasti() {
        local at= word prev=${words[CURRENT-1]} cur=${words[CURRENT]}
        local -a choices
        for word in ${words[2,CURRENT-1]}; do
          case $at/$word in

      """)
    for node in nodes { line("    (\(node.key)) at=\(node.key) ;;", &writer) }
    writer.write("    esac\n  done\n  case $at:$prev in\n")
    for node in nodes.map({ $0 }) + [nil] { values(node, &writer) }
    writer.write("  esac\n  case $at in\n")
    words(nil, nodes.filter { $0.path.count == 1 }, &writer)
    for node in nodes {
      words(node, nodes.filter { $0.path.dropLast() == node.path[...] && $0.path.count > 1 }, &writer)
    }
    writer.write("  esac\n}\nif [[ $funcstack[1] == _fasti ]]; then _fasti \"$@\"; else compdef _fasti fasti; fi\n")
  }

  private static func values(_ node: CommandNode?, _ writer: inout UTF8Writer) {
    let key = node?.key ?? "*"
    for option in node?.definition.options ?? GlobalOptions.all where option.takesValue {
      let reply =
        switch option.kind {
        case .file: "_files"
        case .folder: "_files -/"
        default:
          "choices=(\(CompletionWords.values(of: option.kind).joined(separator: " "))); "
            + "compadd -a choices"
        }
      line("    (\(key):\(option.spelling)) \(reply); return ;;", &writer)
    }
  }

  private static func words(_ node: CommandNode?, _ below: [CommandNode], _ writer: inout UTF8Writer) {
    line("    (\(node.map { $0.key } ?? "''"))", &writer)
    line("      if [[ $cur == -* ]]; then", &writer)
    line("        choices=(", &writer)
    for option in CompletionWords.options(of: node) { item(option.spelling, option.help, &writer) }
    line("        )", &writer)
    line("        _describe -o option choices", &writer)
    line("      else", &writer)
    line("        choices=(", &writer)
    for child in below { item(child.path[child.path.count - 1], child.definition.summary, &writer) }
    for word in node.map({ CompletionWords.arguments(of: $0) }) ?? [] { item(word, "", &writer) }
    line("        )", &writer)
    line("        _describe word choices", &writer)
    if node.map({ CompletionWords.takesFile($0) }) ?? false { line("        _files", &writer) }
    line("      fi ;;", &writer)
  }

  private static func item(_ word: String, _ meaning: String, _ writer: inout UTF8Writer) {
    line("          \(CompletionWords.quoted(meaning.isEmpty ? word : "\(word):\(meaning)"))", &writer)
  }

  private static func line(_ text: String, _ writer: inout UTF8Writer) {
    writer.write(text: text)
    writer.write("\n")
  }
}
