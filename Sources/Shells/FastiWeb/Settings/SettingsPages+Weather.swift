import FastiCivil
import FastiDays
import FastiPages
import FastiRecords
import FastiWeather

extension SettingsPages {
  static func weather(_ call: Call, _ settings: Preferences, _ state: State) throws(Failure) -> WeatherSettings {
    var weather = WeatherSettings(
      place: settings.weatherPlace.map { place in
        place.name.map { "\($0) (\(place.coordinates.text))" } ?? place.coordinates.text
      },
      source: settings.weatherSource, contact: state.contact ?? FieldInput(settings.weatherContact ?? ""))
    weather.error = state.weather
    for name in WeatherSource.shippedNames {
      guard let source = try? WeatherSource(text: WeatherSource.shipped(name)) else { continue }
      weather.sources.append(WeatherChoice(name, source.title, terms: source.terms(in: call.pageWords)))
    }
    if let town = call.query("town") {
      weather.typed = FieldInput(town)
      weather.found = places(town, call)
    }
    guard let file = try? call.server.weatherFile() else { return weather }
    if let text = try? file.ownDescription(), let source = try? WeatherSource(text: text) {
      weather.sources.append(
        WeatherChoice("own", source.title, terms: source.terms(in: call.pageWords)))
    }
    let kept = try file.read()
    let name = weather.source == "own" ? kept.source : weather.source
    weather.isTried = kept.source == name && kept.tried != nil
    // The forecast of a former source is shown until the new one has sent a forecast.
    weather.fetched = kept.taken.map { call.server.settings.zone.day(at: $0) }
    return weather
  }

  /// Coordinates, or the listed places whose name begins with the text.
  private static func places(_ typed: String, _ call: Call) -> [FoundPlace] {
    if let place = GeoCoordinates(Array(typed.utf8.filter { $0 != UInt8(ascii: " ") })) {
      return [FoundPlace(place.text, setting: place.text)]
    }
    let found = call.server.ports.searchPlaces?(typed, nil) ?? []
    return found.prefix(12).map { found in
      let place = found.place
      let spelling = place.spelling.isEmpty ? "" : " (\(place.spelling))"
      return FoundPlace(
        place.title + spelling,
        setting: HomePlace(place.coordinates, zoneName: place.zone, name: place.called).text)
    }
  }
}
