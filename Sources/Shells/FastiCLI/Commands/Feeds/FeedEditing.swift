import FastiCivil
import FastiRecords
import FastiTransfer

/// `fasti feed add NAME`.
enum FeedAddCommand: Command {
  static let name = "add"

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Make a feed and show its address, once",
      details: [
        "Holds everything but notes unless --only says what.",
        "Of the secret in the address only a hash is kept, so it cannot be shown again.",
      ],
      arguments: [Argument("NAME", .text, help: "what the calendar is called where it is subscribed")],
      options: [FeedOptions.only, FeedOptions.hide, FeedOptions.publicURL],
      examples: [
        Example("fasti feed add phone", "everything but notes"),
        Example(
          "fasti feed add phone --public-url http://192.168.1.5:9000", "where fasti serve listens at another port"),
        Example("fasti feed add work --only used,payday --hide notes", "leave for colleagues, without its notes"),
      ],
      statuses: [StatusNote(.refused, "there is a feed of that name")])
  }

  static func run(_ context: Context) throws(Failure) {
    let (parts, hiding) = (try FeedOptions.parts(context), try FeedOptions.hiding(context))
    let server = try context.feedServer(FeedOptions.publicURL)
    context.answer(
      try context.feedEditor().add(
        context.invocation.argument(0) ?? "", parts, hiding: hiding), at: server)
  }
}

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
      try context.feedEditor().rotate(context.invocation.argument(0) ?? ""), at: server)
    if context.format == .text { context.report("the address it had before ends here; fasti undo would bring it back") }
  }
}

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
    let feed = try context.feedEditor().remove(name)
    context.answer(feed) { _ in }
    context.report("removed \(name); to take it back: fasti undo")
  }
}
