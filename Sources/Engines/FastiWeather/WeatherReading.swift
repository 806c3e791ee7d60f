public import FastiCivil

/// Reads the output of the process that parses an answer: a line of values for each day or hour, or its mistake.
///
/// The values are foreign input, so each is checked here.
public enum WeatherReading {
  /// The greatest number of days.
  public static let mostDays = 16
  /// The greatest number of hours in an answer.
  static let mostHours = 500

  /// The fields of a line of days, in order.
  public static let dayFields: [WeatherField] = [.date, .high, .low, .rain, .chance, .wind, .sky]
  /// The fields of a line of hours, in order.
  public static let hourFields: [WeatherField] = [.time, .temperature, .rain1, .rain6, .wind, .sky1, .sky6]

  /// The days of an answer.
  ///
  /// - Parameters:
  ///   - zone: The time zone of the place, by which hours are grouped into days.
  ///   - today: A forecast begins at most two days before or after it.
  /// - Throws: The first mistake; then nothing of the answer is used.
  public static func days(
    _ lines: [UInt8], of source: WeatherSource, zone: Zone, today: Day
  ) throws(WeatherFault) -> [WeatherDay] {
    var rows: [[ArraySlice<UInt8>]] = []
    for line in lines.split(separator: UInt8(ascii: "\n")) {
      let words = line.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
      if line.first == UInt8(ascii: "!") { throw fault(words) }
      guard words.count == 7 else { throw .shape }
      guard rows.count < mostHours else { throw .tooMany }
      rows.append(words)
    }
    let days = source.list == nil ? try byDays(rows, source) : try byHours(rows, source, zone)
    guard let first = days.first?.day else { throw .empty }
    guard abs(first - today) <= 2 else { throw .stale(first) }
    return Array(days.prefix(mostDays))
  }

  private static func fault(_ words: [ArraySlice<UInt8>]) -> WeatherFault {
    let texts = words.map { String(decoding: $0.prefix(24), as: UTF8.self) }
    guard texts.count == 3, texts[0] == "!unit", let field = WeatherField(rawValue: texts[1]) else { return .shape }
    return .unit(field, texts[2])
  }

  private static func byDays(
    _ rows: [[ArraySlice<UInt8>]], _ source: WeatherSource
  ) throws(WeatherFault) -> [WeatherDay] {
    var days: [WeatherDay] = []
    var last: Day?
    for row in rows {
      guard let day = day(row[0]) else { throw .moment(text(row[0])) }
      if let last, day <= last { throw .order(day.iso) }
      last = day
      let high = try number(row[1], .high)
      let low = try number(row[2], .low)
      let (rain, chance) = (try number(row[3], .rain), try number(row[4], .chance))
      let wind = try number(row[5], .wind)
      // The last days of some models have no temperature.
      guard let high, let low else { continue }
      guard low <= high else { throw .upsideDown(day) }
      days.append(
        WeatherDay(
          day, low: low, high: high, rain: rain, chance: chance.map { $0 / 10 }, wind: wind,
          sky: WeatherSky(text(row[6]), in: source.codes)))
    }
    return days
  }

  private static func byHours(
    _ rows: [[ArraySlice<UInt8>]], _ source: WeatherSource, _ zone: Zone
  ) throws(WeatherFault) -> [WeatherDay] {
    var days: [WeatherHours] = []
    var (last, covered) = (Int64.min, Int64.min)
    for row in rows {
      guard let moment = moment(row[0]) else { throw .moment(text(row[0])) }
      guard moment.seconds > last else { throw .order(text(row[0])) }
      last = moment.seconds
      let day = zone.day(at: moment)
      if days.last?.day != day { days.append(WeatherHours(day)) }
      let (one, six) = (try number(row[2], .rain1), try number(row[3], .rain6))
      let temperature = try number(row[1], .temperature)
      let wind = try number(row[4], .wind)
      days[days.count - 1].add(
        temperature: temperature, wind: wind, seconds: abs(Int64(zone.time(at: moment).seconds) - 43_200),
        sky: WeatherSky(text(row[6]), in: source.codes) ?? WeatherSky(text(row[5]), in: source.codes))
      // Single hours are followed by groups of six, and the last single hours have both.
      if let rain = one ?? six, moment.seconds >= covered {
        days[days.count - 1].add(rain: rain)
        covered = moment.seconds + (one == nil ? 21_600 : 3_600)
      }
    }
    return days.compactMap { $0.weather }
  }

  static func day(_ text: some Collection<UInt8>) -> Day? {
    guard text.count == 10 else { return nil }
    do { return try Day(iso: Array(text)[...]) } catch { return nil }
  }

  private static func moment(_ bytes: ArraySlice<UInt8>) -> Instant? {
    guard bytes.count <= 32 else { return nil }
    do { return try Instant(iso: text(bytes)) } catch { return nil }
  }

  private static func text(_ bytes: ArraySlice<UInt8>) -> String { String(decoding: bytes.prefix(40), as: UTF8.self) }

  /// A number of a field in tenths; nil if there is none.
  private static func number(_ bytes: ArraySlice<UInt8>, _ field: WeatherField) throws(WeatherFault) -> Int? {
    if bytes.elementsEqual([UInt8(ascii: "-")]) { return nil }
    guard let value = WeatherFigure.scaled(bytes, digits: 1), limits(field).contains(value) else {
      throw .number(field, text(bytes))
    }
    return value
  }

  /// The possible values on Earth, in tenths, with a margin beyond the measured records.
  private static func limits(_ field: WeatherField) -> ClosedRange<Int> {
    switch field {
    case .high, .low, .temperature: -1_000...700
    case .rain, .rain1, .rain6: 0...20_000
    case .chance: 0...1_000
    case .wind: 0...1_500
    case .date, .time, .sky, .sky1, .sky6: 0...0
    }
  }
}

/// Collects the hours of a day.
struct WeatherHours {
  let day: Day
  private var low: Int?
  private var high: Int?
  private var rain: Int?
  private var wind: Int?
  private var sky: (WeatherSky, seconds: Int64)?

  init(_ day: Day) { self.day = day }

  /// Adds a moment; the sky is that of the moment nearest to noon.
  mutating func add(temperature: Int?, wind: Int?, seconds: Int64, sky: WeatherSky?) {
    if let temperature {
      low = min(low ?? temperature, temperature)
      high = max(high ?? temperature, temperature)
    }
    if let wind { self.wind = max(self.wind ?? wind, wind) }
    guard let sky else { return }
    if let known = self.sky, known.seconds <= seconds { return }
    self.sky = (sky, seconds)
  }

  mutating func add(rain: Int) { self.rain = (self.rain ?? 0) + rain }

  var weather: WeatherDay? {
    guard let low, let high else { return nil }
    return WeatherDay(day, low: low, high: high, rain: rain, wind: wind, sky: sky?.0)
  }
}
