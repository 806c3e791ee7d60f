import FastiCalendars
import FastiCivil
import FastiDays
import FastiFormats
import FastiTerminal

/// Writes events of Sun and Moon for people.
struct SkyText {
  let context: Context

  init(_ context: Context) { self.context = context }

  /// The name of an event of the sky in the reader's language, by its word in answers.
  static func title(_ event: String) -> Sentence {
    switch event {
    case "march-equinox": Sentence(.seasonMarch)
    case "june-solstice": Sentence(.seasonJune)
    case "september-equinox": Sentence(.seasonSeptember)
    case "december-solstice": Sentence(.seasonDecember)
    case "new-moon": Sentence(.saySkyNewMoon)
    case "first-quarter": Sentence(.saySkyFirstQuarter)
    case "full-moon": Sentence(.saySkyFullMoon)
    case "last-quarter": Sentence(.saySkyLastQuarter)
    default: Sentence(.seasonTerm, .text(String(event.drop { $0 != "-" }.dropFirst())))
    }
  }

  /// Sunrise, noon and sunset, a line each.
  func write(_ sun: SunDay) {
    let missing: Template =
      switch sun.reason {
      case "always-up": .saySkyAlwaysUp
      case "always-down": .saySkyAlwaysDown
      default: .saySkyNotThatDay
      }
    let lines: [(name: Template, moment: SkyInstant?, missing: Template)] = [
      (.saySkySunrise, sun.sunrise, missing), (.saySkyNoon, sun.noon, .saySkyNoNoon),
      (.saySkySunset, sun.sunset, missing),
    ]
    let names = lines.map { context.text($0.name) }
    let width = names.reduce(0) { max($0, TerminalWidth.of($1)) } + 2
    for (line, name) in zip(lines, names) {
      context.out.write(name, columns: width)
      if let moment = line.moment {
        context.out.write(sun.zone.time(at: moment.instant), seconds: true)
      } else {
        context.out.write(text: context.text(line.missing))
      }
      context.out.write("\n")
    }
  }
}
