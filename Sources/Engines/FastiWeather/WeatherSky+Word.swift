public import FastiCivil

extension WeatherSky {
  /// The word for it in the reader's language.
  public var word: Template {
    switch self {
    case .clear: .sayWeatherSkyClear
    case .fair: .sayWeatherSkyFair
    case .partlyCloudy: .sayWeatherSkyPartlyCloudy
    case .cloudy: .sayWeatherSkyCloudy
    case .fog: .sayWeatherSkyFog
    case .drizzle: .sayWeatherSkyDrizzle
    case .rain: .sayWeatherSkyRain
    case .showers: .sayWeatherSkyShowers
    case .sleet: .sayWeatherSkySleet
    case .snow: .sayWeatherSkySnow
    case .thunder: .sayWeatherSkyThunder
    }
  }
}
