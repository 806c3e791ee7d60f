import FastiCalendars
public import FastiCivil
import FastiDays
public import FastiFormats
public import FastiRecords
public import FastiTerminal
import FastiWeather
import FastiWords

/// `fasti weather`.
enum WeatherCommand: Command {
  static let name = "weather"
  static let days = Option(
    "days", .int(1...WeatherReading.mostDays), "N", help: "how many days; default: all that are kept, or 7")

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Show the forecast that is kept, with Sun and Moon",
      synonyms: ["forecast", "rain", "temperature", "snow", "wind"],
      details: [
        "Nothing is fetched here. fasti weather on SOURCE switches a source on, and fasti place set says for where.",
        "Sun and Moon are computed and need no source; without a forecast they are shown alone.",
      ],
      options: [days],
      examples: [
        Example("fasti weather", "the days that are kept"),
        Example("fasti weather on met-norway", "switch a source on"),
      ],
      statuses: [StatusNote(.refused, "no place is set")],
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

  /// Shows the forecast of the days that are not over; without a forecast only Sun and Moon.
  static func show(_ kept: KeptWeather, _ place: HomePlace, _ context: Context) throws(Failure) {
    let zone = place.zone(context.machine.zones, else: try context.zone())
    let today = try context.today()
    let most = context.invocation.command?.name == name ? context.invocation[days].flatMap { Int($0) } : nil
    let isHere = kept.place == place.coordinates
    let shown = isHere ? Array(kept.days.filter { $0.day >= today }.prefix(most ?? WeatherReading.mostDays)) : []
    var rows: [WeatherRow] = []
    for weather in shown { rows.append(WeatherRow(weather.day, weather, try sky(weather.day, place, zone), zone)) }
    for ahead in shown.isEmpty ? 0..<(most ?? 7) : 0..<0 {
      rows.append(WeatherRow(today + ahead, nil, try sky(today + ahead, place, zone), zone))
    }
    let words = context.format == .text ? try context.pageWords() : nil
    context.answer(WeatherAnswer(place: place, kept: shown.isEmpty ? nil : kept, rows: rows), rows: rows) { context in
      context.out.write(text: "\(place.title)\n")
      if !shown.isEmpty, let words { context.out.write(text: "\(rows[0].lights(words, context))\n") }
      for row in rows { row.write(context, words) }
      guard !shown.isEmpty else {
        let hint = kept.source.isEmpty ? "fasti weather on open-meteo" : "fasti weather refresh"
        return context.report(empty: context.text(.noWeatherNothingKept), hint: hint)
      }
      let told = kept.taken.map { zone.day(at: $0) } ?? today
      context.out.write(text: "\(kept.credit); \(context.text(.sayWeatherTaken, .day(told)))\n")
    }
  }

  private static func sky(_ day: Day, _ place: HomePlace, _ zone: Zone) throws(Failure) -> SkyDay {
    let start = Double(zone.instant(day, .midnight).seconds)
    let end = Double(zone.instant(day + 1, .midnight).seconds)
    let (latitude, longitude) = (place.coordinates.latitude, place.coordinates.longitude)
    do {
      return try SkyDay(start..<end, latitude: Double(latitude) / 100, longitude: Double(longitude) / 100)
    } catch { throw Failure(error) }
  }
}

/// The weather of a day, if it is known, with Sun and Moon.
private struct WeatherRow: FieldWritable {
  let day: Day
  let weather: WeatherDay?
  let sky: SkyDay
  let zone: Zone

  init(_ day: Day, _ weather: WeatherDay?, _ sky: SkyDay, _ zone: Zone) {
    (self.day, self.weather, self.sky, self.zone) = (day, weather, sky, zone)
  }

  func write<Writer: FieldWriter>(to writer: inout Writer) {
    writer.field("date", day)
    writer.field("sky", weather?.sky?.rawValue)
    writer.field("low", weather?.lowText)
    writer.field("high", weather?.highText)
    writer.field("rain", weather?.rainText)
    writer.field("chance", weather?.chance)
    writer.field("wind", weather?.windText)
    writer.field("sunrise", iso(sky.sunrise))
    writer.field("sunset", iso(sky.sunset))
    writer.field("dawn", iso(sky.dawn))
    writer.field("dusk", iso(sky.dusk))
    writer.field("moonrise", iso(sky.moonrise))
    writer.field("moonset", iso(sky.moonset))
    writer.field("moon", sky.moon.word)
  }

  private func time(_ event: HorizonEvent) -> TimeOfDay? { event.moment.map { zone.time(at: $0.instant) } }

