import FastiCalendars
import FastiCivil

/// Sun and Moon: from the tables (1600 to 2400), from the series (years outside), and what is built on them: a lunisolar
/// year by its rule, with nothing kept from an earlier one, and the rising and setting at Stockholm. The Python packages
/// do the same work in `scripts/bench-peers`.
enum SkyRows {
  static func rows() -> [Row] {
    let tabulated = Array(1900...2099)
    // Lunation 0 is the new moon of 2000-01-06; 12.37 fall in a year.
    let tabulatedMoons = Array(-1_236...1_236)
    let beyond = Array(2_500...2_599)
    let beyondMoons = Array(6_200...6_400)
    return [
      row("season, from the table", limit: 50, tabulated.count * 4) { seasons(tabulated) },
      row("season, from the series", limit: 15e3, beyond.count * 4) { seasons(beyond) },
      row("new moon, from the table", limit: 50, tabulatedMoons.count) { newMoons(tabulatedMoons) },
      row("new moon, from the series", limit: 15e3, beyondMoons.count) { newMoons(beyondMoons) },
      row("Vietnamese year from the sky", limit: 100e3, tabulated.count) {
        tabulated.reduce(0) { $0 &+ ((try? LunisolarCalendar.vietnamese.computedYear(startingIn: $1))?.length ?? 0) }
      },
      row("sunrise and sunset of a day", limit: nil, 365) {
        risings { try Sky.sun(on: $0, latitude: 59.33, longitude: 18.06, offset: 3_600) }
      },
      row("moonrise and moonset of a day", limit: nil, 365) {
        risings { try Sky.moon(on: $0, latitude: 59.33, longitude: 18.06, offset: 3_600) }
      },
    ]
  }

  private static func row(_ work: String, limit: Double?, _ operations: Int, _ body: () -> Int) -> Row {
    Row(
      work: work, figure: .nanoseconds(Measure.nanoseconds(operations: operations, body)),
      target: limit.map { .nanoseconds($0) })
  }

  private static func seasons(_ years: [Int]) -> Int {
    var sum = 0.0
    for year in years {
      for season in Season.allCases { sum += (try? Sky.season(season, year: year))?.terrestrial ?? 0 }
    }
    return Int(sum)
  }

  private static func newMoons(_ lunations: [Int]) -> Int {
    var sum = 0.0
    for lunation in lunations { sum += (try? Sky.newMoon(lunation: lunation))?.terrestrial ?? 0 }
    return Int(sum)
  }

  private static func risings(_ events: (Day) throws -> (rise: HorizonEvent, set: HorizonEvent)) -> Int {
    var sum = 0.0
    for day in DayRange(year: 2026) {
      guard let (rise, set) = try? events(day) else { continue }
      sum += (rise.moment?.universal ?? 0) + (set.moment?.universal ?? 0)
    }
    return Int(sum)
  }
}
