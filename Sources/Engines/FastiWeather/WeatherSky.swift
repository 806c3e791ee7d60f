public import FastiCivil

/// The sky of a day, in the words of this program.
public enum WeatherSky: String, CaseIterable, Hashable, Sendable {
  /// No clouds.
  case clear
  /// Few clouds.
  case fair
  /// Some clouds.
  case partlyCloudy = "partly-cloudy"
  /// Clouds everywhere.
  case cloudy
  case fog
  case drizzle
  case rain
  /// Showers of rain.
  case showers
  /// Sleet, or freezing rain.
  case sleet
  case snow
  case thunder

  /// The codes of a source.
  public enum Codes: String, Hashable, Sendable {
    /// Numbers of WMO table 4677, as Open-Meteo uses them: https://open-meteo.com/en/docs (2026-11-24).
    case wmo
    /// Symbols of MET Norway: https://api.met.no/weatherapi/weathericon/2.0/documentation (2026-11-24).
    case met
  }

  /// The sky of a code; nil for an unknown code.
  public init?(_ code: String, in codes: Codes) {
    switch codes {
    case .wmo: self.init(wmo: code)
    case .met: self.init(met: code)
    }
  }

  private init?(wmo: String) {
    switch wmo {
    case "0": self = .clear
    case "1": self = .fair
    case "2": self = .partlyCloudy
    case "3": self = .cloudy
    case "45", "48": self = .fog
    case "51", "53", "55": self = .drizzle
    case "56", "57", "66", "67": self = .sleet
    case "61", "63", "65": self = .rain
    case "71", "73", "75", "77", "85", "86": self = .snow
    case "80", "81", "82": self = .showers
    case "95", "96", "99": self = .thunder
    default: return nil
    }
  }

  /// A symbol is a word with `light` or `heavy` before it, `showers` or `andthunder` in it, and `_day`, `_night` or
  /// `_polartwilight` after it.
  private init?(met: String) {
    let letters = Array(met.utf8.prefix { $0 != UInt8(ascii: "_") })
    func has(_ word: StaticString) -> Bool {
      word.withUTF8Buffer { word in
        guard letters.count >= word.count else { return false }
        return (0...letters.count - word.count).contains { letters[$0..<$0 + word.count].elementsEqual(word) }
      }
    }
    if has("thunder") {
      self = .thunder
    } else if has("sleet") {
      self = .sleet
    } else if has("snow") {
      self = .snow
    } else if has("showers") {
      self = .showers
    } else if has("rain") {
      self = .rain
    } else if has("fog") {
      self = .fog
    } else if has("partlycloudy") {
      self = .partlyCloudy
    } else if has("cloudy") {
      self = .cloudy
    } else if has("fair") {
      self = .fair
    } else if has("clearsky") {
      self = .clear
    } else {
      return nil
    }
  }
}

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
