import FastiCivil

enum FishCompletions {
  static func write(_ words: CompletionWords, to writer: inout UTF8Writer) {
    writer.write(
      """
      # fish completion for fasti; written by: fasti completions fish
      function __fasti_at
        set -l at ''
        for word in (commandline -opc)[2..-1]
          switch "$at/$word"

      """)
    for node in words.nodes { writer.write(line: "      case '\(node.key)'\n        set at '\(node.key)'") }
    writer.write("    end\n  end\n  test \"$at\" = \"$argv[1]\"\nend\n")
    writer.write("complete -c fasti -f\n")
    for option in GlobalOptions.all { complete("", option, &writer) }
    for node in words.nodes { write(node, words, &writer) }
  }

  private static func write(_ node: CommandNode, _ words: CompletionWords, _ writer: inout UTF8Writer) {
    let parent = node.path.count == 1 ? "" : "/" + node.path.dropLast().joined(separator: "/")
    writer.write(
      line: "complete -c fasti\(condition(parent)) -a \(node.word) -d \(quoted(node.definition.summary))")
    let arguments = words.arguments(of: node)
    if !arguments.isEmpty {
      writer.write(line: "complete -c fasti\(condition(node.key)) -a \(quoted(arguments.joined(separator: " ")))")
    }
    if words.takesFile(node) { writer.write(line: "complete -c fasti\(condition(node.key)) -F") }
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
    writer.write(line: text + " -d \(quoted(option.help))")
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
}