  private func iso(_ event: HorizonEvent) -> String? {
    guard let time = time(event) else { return nil }
    var writer = UTF8Writer()
    writer.write(time, seconds: false)
    return writer.string
  }

  /// The first and the last light, and the Moon.
  func lights(_ words: PageWords, _ context: Context) -> String {
    func moments(_ events: [(HorizonEvent, Phrase)]) -> [String] {
      events.compactMap { event, phrase in event.moment.map { ($0.instant, phrase) } }.sorted { $0.0 < $1.0 }
        .map { words($0.1, context.clock(zone.time(at: $0.0))) }
    }
    var light = moments([(sky.dawn, .weatherDawn), (sky.dusk, .weatherDusk)])
    if light.isEmpty { light = [words(sky.dawn == .alwaysUp ? .twilightAlways : .twilightNever)] }
    let moon = moments([(sky.moonrise, .weatherRises), (sky.moonset, .weatherSets)])
    return light.joined(separator: ", ") + "; " + ([words(sky.moon.phrase)] + moon).joined(separator: ", ")
  }

  /// Writes sky, figures and Sun; without a forecast Sun, light and Moon.
  func write(_ context: Context, _ words: PageWords?) {
    context.out.write(day)
    context.out.write("  ")
    if let weather { context.out.write(weather.sky.map { context.text($0.word) } ?? "", columns: 18) }
    var parts = weather?.figures ?? []
    if let sunrise = time(sky.sunrise), let sunset = time(sky.sunset) {
      parts.append("☀ \(context.clock(sunrise)) – \(context.clock(sunset))")
    }
    if weather == nil, let words { parts.append(lights(words, context)) }
    context.out.write(text: parts.joined(separator: "  ") + "\n")
  }
}

/// The whole answer, for programs.
private struct WeatherAnswer: FieldWritable {
  let place: HomePlace
  let kept: KeptWeather?
  let rows: [WeatherRow]

  func write<Writer: FieldWriter>(to writer: inout Writer) {
    writer.field("place", place.title)
    writer.field("coordinates", place.coordinates.text)
    writer.field("source", kept?.source)
    writer.field("credit", kept?.credit)
    writer.field("taken", kept?.taken?.iso)
    writer.field("days", records: rows)
  }
}

extension Context {
  /// The weather of a range of days, one line per day, and the credit of the forecast; empty if there is no forecast
  /// for the place in the settings.
  /// - Parameter hasDates: Whether each line begins with its day.
  /// - Throws: `.storage`.
  public func weatherLines(_ days: DayRange, hasDates: Bool) throws(Failure) -> [String] {
    let file = try WeatherCommand.file(self)
    // Most users do not have a forecast, so their settings are not read for it.
    guard machine.files.exists(file.path) else { return [] }
    let kept = try file.read()
    guard let place = try almanac([]).settings.weatherPlace, kept.place == place.coordinates else { return [] }
    let lines = kept.days.filter { days.contains($0.day) }.map { day in
      let date = hasDates ? [day.day.iso] : []
      return (date + [day.sky.map { text($0.word) } ?? ""] + day.figures).joined(separator: "  ")
    }
    return lines.isEmpty || kept.credit.isEmpty ? lines : lines + [kept.credit]
  }
}

extension Context {
  /// The stored forecast for the place in the settings, for widgets; nil for none.
  /// - Throws: `.storage`.
  public func forecast() throws(Failure) -> Widget.Forecast? {
    let file = try WeatherCommand.file(self)
    guard machine.files.exists(file.path) else { return nil }
    return try file.read().forecast(for: try almanac([]).settings.weatherPlace, from: try today(), in: wording)
  }
}

extension WeatherDay {
  /// Temperatures, rain, its probability and wind, with their units.
  fileprivate var figures: [String] {
    var parts = ["\(lowText) … \(highText) °C"]
    if let rainText { parts.append("\(rainText) mm") }
    if let chance { parts.append("\(chance) %") }
    if let windText { parts.append("\(windText) m/s") }
    return parts
  }
}

extension MoonShape {
  /// The word for programs, as `fasti sky` names the phases: `waxing-crescent`.
  fileprivate var word: String {
    switch self {
    case .new: "new-moon"
    case .waxingCrescent: "waxing-crescent"
    case .firstQuarter: "first-quarter"
    case .waxingGibbous: "waxing-gibbous"
    case .full: "full-moon"
    case .waningGibbous: "waning-gibbous"
    case .lastQuarter: "last-quarter"
    case .waningCrescent: "waning-crescent"
    }
  }
}
