import FastiCivil
import FastiFormats
import FastiRecords
import FastiTerminal
import FastiTransfer

/// `fasti feed write FILE`.
enum FeedWriteCommand: Command {
  static let name = "write"
  static let writesFile = true

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Write an iCalendar file: two years back, five ahead",
      details: [
        "Contains everything except notes, unless --only is given. Times are those of --zone, written as UTC; a "
          + "reminder with a time zone of its own keeps it.",
        "The same data gives the same bytes, whenever it is written. A file that is there is replaced, in one rename, so "
          + "that a timer can write it and programs always read a whole one.",
      ],
      arguments: [Argument("FILE", .file, help: "a file; - writes to standard output")],
      options: [FeedOptions.only, FeedOptions.hide, FeedOptions.alarms],
      examples: [
        Example("fasti feed write holidays.ics --only holidays", "the holidays of the regions selected"),
        Example("fasti feed write - --hide details", "only when you are busy"),
      ])
  }

  static func run(_ context: Context) throws(Failure) {
    let file = try OutputFile(
      context.invocation.argument(0), field: .input(.file), context, replaces: true)
    if file.path == nil { try context.refuseFormat() }
    let parts = try FeedOptions.parts(context)
    let hiding = try FeedOptions.hiding(context)
    let feed = ReadFeed(
      { () throws(Failure) in try context.almanac([]) }, from: try context.store(), zones: context.machine.zones,
      zone: try context.zone(), today: try context.today())
    let entries = try context.watching(.sayProgressFeed) { progress throws(Failure) -> ICalendarWriter in
      try feed.entries(parts, hiding: hiding, languages: context.languages, progress: progress)
    }
    let head = try feed.head(parts, languages: context.languages)
    if file.path == nil {
      // Written piece by piece, so that memory does not grow with the size of the file.
      var text = UTF8Writer(capacity: 2 * 65_536)
      try entries.write(head, to: &text) { text throws(Failure) in try context.send(&text) }
      try context.send(&text)
    } else {
      let written = try file.write(entries.calendar(head)) ?? ""
      let told = entries.count == 1 ? Template.sayFeedWroteOne : .sayFeedWroteMany
      context.report(told, .number(entries.count), .text(written))
    }
  }
}
