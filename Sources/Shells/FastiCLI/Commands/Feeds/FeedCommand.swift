import FastiCivil
import FastiDays
import FastiFormats
import FastiRecords
import FastiTerminal
import FastiTransfer

/// `fasti feed`: calendars that every calendar program can subscribe to.
enum FeedCommand: Command {
  static let name = "feed"

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Share your calendar with calendar programs", synonyms: ["subscribe", "subscription", "iCal", "webcal"],
      details: [
        "A feed has a secret address, which fasti serve provides. Anyone who knows it can read that feed, nothing else."
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

/// The options that several feed commands share.
enum FeedOptions {
  static let only = Option(
    "only", .text, "PARTS",
    help: "holidays, events, countdowns, reminders, notes, used, accrued, adjustments, payday; several with commas",
    repeats: true)
  static let hide = Option(
    "hide", .text, "WHAT", help: "notes, hours, or details (everything except when you are busy)", repeats: true)

  static let alarms = Option.flag(
    "alarms", help: "with alarms, unless details are hidden")

  static let publicURL = Option(
    "public-url", .text, "URL",
    help: "the server's address; default: the setting serve.public-url, else \(ServerAddress.usualURL)")

  static func parts(_ context: Context) throws(Failure) -> Set<FeedPart> {
    let parts = try FeedPart.read(context.invocation.all(only), field: only.field)
    return context.invocation.has(alarms) ? parts.union([.alarms]) : parts
  }

  static func hiding(_ context: Context) throws(Failure) -> Set<FeedHiding> {
    try FeedHiding.read(context.invocation.all(hide), field: hide.field)
  }
}

extension Context {
  func feedEditor() throws(Failure) -> EditFeeds {
    EditFeeds(try store(), entropy: machine.entropy, now: machine.clock.now)
  }

  /// The server in a feed's address: the one of an option, otherwise of the setting serve.public-url, otherwise the
  /// default address of fasti serve.
  /// - Throws: `.invalid` if it is not an address of a server.
  func feedServer(_ option: Option? = nil) throws(Failure) -> String {
    if let option, let text = invocation[option] { return try ServerURL.read(text, field: option.field) }
    return try publicURL() ?? ServerAddress.usualURL
  }

  /// The public address of the server, from the settings; nil for none.
  func publicURL() throws(Failure) -> String? { try almanac([]).settings.publicURL }

  /// Shows a feed's new address, once.
  func answer(_ item: NewFeedItem, at server: String) {
    let address = FeedAddress(item.token, at: server)
    answer(Shown(item: item, address: address)) { context in context.out.write(text: address.text + "\n") }
    guard format == .text else { return }
    report(.sayFeedOnce, .text(item.feed.name))
  }
}

/// A new feed with its whole address.
private struct Shown: FieldWritable {
  let item: NewFeedItem
  let address: FeedAddress

  func write<Writer: FieldWriter>(to writer: inout Writer) {
    item.write(to: &writer)
    writer.field("address", address.text)
  }
}
