import FastiCivil
import FastiFormats
import FastiRecords
import FastiTerminal
import FastiTransfer

/// `fasti feed list`.
enum FeedListCommand: Command {
  static let name = "list"

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "List the feeds that can be subscribed to",
      details: ["Their addresses are not stored and cannot be shown again; fasti feed rotate creates a new one."],
      examples: [Example("fasti feed list", "names, and what each feed contains")],
      statuses: [StatusNote(.no, "there is none")])
  }

  static func run(_ context: Context) throws(Failure) {
    let feeds = try FindFeeds(try context.store()).all()
    if feeds.isEmpty {
      context.status = .no
      context.report(empty: context.text(.sayFeedNone), hint: "fasti feed add phone")
    }
    context.answer(feeds, columns: FeedItem.columns) { context in
      for feed in feeds {
        context.out.write(text: "\(feed.name)  \(names(feed.parts, context))")
        if !feed.hiding.isEmpty {
          let hidden = context.text(.sayFeedHides, .text(names(feed.hiding, context)))
          context.style.write(.dim, "  \(hidden)", to: &context.out)
        }
        context.out.write("\n")
      }
    }
  }

  /// The parts of feeds, or of their hidden items, in the user's language.
  private static func names(_ words: [String], _ context: Context) -> String {
    words.map { word in templates[word].map { context.text($0) } ?? word }.joined(separator: ", ")
  }

  private static let templates: [String: Template] = [
    "holidays": .sayPartHolidays, "notes": .sayPartNotes, "events": .sayPartEvents, "countdowns": .sayPartCountdowns,
    "reminders": .sayPartReminders, "used": .sayPartUsed, "accrued": .sayPartAccrued,
    "adjustments": .sayPartAdjustments, "payday": .sayPartPayday, "hours": .sayPartHours, "details": .sayPartDetails,
  ]
}
