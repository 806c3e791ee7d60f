import FastiCLI
import FastiTerminal
import TestSupport

/// All commands of the program's table: whether they have a journey, and their help.
enum CommandReference {
  static let page = "Documentation/Commands.md"

  /// The words of each command: `["rules", "add"]`.
  static let paths: [[String]] = paths(CommandTable.all, below: [])

  private static func paths(_ commands: [any Command.Type], below path: [String]) -> [[String]] {
    commands.flatMap { command in
      let own = path + [command.name]
      let definition = command.definition
      return (definition.runsAlone ? [own] : []) + paths(definition.subcommands, below: own)
    }
  }

  /// The commands that none of the journeys uses.
  static func unvisited(_ paths: [[String]], by journeys: [Journey]) -> [String] {
    let lines = journeys.flatMap(\.steps).map { words($0.command) }
    return paths.filter { path in !lines.contains { $0.contains(["fasti"] + path) } }.map { $0.joined(separator: " ") }
  }

  private static func words(_ command: String) -> [String] {
    command.split { " \n;|&()".contains($0) }.map(String.init)
  }

  /// The page of all commands: the text of `fasti help` for each.
  static func text() throws -> String {
    let commands = paths.map { ["help"] + $0 }
    let journey = Journey(
      path: page,
      parts: commands.map { .step(command: "fasti \($0.joined(separator: " "))", expected: .init()) })
    let head = """
      # Commands

      The output of `fasti help COMMAND` for each command. The options of every command are shown for the first one only.
      `make record` writes this page; do not edit it.

      """
    return try head
      + zip(commands, journey.travel()).enumerated().map { index, page in section(page, isFirst: index == 0) }.joined()
  }

  private static func section(_ page: ([String], Journey.Answer), isFirst: Bool) -> String {
    var lines = page.1.lines
    if !isFirst, let common = lines.firstIndex(of: "Options of every command") { lines.removeSubrange(common...) }
    while lines.last == "" { lines.removeLast() }
    let name = page.0.dropFirst().joined(separator: " ")
    return "\n## fasti \(name)\n\n```text\n\(lines.joined(separator: "\n"))\n```\n"
  }
}
