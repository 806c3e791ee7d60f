import FastiCivil
import FastiFormats
import FastiRecords
import FastiTransfer

/// `fasti feed write FILE`.
enum FeedWriteCommand: Command {
  static let name = "write"
  static let writesFile = true

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Write an iCalendar file: two years back, five ahead",
      details: [
        "Holds everything but notes unless --only says what. Hours are those of --zone, as UTC; a reminder with clocks "
          + "of its own is told by those.",
        "The same data give the same bytes, whenever they are written.",
      ],
      arguments: [Argument("FILE", .file, help: "a file; - writes to standard output")],
      options: [FeedOptions.only, FeedOptions.hide],
      examples: [
        Example("fasti feed write holidays.ics --only holidays", "the holidays of the regions selected"),
        Example("fasti feed write - --hide details", "when you are busy, and nothing else"),
      ])
  }

  static func run(_ context: Context) throws(Failure) {
    let path = context.invocation.argument(0) ?? "-"
    if path == "-" { try context.refuseFormat() }
    let parts = try FeedOptions.parts(context)
    let hiding = try FeedOptions.hiding(context)
    let feed = ReadFeed(
      { () throws(Failure) in try context.almanac([]) }, from: try context.store(), zones: context.machine.zones,
      zone: try context.zone(), today: try context.today())
    let entries = try feed.entries(parts, hiding: hiding, languages: context.languages)
    let head = try feed.head(parts, languages: context.languages)
    if path == "-" {
      // Piece by piece, so that memory does not grow with what is written.
      var text = UTF8Writer(capacity: 2 * 65_536)
      try entries.write(head, to: &text) { text throws(Failure) in try context.send(&text) }
      try context.send(&text)
    } else {
      try context.machine.files.write(entries.calendar(head), to: path)
      context.report("wrote \(entries.count) entries to \(path)")
    }
  }
}
