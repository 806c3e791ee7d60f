import FastiCivil
import FastiDays
import FastiRecords
import FastiTerminal

/// `fasti rules drop CODE`.
enum RulesDropCommand: Command {
  static let name = "drop"

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Drop a region of your own",
      details: [
        "If the program has a region of that code, that one is in force again; otherwise your rules for it go too."
      ],
      arguments: [Argument("CODE", .text, help: "the code of a region of your own")],
      examples: [Example("fasti rules drop MU", "one change, which fasti undo takes back")],
      statuses: [StatusNote(.refused, "another region of your own is a part of it")])
  }

  static func run(_ context: Context) throws(Failure) {
    let dropped = try DropRegion(try context.store())(context.invocation.argument(0) ?? "")
    context.report(done: dropped.isShipped ? .sayRulesDroppedShipped : .sayRulesDropped, .text(dropped.code))
  }
}
