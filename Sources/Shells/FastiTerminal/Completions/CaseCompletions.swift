import FastiCivil

/// The completions for a shell of the Bourne family: a function that follows the typed words to their command, then
/// offers values after an option, and options and words after a command.
protocol CaseCompletions {
  /// The script before the branches that follow a word to its command.
  static var head: StaticString { get }
  /// The end of the function, and its registration with the shell.
  static var tail: StaticString { get }
  /// The beginning of a branch of `case`: `/rules/add)`.
  static func branch(_ pattern: String) -> String
  /// The command that offers the values of an option.
  static func values(of kind: ValueKind) -> String
  /// Writes the commands that offer what may follow a command; nil is the program without a command.
  static func writeChoices(_ node: CommandNode?, _ words: CompletionWords, to script: inout UTF8Writer)
}

extension CaseCompletions {
  static func write(_ words: CompletionWords, to script: inout UTF8Writer) {
    script.write(head)
    for node in words.nodes { script.write(line: "    \(branch(node.key)) at=\(node.key) ;;") }
    script.write("    esac\n  done\n  case $at:$prev in\n")
    for node in words.nodes { writeValues(node.definition.options, after: node.key, to: &script) }
    // The options of all commands are written once, for any path.
    writeValues(GlobalOptions.all, after: "*", to: &script)
    script.write("  esac\n  case $at in\n")
    for node in [nil] + words.nodes.map({ $0 }) {
      script.write(line: "    \(branch(node?.key ?? "''"))")
      writeChoices(node, words, to: &script)
    }
    script.write("  esac\n}\n")
    script.write(tail)
  }

  private static func writeValues(_ options: [Option], after key: String, to script: inout UTF8Writer) {
    for option in options where option.takesValue {
      script.write(line: "    \(branch("\(key):\(option.spelling)")) \(values(of: option.kind)); return ;;")
    }
  }
}

enum BashCompletions: CaseCompletions {
  static let head: StaticString = """
    # bash completion for fasti; written by: fasti completions bash
    _fasti() {
      local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD-1]} at= word i
      COMPREPLY=()
      for ((i = 1; i < COMP_CWORD; i++)); do
        word=${COMP_WORDS[i]}
        case $at/$word in

    """
  static let tail: StaticString = "complete -F _fasti fasti\n"

  static func branch(_ pattern: String) -> String { "\(pattern))" }

  static func values(of kind: ValueKind) -> String {
    switch kind {
    case .file: "COMPREPLY=($(compgen -f -- \"$cur\"))"
    case .folder: "COMPREPLY=($(compgen -d -- \"$cur\"))"
    default: reply(CompletionWords.values(of: kind))
    }
  }

  static func writeChoices(_ node: CommandNode?, _ words: CompletionWords, to script: inout UTF8Writer) {
    let names = words.commands(below: node).map(\.word) + words.arguments(of: node)
    let files = words.takesFile(node) ? " $(compgen -f -- \"$cur\")" : ""
    script.write(line: "      if [[ $cur == -* ]]; then \(reply(words.options(of: node).map(\.spelling)))")
    script.write(line: "      else \(reply(names, and: files)); fi ;;")
  }

  private static func reply(_ words: [String], and more: String = "") -> String {
    "COMPREPLY=($(compgen -W '\(words.joined(separator: " "))' -- \"$cur\")\(more))"
  }
}

enum ZshCompletions: CaseCompletions {
  static let head: StaticString = """
    #compdef fasti
    # zsh completion for fasti; written by: fasti completions zsh
    _fasti() {
      local at= word prev=${words[CURRENT-1]} cur=${words[CURRENT]}
      local -a choices
      for word in ${words[2,CURRENT-1]}; do
        case $at/$word in

    """
  static let tail: StaticString =
    "if [[ $funcstack[1] == _fasti ]]; then _fasti \"$@\"; else compdef _fasti fasti; fi\n"

  static func branch(_ pattern: String) -> String { "(\(pattern))" }

  static func values(of kind: ValueKind) -> String {
    switch kind {
    case .file: "_files"
    case .folder: "_files -/"
    default: "choices=(\(CompletionWords.values(of: kind).joined(separator: " "))); compadd -a choices"
    }
  }

  static func writeChoices(_ node: CommandNode?, _ words: CompletionWords, to script: inout UTF8Writer) {
    script.write(line: "      if [[ $cur == -* ]]; then\n        choices=(")
    for option in words.options(of: node) { script.write(line: choice(option.spelling, option.help)) }
    script.write(line: "        )\n        _describe -o option choices\n      else\n        choices=(")
    for child in words.commands(below: node) { script.write(line: choice(child.word, child.definition.summary)) }
    for word in words.arguments(of: node) { script.write(line: choice(word, "")) }
    script.write(line: "        )\n        _describe word choices")
    if words.takesFile(node) { script.write(line: "        _files") }
    script.write(line: "      fi ;;")
  }

  /// A word and its meaning in the form of `_describe`, inside single quotes.
  private static func choice(_ word: String, _ meaning: String) -> String {
    var quoted = "          '"
    for character in meaning.isEmpty ? word : "\(word):\(meaning)" {
      if character == "'" { quoted += "'\\''" } else { quoted.append(character) }
    }
    return quoted + "'"
  }
}
