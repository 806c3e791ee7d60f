public import FastiCivil

/// Why an answer about weather, or the description of a source, cannot be used.
public enum WeatherFault: Error, Hashable, Sendable {
  /// The answer does not have the structure that the source describes.
  case shape
  /// The answer has no days.
  case empty
  /// A number has a unit other than the source describes, or none.
  case unit(WeatherField, String)
  /// A value is not a number, or is impossible.
  case number(WeatherField, String)
  /// A day or moment cannot be read.
  case moment(String)
  /// A day or moment is not after the one before it.
  case order(String)
  /// The lowest temperature of a day is above the highest.
  case upsideDown(Day)
  /// The forecast begins on this day, not about today.
  case stale(Day)
  /// There are too many days or hours.
  case tooMany
  /// The description of a source has a mistake in this line.
  case source(line: Int)
  /// The description of a source does not have this line.
  case missing(String)
}

/// A field of weather, by its name in the description of a source.
public enum WeatherField: String, CaseIterable, Hashable, Sendable {
  /// The day, for a source with daily values.
  case date
  /// The moment, for a source with hourly values.
  case time
  /// The highest temperature of a day.
  case high
  /// The lowest temperature of a day.
  case low
  /// The temperature of a moment.
  case temperature
  /// Rain and melted snow, of a day.
  case rain
  /// Rain and melted snow, of the hour that begins.
  case rain1
  /// Rain and melted snow, of the six hours that begin.
  case rain6
  /// The chance of rain.
  case chance
  case wind
  /// The code of the sky, of a day.
  case sky
  /// The code of the sky, of the hour that begins.
  case sky1
  /// The code of the sky, of the six hours that begin.
  case sky6
}
