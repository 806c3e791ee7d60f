import FastiCivil
import FastiRecords
import FastiTransfer

/// `fasti feed rotate NAME`.
enum FeedRotateCommand: Command {
  static let name = "rotate"

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Give a feed a new address; the old one ends at once",
      arguments: [Argument("NAME", .text, help: "the feed")],
      options: [FeedOptions.publicURL],
      examples: [Example("fasti feed rotate phone", "when the address has come to the wrong person")],
      statuses: [StatusNote(.notFound, "there is no such feed")])
  }

  static func run(_ context: Context) throws(Failure) {
    let server = try context.feedServer(FeedOptions.publicURL)
    context.answer(
      try context.feedEditor().rotate(context.invocation.argument(0) ?? "", command: context.commandText), at: server)
    if context.format == .text { context.say("the address it had before ends here; fasti undo would bring it back") }
  }
}
