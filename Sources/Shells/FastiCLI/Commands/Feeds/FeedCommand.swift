import FastiApp
import FastiCivil
import FastiFormats

/// `fasti feed`: what every calendar program can read.
enum FeedCommand: Command {
  static let name = "feed"

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Give calendar programs what you have",
      details: [
        "A feed has a secret address that fasti serve answers: whoever knows it can read that feed and nothing else."
      ],
      examples: [
        Example("fasti feed add phone", "an address to subscribe to"),
        Example("fasti feed write fasti.ics", "a file to import or to publish"),
      ],
      subcommands: [
        FeedListCommand.self, FeedAddCommand.self, FeedRotateCommand.self, FeedRemoveCommand.self,
        FeedWriteCommand.self, FeedQRCommand.self,
      ])
  }
}

/// The options several feed commands share.
enum FeedOptions {
  static let only = Option(
    "only", .text, "PARTS",
    help: "holidays, events, countdowns, reminders, notes, used, accrued, adjustments, payday; several with commas",
    repeats: true)
  static let hide = Option(
    "hide", .text, "WHAT", help: "notes, hours, or details: everything but when you are busy", repeats: true)

  static func parts(_ context: Context) throws(Failure) -> Set<FeedPart> {
    try FeedPart.read(context.invocation.all(only), field: only.spelling)
  }

  static func hiding(_ context: Context) throws(Failure) -> Set<FeedHiding> {
    try FeedHiding.read(context.invocation.all(hide), field: hide.spelling)
  }
}

extension Context {
  /// What edits feeds.
  func feedEditor() throws(Failure) -> EditFeeds {
    EditFeeds(try store(), entropy: machine.entropy, now: machine.clock.now)
  }

  /// Shows a feed's new address, once.
  func answer(_ item: NewFeedItem) {
    answer(item) { context in
      context.out.write(text: "http://\(ServeCommand.usualAddress)\(item.token.path)\n")
    }
    guard format == .text else { return }
    say("the address of \(item.feed.name), told only now: whoever knows it can read it; fasti serve answers it")
  }
}
