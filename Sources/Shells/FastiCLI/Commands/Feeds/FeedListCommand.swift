import FastiCivil
import FastiFormats
import FastiRecords
import FastiTransfer

/// `fasti feed list`.
enum FeedListCommand: Command {
  static let name = "list"

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "List the feeds that can be subscribed to",
      details: ["Their addresses are not kept and cannot be shown again; fasti feed rotate gives a new one."],
      examples: [Example("fasti feed list", "names, and what each feed holds")],
      statuses: [StatusNote(.no, "there is none")])
  }

  static func run(_ context: Context) throws(Failure) {
    let feeds = try FindFeeds(try context.store()).all()
    if feeds.isEmpty {
      context.status = .no
      context.report(empty: "there are no feeds", hint: "fasti feed add phone")
    }
    context.answer(feeds, columns: FeedItem.columns) { context in
      for feed in feeds {
        let hidden = feed.hiding.isEmpty ? "" : "  hides \(feed.hiding.joined(separator: ", "))"
        context.out.write(text: "\(feed.name)  \(feed.parts.joined(separator: ", "))")
        context.style.write(.dim, hidden, to: &context.out)
        context.out.write("\n")
      }
    }
  }
}
