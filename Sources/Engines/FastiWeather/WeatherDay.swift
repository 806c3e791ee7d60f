public import FastiCivil

/// The forecast of a day. Numbers are whole tenths, because no source is more exact.
public struct WeatherDay: Hashable, Sendable {
  /// The day, in the time zone of the place.
  public let day: Day
  /// The lowest temperature, in tenths of a degree Celsius.
  public let low: Int
  /// The highest temperature, in tenths of a degree Celsius.
  public let high: Int
  /// Rain and melted snow, in tenths of a millimetre; nil if it is not given.
  public let rain: Int?
  /// The chance of rain or snow, in per cent; nil if it is not given.
  public let chance: Int?
  /// The strongest wind at 10 metres, in tenths of a metre per second; nil if it is not given.
  public let wind: Int?
  /// The sky; nil if it is not given, or if its code is not known.
  public let sky: WeatherSky?

  /// A day from its parts.
  public init(_ day: Day, low: Int, high: Int, rain: Int? = nil, chance: Int? = nil, wind: Int? = nil, sky: WeatherSky?)
  {
    self.day = day
    self.low = low
    self.high = high
    self.rain = rain
    self.chance = chance
    self.wind = wind
    self.sky = sky
  }

  /// The lowest temperature in degrees Celsius: `-3.5`.
  public var lowText: String { WeatherFigure.text(low, digits: 1) }
  /// The highest temperature in degrees Celsius.
  public var highText: String { WeatherFigure.text(high, digits: 1) }
  /// Rain in millimetres.
  public var rainText: String? { rain.map { WeatherFigure.text($0, digits: 1) } }
  /// Wind in metres a second.
  public var windText: String? { wind.map { WeatherFigure.text($0, digits: 1) } }

  /// Writes the line that ``init(line:)`` reads.
  public func write(to writer: inout UTF8Writer) {
    writer.write(day)
    for number in [low, high, rain, chance, wind] {
      writer.write(" ")
      if let number { writer.write(number) } else { writer.write("-") }
    }
    writer.write(" ")
    writer.write(text: sky?.rawValue ?? "-")
    writer.write("\n")
  }

  /// Reads a stored line; nil for any other.
  public init?(line: String) {
    let words = line.split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 7, let day = WeatherReading.day(words[0].utf8), let low = Int(words[1]),
      let high = Int(words[2])
    else { return nil }
    self.init(
      day, low: low, high: high, rain: Int(words[3]), chance: Int(words[4]), wind: Int(words[5]),
      sky: WeatherSky(rawValue: String(words[6])))
  }
}
