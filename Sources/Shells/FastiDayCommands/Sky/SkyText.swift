import FastiCalendars
import FastiCivil
import FastiDays
import FastiFormats
import FastiTerminal

/// Writes events of Sun and Moon for people.
struct SkyText {
  let context: Context

  init(_ context: Context) { self.context = context }

  /// The name of an event of the sky in the reader's language.
  static func title(_ event: SkyEvent.Kind) -> Sentence {
    switch event {
    case .season(.marchEquinox): Sentence(.seasonMarch)
    case .season(.juneSolstice): Sentence(.seasonJune)
    case .season(.septemberEquinox): Sentence(.seasonSeptember)
    case .season(.decemberSolstice): Sentence(.seasonDecember)
    case .phase(.newMoon): Sentence(.saySkyNewMoon)
    case .phase(.firstQuarter): Sentence(.saySkyFirstQuarter)
    case .phase(.fullMoon): Sentence(.saySkyFullMoon)
    case .phase(.lastQuarter): Sentence(.saySkyLastQuarter)
    case .term(let term): Sentence(.seasonTerm, .text("\(term.longitude)"))
    }
  }

  /// Writes sunrise, noon and sunset, each on a separate line.
  func write(_ sun: SunDay) {
    let missing: Template =
      switch sun.reason {
      case .alwaysUp: .saySkyAlwaysUp
      case .alwaysDown: .saySkyAlwaysDown
      case .notThatDay, nil: .saySkyNotThatDay
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
