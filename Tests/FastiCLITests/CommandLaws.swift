@testable import FastiCLI
import FastiDays
import FastiPerson
import FastiRecords
@testable import FastiTerminal
import FastiTransfer
import Testing

/// Laws of all commands, including future ones.
@Suite("Every command")
struct CommandLaws {
  static let nodes = Program.definition.nodes

  @Test("has a summary, examples and documented arguments and options", arguments: nodes.map(\.path))
  func documented(path: [String]) throws {
    let definition = try #require(Self.nodes.first { $0.path == path }).definition
    #expect(!definition.summary.isEmpty && definition.summary.last != ".")
    #expect(definition.summary.count <= 60)
    #expect(!definition.examples.isEmpty)
    for argument in definition.arguments {
      #expect(!argument.help.isEmpty)
      #expect(argument.name == argument.name.uppercased())
    }
    for option in definition.options {
      #expect(!option.help.isEmpty)
      #expect(option.takesValue != option.placeholder.isEmpty)
    }
    #expect(definition.runsAlone || !definition.subcommands.isEmpty)
  }

  @Test("has different names in small letters")
  func names() {
    let isPlain = { (name: String) in name.allSatisfy { $0.isLowercase || $0.isNumber || $0 == "-" } }
    #expect(Set(Self.nodes.map(\.path)).count == Self.nodes.count)
    for node in Self.nodes {
      #expect(node.path.allSatisfy(isPlain))
      // A command may have an option with the name of a common one: `rules edit --color`.
      let own = node.definition.options
      let options = own + GlobalOptions.all.filter { option in !own.contains { $0.key == option.key } }
      #expect(options.map(\.name).allSatisfy(isPlain))
      #expect(Set(options.map(\.key)).count == options.count, "\(node.path)")
      let shorts = options.compactMap(\.short)
      #expect(Set(shorts).count == shorts.count, "\(node.path)")
    }
  }

  @Test("has its optional arguments after the required ones")
  func order() {
    for node in Self.nodes {
      let arities = node.definition.arguments.map(\.arity)
      let firstLoose = arities.firstIndex { $0 != .required } ?? arities.count
      #expect(arities[firstLoose...].allSatisfy { $0 == .optional || $0 == .any || $0 == .some }, "\(node.path)")
    }
  }

  @Test("parses the examples it shows", arguments: nodes.flatMap { node in node.definition.examples.map(\.line) })
  func examples(line: String) throws {
    // An example may be a pipe or write to a file; the program sees only the first part.
    let typed = line.split(separator: "|")[0].split(separator: ">")[0]
    let words = TestMachine.words(String(typed))
    #expect(words.first == "fasti")
    _ = try CommandLineParser(CommandTable.all).parse(Array(words.dropFirst()))
  }

  @Test("answers -h, --help and help COMMAND", arguments: nodes.map(\.path))
  func help(path: [String]) {
    let line = path.joined(separator: " ")
    let short = TestMachine().run("\(line) -h")
    let full = TestMachine().run("\(line) --help")
    #expect(short.status == 0 && short.error.isEmpty && short.output.hasPrefix("Usage: fasti \(line)"))
    #expect(full.status == 0 && full.output.count > short.output.count)
    #expect(TestMachine().run("help \(line)").output == full.output)
    for text in [short.output, full.output] {
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.allSatisfy { $0.count <= 80 && $0.last != " " }, "\(line): lines fit 80 columns")
    }
  }

  @Test("is named in the help, the manual page and every completion", arguments: nodes.map(\.path))
  func everywhere(path: [String]) throws {
    let node = try #require(Self.nodes.first { $0.path == path })
    let manual = TestMachine().run("help --man").output.replacing("\\-", with: "-")
    #expect(manual.contains("fasti \(path.joined(separator: " "))"))
    for option in node.definition.options { #expect(manual.contains(option.signature)) }
    for shell in ["bash", "zsh", "fish"] {
      let script = TestMachine().run("completions \(shell)").output
      #expect(script.contains(node.key))
      for option in node.definition.options { #expect(script.contains(option.name)) }
    }
    #expect(TestMachine().run("help").output.contains("  \(path[0])"))
  }

  @Test("the frequent commands exist")
  func overview() {
    let lines = TestMachine().run("").output.split(separator: "\n")
    #expect(lines.count <= 10)
    #expect(lines.allSatisfy { $0.count <= 80 })
  }
}
