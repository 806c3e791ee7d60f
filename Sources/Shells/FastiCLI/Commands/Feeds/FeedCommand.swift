import FastiApp
import FastiCivil
import FastiFormats

/// `fasti feed`: what every calendar program can read.
enum FeedCommand: Command {
  static let name = "feed"

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Give calendar programs what you have",
      examples: [Example("fasti feed write fasti.ics", "a file to import or to publish")],
      subcommands: [FeedWriteCommand.self])
  }
}

/// `fasti feed write FILE`.
enum FeedWriteCommand: Command {
  static let name = "write"
  static let only = Option(
    "only", .text, "PARTS", help: "holidays, events, countdowns, notes; several with commas", repeats: true)
  static let hide = Option(
    "hide", .text, "WHAT", help: "notes, or details: everything but that you are busy", repeats: true)

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Write an iCalendar file: two years back, five ahead",
      details: [
        "Holds holidays, events and countdowns; notes only with --only notes. Hours are those of --zone, as UTC.",
        "The same data give the same bytes, whenever they are written.",
      ],
      arguments: [Argument("FILE", .file, help: "a file; - writes to standard output")],
      options: [only, hide],
      examples: [
        Example("fasti feed write holidays.ics --only holidays", "the holidays of the regions selected"),
        Example("fasti feed write - --hide details", "when you are busy, and nothing else"),
      ])
  }

  static func run(_ context: Context) throws(Failure) {
    let invocation = context.invocation
    let parts = Set(try words(only, invocation, FeedPart.self))
    let hiding = Set(try words(hide, invocation, FeedHiding.self))
    let feed = ReadFeed(
      try context.almanac([]), try DatedPlanner.read(from: try context.store()), zone: try context.zone())
    let entries = try feed(
      parts.isEmpty ? FeedPart.usual : parts, hiding: hiding, today: try context.today(), languages: context.languages)
    var writer = ICalendarWriter(
      name: "Fasti", description: "Written by Fasti", minutes: 360, capacity: entries.count * 256)
    for entry in entries { writer.write(entry) }
    let bytes = writer.finish()
    let path = invocation.argument(0) ?? "-"
    if path == "-" {
      context.out.write(utf8: bytes)
    } else {
      try context.machine.files.write(bytes, to: path)
      context.say("wrote \(entries.count) entries to \(path)")
    }
  }

  /// The values of an option that may be repeated and may hold several, separated by commas.
  private static func words<Word: RawRepresentable<String> & CaseIterable>(
    _ option: Option, _ invocation: Invocation, _ kind: Word.Type
  ) throws(Failure) -> [Word] {
    var found: [Word] = []
    for text in invocation.all(option).flatMap({ $0.split(separator: ",") }) {
      guard let word = Word(rawValue: String(text)) else {
        let names = Word.allCases.map(\.rawValue)
        throw Failure(
          .invalid, code: "unknown-value",
          "\(option.spelling) is \"\(text)\"; it must be one of: \(names.joined(separator: ", "))",
          field: option.spelling, value: String(text), hint: Suggestion.nearest(String(text), among: names))
      }
      found.append(word)
    }
    return found
  }
}
