public import FastiCivil

/// Why an answer about weather, or the description of a source, cannot be used.
public enum WeatherFault: Error, Hashable, Sendable {
  /// The answer is not of the shape that the source describes.
  case shape
  /// The answer has no day.
  case empty
  /// A number is in another unit than the source describes, or in none.
  case unit(WeatherField, String)
  /// A value is no number, or one that cannot be.
  case number(WeatherField, String)
  /// A day or moment cannot be read.
  case moment(String)
  /// A day or moment is not after the one before it.
  case order(String)
  /// The lowest temperature of a day is above the highest.
  case upsideDown(Day)
  /// The forecast begins on this day, not about today.
  case stale(Day)
  /// There are more days or hours than there can be.
  case tooMany
  /// The description of a source has a mistake in this line.
  case source(line: Int)
  /// The description of a source lacks this line.
  case missing(String)
}

/// A field of weather, by its name in the description of a source.
public enum WeatherField: String, CaseIterable, Hashable, Sendable {
  /// The day, of a source that tells days.
  case date
  /// The moment, of a source that tells hours.
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
  /// How likely rain is.
  case chance
  /// The wind.
  case wind
  /// The code of the sky, of a day.
  case sky
  /// The code of the sky, of the hour that begins.
  case sky1
  /// The code of the sky, of the six hours that begin.
  case sky6
}
