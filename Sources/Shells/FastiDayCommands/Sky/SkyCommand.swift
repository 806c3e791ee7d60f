import FastiCalendars
import FastiCivil
import FastiDays
import FastiFormats
import FastiRecords
import FastiTerminal

/// `fasti sky`: events of Sun and Moon.
enum SkyCommand: Command {
  static let name = "sky"

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Show seasons, moon phases, solar terms and the Sun",
      synonyms: ["sunrise", "sunset", "equinox", "solstice"],
      details: [
        "Dates are those of --zone; utc is universal time to the second.",
        "An event nearer to midnight than three standard deviations of delta-T is uncertain, and shows its other date.",
      ],
      examples: [
        Example("fasti sky seasons 2026", "equinoxes and solstices"),
        Example("fasti sky moons 2026 --zone Asia/Ho_Chi_Minh", "phases, by Vietnamese days"),
        Example("fasti sky sun 2026-06-21 --at 59.33,18.07 --zone Europe/Stockholm", "in Stockholm"),
      ],
      subcommands: [SkySeasonsCommand.self, SkyMoonsCommand.self, SkyTermsCommand.self, SkySunCommand.self])
  }

  static func answer(_ events: [SkyEvent], _ context: Context) {
    context.answer(events, columns: SkyEvent.columns) { context in
      for event in events {
        context.out.write(context.text(SkyText.title(event.kind)), columns: 19)
        context.out.write(event.day)
        context.out.write(" ")
        context.out.write(event.time, seconds: true)
        if let other = event.otherDay { context.out.write(text: "  \(context.text(.saySkyOr, .day(other)))") }
        context.out.write("\n")
      }
    }
  }

  static let year = Argument("YEAR", .year, .optional, help: "1583 to 2999; default: the present year")

  static func year(_ context: Context) throws(Failure) -> Int {
    if let year = try context.year(at: 0) { return year }
    return try context.today().year
  }
}

/// `fasti sky seasons [YEAR]`.
enum SkySeasonsCommand: Command {
  static let name = "seasons"

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Show the equinoxes and solstices of a year", arguments: [SkyCommand.year],
      examples: [Example("fasti sky seasons 2026 --json", "for programs")])
  }

  static func run(_ context: Context) throws(Failure) {
    SkyCommand.answer(try ShowSky(zone: try context.zone()).seasons(try SkyCommand.year(context)), context)
  }
}

/// `fasti sky moons [YEAR]`.
enum SkyMoonsCommand: Command {
  static let name = "moons"

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Show the phases of the Moon in a year", arguments: [SkyCommand.year],
      examples: [Example("fasti sky moons 2026", "new moon to last quarter")])
  }

  static func run(_ context: Context) throws(Failure) {
    SkyCommand.answer(try ShowSky(zone: try context.zone()).moons(try SkyCommand.year(context)), context)
  }
}

/// `fasti sky terms [YEAR]`.
enum SkyTermsCommand: Command {
  static let name = "terms"

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Show the 24 solar terms of a year", arguments: [SkyCommand.year],
      examples: [Example("fasti sky terms 2026 --zone Asia/Shanghai", "by Chinese days")])
  }

  static func run(_ context: Context) throws(Failure) {
    SkyCommand.answer(try ShowSky(zone: try context.zone()).terms(try SkyCommand.year(context)), context)
  }
}

/// `fasti sky sun DATE --at LAT,LON`.
enum SkySunCommand: Command {
  static let name = "sun"
  static let at = Option("at", .text, "LAT,LON", help: "degrees, north and east positive: 59.33,18.07")
  static let chart = Option.flag("chart", help: "the daylight through the year of that day, as bars, and the moons")

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Show sunrise, noon and sunset of a day at a place",
      arguments: [Argument("DATE", .day, .optional, help: "the day; default: today")], options: [at, chart],
      examples: [
        Example("fasti sky sun 2026-12-21 --at 67.86,20.23", "Kiruna, where it does not rise"),
        Example("fasti sky sun 2026-01-01 --at 59.33,18.07 --zone Europe/Stockholm --chart", "a year in Stockholm"),
      ],
      statuses: [StatusNote(.no, "the Sun neither rises nor sets that day")])
  }

  static func run(_ context: Context) throws(Failure) {
    let present = try context.today()
    let day = try context.day(at: 0) ?? present
    let (latitude, longitude) = try place(context)
    if context.invocation.has(chart), context.format == .text {
      let draw = ChartSky(
        latitude: latitude, longitude: longitude, called: context.invocation[at] ?? "", try context.zone(),
        try context.pageWords())
      return try draw(day.year, today: present).write(to: &context.out, context.style)
    }
    let sun = try ShowSky(zone: try context.zone()).sun(day, latitude: latitude, longitude: longitude)
    if sun.sunrise == nil && sun.sunset == nil { context.status = .no }
    context.answer(sun) { SkyText($0).write(sun) }
  }

  private static func place(_ context: Context) throws(Failure) -> (latitude: Double, longitude: Double) {
    guard let text = context.invocation[at] else {
      throw Failure(.usage(.missing), field: .at, hint: .line("--at 59.33,18.07"))
    }
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count == 2, let latitude = degrees(parts[0]), let longitude = degrees(parts[1]) else {
      throw Failure(.value(.place), field: .at, value: text)
    }
    return (latitude, longitude)
  }

  /// Parses decimal degrees; refuses other texts that Double accepts, such as `nan` or `1e9`.
  private static func degrees(_ text: Substring) -> Double? {
    let plain = text.utf8.allSatisfy {
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+")
        || $0 == UInt8(ascii: ".")
    }
    return plain && text.utf8.count <= 20 ? Double(text) : nil
  }
}
