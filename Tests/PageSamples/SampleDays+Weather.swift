import FastiCalendars
import FastiCivil
import FastiPages
import FastiWeather

extension SampleDays {
  /// An invented forecast with every kind of weather, for a place at 60 degrees north.
  static func weather(from day: Day) -> PlaceWeather {
    var weather = PlaceWeather("Åhus <by the sea>", zone: .utc)
    weather.days = WeatherSky.allCases.enumerated().map { index, sky in
      WeatherDay(
        day + index, low: 20 - index * 13, high: 185 - index * 9, rain: index * 7, chance: index * 9,
        wind: 21 + index * 11, sky: sky)
    }
    weather.credit = WeatherCredit(
      "Weather data by Open-Meteo.com, CC BY 4.0", link: ExternalLink("https://open-meteo.com/"),
      licence: ExternalLink("https://creativecommons.org/licenses/by/4.0/"), taken: day)
    let start = Double(day.number) * 86_400
    weather.skies[day] = try? SkyDay(start..<start + 86_400, latitude: 60, longitude: 18)
    return weather
  }
}
