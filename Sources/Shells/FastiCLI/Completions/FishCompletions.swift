import FastiCivil

/// The completions for fish.
enum FishCompletions {
  static func write(_ nodes: [CommandNode], to writer: inout UTF8Writer) {
    writer.write(
      """
      # fish completion for fasti; written by: fasti completions fish
      function __fasti_at
        set -l at ''
        for word in (commandline -opc)[2..-1]
          switch "$at/$word"

      """)
    for node in nodes {
      line("      case '\(node.key)'", &writer)
      line("        set at '\(node.key)'", &writer)
    }
    writer.write("    end\n  end\n  test \"$at\" = \"$argv[1]\"\nend\n")
    writer.write("complete -c fasti -f\n")
    for option in GlobalOptions.all { complete("", option, &writer) }
    for node in nodes { write(node, &writer) }
  }

  private static func write(_ node: CommandNode, _ writer: inout UTF8Writer) {
    let parent = node.path.count == 1 ? "" : "/" + node.path.dropLast().joined(separator: "/")
    line(
      "complete -c fasti\(condition(parent)) -a \(node.path[node.path.count - 1]) -d \(quoted(node.definition.summary))",
      &writer)
    let words = CompletionWords.arguments(of: node)
    if !words.isEmpty {
      line("complete -c fasti\(condition(node.key)) -a \(quoted(words.joined(separator: " ")))", &writer)
    }
    if CompletionWords.takesFile(node) { line("complete -c fasti\(condition(node.key)) -F", &writer) }
    for option in node.definition.options { complete(condition(node.key), option, &writer) }
  }

  private static func complete(_ condition: String, _ option: Option, _ writer: inout UTF8Writer) {
    var text = "complete -c fasti" + condition
    if !option.name.isEmpty { text += " -l \(option.name)" }
    if let short = option.short { text += " -s \(short)" }
    if option.takesValue {
      let words = CompletionWords.values(of: option.kind)
      text += " -x"
      switch option.kind {
      case .file: text = text.dropLast(3) + " -r -F"
      case .folder: text += " -a '(__fish_complete_directories)'"
      default: if !words.isEmpty { text += " -a \(quoted(words.joined(separator: " ")))" }
      }
    }
    line(text + " -d \(quoted(option.help))", &writer)
  }

  private static func condition(_ key: String) -> String { " -n '__fasti_at \"\(key)\"'" }

  /// Text inside single quotes for fish, which escapes with a backslash.
  private static func quoted(_ text: String) -> String {
    var quoted = "'"
    for character in text {
      if character == "'" || character == "\\" { quoted += "\\" }
      quoted.append(character)
    }
    return quoted + "'"
  }

  private static func line(_ text: String, _ writer: inout UTF8Writer) {
    writer.write(text: text)
    writer.write("\n")
  }
}
