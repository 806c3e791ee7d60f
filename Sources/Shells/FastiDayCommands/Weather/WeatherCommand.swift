import FastiCalendars
public import FastiCivil
import FastiDays
public import FastiFormats
public import FastiRecords
public import FastiTerminal
import FastiWeather

/// `fasti weather`.
enum WeatherCommand: Command {
  static let name = "weather"
  static let days = Option(
    "days", .int(1...WeatherReading.mostDays), "N", help: "how many days; all that are kept unless said")

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Show the forecast that is kept, with sunrise and sunset",
      synonyms: ["forecast", "rain", "temperature", "snow", "wind"],
      details: [
        "Nothing is fetched here. fasti weather on SOURCE switches a source on, and fasti place set says for where.",
        "Sunrise and sunset are computed, and need no source.",
      ],
      options: [days],
      examples: [
        Example("fasti weather", "the days that are kept"),
        Example("fasti weather on met-norway", "switch a source on"),
      ],
      statuses: [StatusNote(.notFound, "no forecast is kept"), StatusNote(.refused, "no place is set")],
      subcommands: [
        WeatherOnCommand.self, WeatherOffCommand.self, WeatherRefreshCommand.self, WeatherSourcesCommand.self,
      ],
      runsAlone: true)
  }

  static func file(_ context: Context) throws(Failure) -> WeatherFile {
    WeatherFile(context.machine.files, folder: try context.dataFolder())
  }

  static func run(_ context: Context) throws(Failure) {
    let settings = try context.almanac([]).settings
    guard let place = settings.weatherPlace else { throw Failure(.weather(.noPlace)) }
    let kept = try file(context).read()
    try show(kept, place, context)
  }

  static func show(_ kept: KeptWeather, _ place: HomePlace, _ context: Context) throws(Failure) {
    let zone = place.zone(context.machine.zones, else: try context.zone())
    let today = try context.today()
    let most = context.invocation.command?.name == name ? context.invocation[days].flatMap { Int($0) } : nil
    let shown = kept.days.filter { $0.day >= today }.prefix(most ?? WeatherReading.mostDays)
    guard kept.place == place.coordinates, !shown.isEmpty else { throw Failure(.weather(.nothingKept)) }
    var rows: [WeatherRow] = []
    for day in shown { rows.append(WeatherRow(day, try sun(day.day, place, zone), zone)) }
    let told = kept.taken.map { zone.day(at: $0) } ?? today
    context.answer(WeatherAnswer(place: place, kept: kept, rows: rows), rows: rows) { context in
      context.out.write(text: "\(place.title)\n")
      for row in rows { row.write(context) }
      context.out.write(text: "\(kept.credit); \(context.text(.sayWeatherTaken, .day(told)))\n")
    }
  }

  private static func sun(_ day: Day, _ place: HomePlace, _ zone: Zone) throws(Failure) -> SunDay {
    try ShowSky(zone: zone).sun(
      day, latitude: Double(place.coordinates.latitude) / 100, longitude: Double(place.coordinates.longitude) / 100)
  }
}

/// The weather and the Sun of a day.
private struct WeatherRow: Fielded {
  let weather: WeatherDay
  let sunrise: TimeOfDay?
  let sunset: TimeOfDay?

  init(_ weather: WeatherDay, _ sun: SunDay, _ zone: Zone) {
    self.weather = weather
    sunrise = sun.sunrise.map { zone.time(at: $0.instant) }
    sunset = sun.sunset.map { zone.time(at: $0.instant) }
  }

  func write<Writer: FieldWriter>(to writer: inout Writer) {
    writer.field("date", weather.day)
    writer.field("sky", weather.sky?.rawValue)
    writer.field("low", weather.lowText)
    writer.field("high", weather.highText)
    writer.field("rain", weather.rainText)
    writer.field("chance", weather.chance)
    writer.field("wind", weather.windText)
    writer.field("sunrise", sunrise.map { text($0) })
    writer.field("sunset", sunset.map { text($0) })
  }

  private func text(_ time: TimeOfDay) -> String {
    var writer = UTF8Writer()
    writer.write(time, seconds: false)
    return writer.string
  }

  func write(_ context: Context) {
    context.out.write(weather.day)
    context.out.write("  ")
    context.out.write(weather.sky.map { context.text($0.word) } ?? "", columns: 18)
    var parts = weather.figures
    if let sunrise, let sunset { parts.append("☀ \(context.clock(sunrise)) – \(context.clock(sunset))") }
    context.out.write(text: parts.joined(separator: "  ") + "\n")
  }
}

/// The whole answer, for programs.
private struct WeatherAnswer: Fielded {
  let place: HomePlace
  let kept: KeptWeather
  let rows: [WeatherRow]

  func write<Writer: FieldWriter>(to writer: inout Writer) {
    writer.field("place", place.title)
    writer.field("coordinates", place.coordinates.text)
    writer.field("source", kept.source)
    writer.field("credit", kept.credit)
    writer.field("taken", kept.taken?.iso)
    writer.field("days", records: rows)
  }
}

extension Context {
  /// The weather of some days, a line each, where a forecast is kept for the place that is set; none otherwise.
  /// - Throws: `.storage`.
  public func weatherLines(_ days: DayRange) throws(Failure) -> [(day: Day, text: String)] {
    let file = try WeatherCommand.file(self)
    // Most people have none, so their settings are not read for it.
    guard machine.files.exists(file.path) else { return [] }
    let kept = try file.read()
    guard let place = try almanac([]).settings.weatherPlace, kept.place == place.coordinates else { return [] }
    return kept.days.filter { days.contains($0.day) }.map { day in
      (day.day, ([day.sky.map { text($0.word) } ?? ""] + day.figures).joined(separator: "  "))
    }
  }
}

extension Context {
  /// The forecast that is kept for the place that is set, as widgets show it; nil for none.
  /// - Throws: `.storage`.
  public func forecast() throws(Failure) -> Widget.Forecast? {
    let file = try WeatherCommand.file(self)
    guard machine.files.exists(file.path) else { return nil }
    return try file.read().forecast(for: try almanac([]).settings.weatherPlace, from: try today(), in: wording)
  }
}

extension WeatherDay {
  /// Temperatures, rain, its chance and wind, with their units.
  fileprivate var figures: [String] {
    var parts = ["\(lowText) … \(highText) °C"]
    if let rainText { parts.append("\(rainText) mm") }
    if let chance { parts.append("\(chance) %") }
    if let windText { parts.append("\(windText) m/s") }
    return parts
  }
}
