import FastiCivil
import FastiRecords
import FastiTerminal
import FastiTransfer

/// `fasti export ics`.
enum ExportICSCommand: Command {
  static let name = "ics"
  static let writesFile = true

  static var definition: CommandDefinition {
    ExportScope.definition(
      "Write a calendar file for other programs",
      [
        "Contains everything except notes, unless --only is given: two years back and five ahead, or the days of a "
          + "scope.",
        "An event that comes again is one entry with its rule. Everything else has the same UID as in feeds, so a program "
          + "that imports the file again adds nothing twice.",
        "An imported event has the UID of its file, and the properties that Fasti kept for it; tasks, journals and "
          + "events that Fasti cannot show are written as they were.",
      ],
      also: [FeedOptions.only, FeedOptions.hide], example: "fasti export ics --scope year --out 2026.ics", "this year")
  }

  static func run(_ context: Context) throws(Failure) {
    let parts = try FeedOptions.parts(context)
    let hiding = try FeedOptions.hiding(context)
    let (first, last) = try ExportScope.days(context)
    let today = try context.today()
    // A missing first or last day comes from the window of a feed around the other day, or around today.
    let window = ReadFeed.window(first ?? last ?? today)
    let range = try DayRange(
      from: first ?? (last == nil ? ReadFeed.window(today).first : window.first),
      to: last ?? (first == nil ? ReadFeed.window(today).last : window.last))
    try ExportScope.write(context) { () throws(Failure) in
      let feed = ReadFeed(
        { () throws(Failure) in try context.almanac([]) }, from: try context.store(), zones: context.machine.zones,
        zone: try context.zone(), today: today)
      return try feed.calendar(parts, hiding: hiding, in: range, languages: context.languages, asSeries: true)
    }
  }
}

extension DayRange {
  /// The days between two typed days.
  fileprivate init(from first: Day, to last: Day) throws(Failure) {
    do { try self.init(first, last) } catch { throw Failure(error, field: ExportScope.to.field) }
  }
}
