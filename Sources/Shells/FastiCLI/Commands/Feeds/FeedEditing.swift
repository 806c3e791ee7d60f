import FastiCivil
import FastiRecords
import FastiTerminal
import FastiTransfer

/// `fasti feed add NAME`.
enum FeedAddCommand: Command {
  static let name = "add"

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Create a feed and show its address once",
      details: [
        "Contains everything except notes and alarms, unless --only or --alarms is given; a reminder has an alarm at "
          + "its own time in every feed. Most calendar programs ring by their own settings for calendars they "
          + "subscribe to.",
        "Only a hash of the address is stored, so it cannot be shown again.",
      ],
      arguments: [Argument("NAME", .text, help: "the name of the calendar for subscribers")],
      options: [FeedOptions.only, FeedOptions.hide, FeedOptions.alarms, FeedOptions.publicURL],
      examples: [
        Example("fasti feed add phone", "everything except notes"),
        Example(
          "fasti feed add phone --public-url http://192.168.1.5:9000", "if fasti serve listens on another port"),
        Example("fasti feed add work --only used,payday --hide notes", "leave for colleagues, without its notes"),
      ],
      statuses: [StatusNote(.refused, "a feed with this name exists")])
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
      summary: "Replace a feed's address; the old one stops working at once",
      arguments: [Argument("NAME", .text, help: "the feed")],
      options: [FeedOptions.publicURL],
      examples: [Example("fasti feed rotate phone", "if the wrong person knows the address")],
      statuses: [StatusNote(.notFound, "there is no such feed")])
  }

  static func run(_ context: Context) throws(Failure) {
    let server = try context.feedServer(FeedOptions.publicURL)
    context.answer(
      try context.feedEditor().rotate(context.invocation.argument(0) ?? ""), at: server)
    if context.format == .text { context.report(.sayFeedOldAddress) }
  }
}

/// `fasti feed remove NAME`.
enum FeedRemoveCommand: Command {
  static let name = "remove"

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Remove a feed; its address stops working at once",
      arguments: [Argument("NAME", .text, help: "the feed")],
      examples: [Example("fasti feed remove phone", "the feed can no longer be read")],
      statuses: [StatusNote(.notFound, "there is no such feed")])
  }

  static func run(_ context: Context) throws(Failure) {
    let name = context.invocation.argument(0) ?? ""
    let feed = try context.feedEditor().remove(name)
    context.answer(feed) { _ in }
    context.report(done: .sayRemovedThing, .text(name))
  }
}
