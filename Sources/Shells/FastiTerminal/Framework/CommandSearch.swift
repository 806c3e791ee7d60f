import FastiRecords

/// Finds commands by a word that is not a command name: a part of a name, a synonym, a word of a summary.
struct CommandSearch {
  private let nodes: [CommandNode]

  /// Searches commands and their subcommands.
  init(_ commands: [any Command.Type]) { nodes = CommandNode.all(commands) }

  /// The most likely command, as a command line from `fasti` on; nil if there is none.
  /// - Parameter isMeant: Whether the command with this path can be the result.
  func best(_ word: String, where isMeant: ([String]) -> Bool) -> String? {
    ranked(word, upTo: .summary).first { isMeant($0.path) }.map { "fasti \($0.path.joined(separator: " "))" }
  }

  /// The commands that match a word, the most likely first.
  func all(_ word: String) -> [CommandNode] { ranked(word, upTo: .details) }

  /// The place where a word was found; an earlier place is a better match.
  private enum Rank: Int, Comparable {
    case name, synonym, partOfName, summary, details

    static func < (left: Rank, right: Rank) -> Bool { left.rawValue < right.rawValue }
  }

  private func ranked(_ word: String, upTo last: Rank) -> [CommandNode] {
    let wanted = Self.words(word)
    guard !wanted.isEmpty else { return [] }
    let found = nodes.compactMap { node in Self.place(of: wanted, in: node).map { (node: node, place: $0) } }
    return found.filter { $0.place <= last }.enumerated()
      .sorted { ($0.element.place, $0.offset) < ($1.element.place, $1.offset) }.map(\.element.node)
  }

  private static func place(of wanted: [String], in node: CommandNode) -> Rank? {
    let definition = node.definition
    func holds(_ text: String) -> Bool {
      let words = words(text)
      return wanted.allSatisfy(words.contains)
    }
    if words(node.path.last ?? "") == wanted { return .name }
    if definition.synonyms.contains(where: { words($0) == wanted }) { return .synonym }
    if holds(node.path.joined(separator: " ")) { return .partOfName }
    if holds(definition.summary) { return .summary }
    let help = definition.arguments.map(\.help) + definition.options.map { "\($0.name) \($0.help)" }
    let texts = definition.details + definition.synonyms + help + definition.examples.map(\.meaning)
    return texts.contains(where: holds) ? .details : nil
  }

  /// The words of a text: letters and digits, in lower case, and without the endings in which words of the same kind
  /// differ.
  private static func words(_ text: String) -> [String] {
    text.lowercased().split { !$0.isLetter && !$0.isNumber }.map { word in
      for ending in ["ies", "s"] where word.count > ending.count + 2 && word.hasSuffix(ending) {
        return word.dropLast(ending.count) + (ending == "ies" ? "y" : "")
      }
      return String(word)
    }
  }
}
