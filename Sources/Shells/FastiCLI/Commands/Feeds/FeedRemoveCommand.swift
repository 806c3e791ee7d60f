import FastiCivil
import FastiRecords
import FastiTransfer

/// `fasti feed remove NAME`.
enum FeedRemoveCommand: Command {
  static let name = "remove"

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Remove a feed; its address ends at once",
      arguments: [Argument("NAME", .text, help: "the feed")],
      examples: [Example("fasti feed remove phone", "nobody can read it any more")],
      statuses: [StatusNote(.notFound, "there is no such feed")])
  }

  static func run(_ context: Context) throws(Failure) {
    let name = context.invocation.argument(0) ?? ""
    let feed = try context.feedEditor().remove(name, command: context.commandText)
    context.answer(feed) { _ in }
    context.say("removed \(name); to take it back: fasti undo")
  }
}
