import FastiCivil
import FastiDays
import FastiPages
import FastiRecords
import FastiWeather

extension Call {
  /// The settings of weather, with the typed contact address or the error of a refused form.
  /// - Throws: `.storage`.
  func weatherSettings(
    _ settings: Preferences, contact: FieldInput?, error: FieldError?
  ) throws(Failure) -> WeatherSettings {
    var weather = WeatherSettings(
      place: settings.weatherPlace.map { place in
        place.name.map { "\($0) (\(place.coordinates.text))" } ?? place.coordinates.text
      },
      source: settings.weatherSource, contact: contact ?? FieldInput(settings.weatherContact ?? ""))
    weather.error = error
    for name in WeatherSource.shippedNames {
      guard let source = try? WeatherSource(text: WeatherSource.shipped(name)) else { continue }
      weather.sources.append(WeatherChoice(name, source.title, terms: source.terms(in: pageWords)))
    }
    if let town = query("town") {
      weather.typed = FieldInput(town)
      weather.found = places(town)
    }
    guard let file = try? server.weatherFile() else { return weather }
    if let text = try? file.ownDescription(), let source = try? WeatherSource(text: text) {
      weather.sources.append(
        WeatherChoice("own", source.title, terms: source.terms(in: pageWords)))
    }
    let kept = try file.read()
    let name = weather.source == "own" ? kept.source : weather.source
    weather.isTried = kept.source == name && kept.tried != nil
    // The forecast of a former source is shown until the new one has sent a forecast.
    weather.fetched = kept.taken.map { server.settings.zone.day(at: $0) }
    return weather
  }

  /// Coordinates, or the listed places whose name begins with the text.
  private func places(_ typed: String) -> [FoundPlace] {
    if let place = GeoCoordinates(Array(typed.utf8.filter { $0 != UInt8(ascii: " ") })) {
      return [FoundPlace(place.text, setting: place.text)]
    }
    let found = server.ports.searchPlaces?(typed, nil) ?? []
    return found.prefix(12).map { found in
      let place = found.place
      let spelling = place.spelling.isEmpty ? "" : " (\(place.spelling))"
      return FoundPlace(
        place.title + spelling,
        setting: HomePlace(place.coordinates, zoneName: place.zone, name: place.called).text)
    }
  }
}
