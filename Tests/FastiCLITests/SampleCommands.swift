import FastiDays
import FastiPerson
import FastiRecords
import FastiTerminal
import FastiTransfer

// Commands that are only parsed.

enum Plain: Command {
  static let name = "plain"
  static let count = Option("count", short: "n", .int(0...100), "N", help: "how many")
  static let loud = Option.flag("loud", short: "l", help: "louder")
  static let kind = Option("kind", .choice(["public", "all"]), "KIND", help: "which", repeats: true)
  static let on = Option("on", .day, "DATE", help: "when")
  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Plain",
      arguments: [Argument("DATE", .day, help: "a day"), Argument("MORE", .text, .optional, help: "more")],
      options: [count, loud, kind, on], examples: [Example("fasti plain today", "an example")])
  }
  static func run(_ context: Context) throws(Failure) {}
}

enum Open: Command {
  static let name = "open"
  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Open", arguments: [Argument("REGION", .text, .any, help: "regions")],
      examples: [Example("fasti open SE", "an example")])
  }
  static func run(_ context: Context) throws(Failure) {}
}

enum Group: Command {
  static let name = "group"
  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Group", examples: [Example("fasti group add X", "x")], subcommands: [Add.self, List.self])
  }

  enum Add: Command {
    static let name = "add"
    static let region = Option("region", .text, "R", help: "region")
    static var definition: CommandDefinition {
      CommandDefinition(
        summary: "Add", arguments: [Argument("NAME", help: "a name")], options: [region],
        examples: [Example("fasti group add X", "x")])
    }
    static func run(_ context: Context) throws(Failure) {}
  }

  enum List: Command {
    static let name = "list"
    static var definition: CommandDefinition {
      CommandDefinition(summary: "List", examples: [Example("fasti group list", "x")])
    }
    static func run(_ context: Context) throws(Failure) {}
  }
}

/// A command that runs without its subcommand.
enum Alone: Command {
  static let name = "alone"
  static let listen = Option("listen", .text, "ADDRESS", help: "where")
  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Alone", options: [listen], examples: [Example("fasti alone", "x")], subcommands: [Group.Add.self],
      runsAlone: true)
  }
  static func run(_ context: Context) throws(Failure) {}
}
