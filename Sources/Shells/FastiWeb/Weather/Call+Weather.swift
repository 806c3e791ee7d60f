import FastiCalendars
import FastiCivil
import FastiDays
import FastiFormats
import FastiPages
import FastiRecords
import FastiWeather

extension Call {
  /// The stored weather of a range of days at the place in the settings, and the sky of one of them; nil if there is no
  /// place.
  ///
  /// It does not fetch. The key of a cached page contains the version of the file that this reads.
  /// - Throws: `.storage`.
  func weather(_ days: DayRange, skyOf day: Day? = nil) throws(Failure) -> PlaceWeather? {
    guard let place = try almanac().settings.weatherPlace else { return nil }
    let zone = place.zone(server.zones, else: server.settings.zone)
    var weather = PlaceWeather(place.title, zone: zone)
    if let day { weather.skies[day] = sky(day, place, zone) }
    guard server.weatherVersion != nil else { return weather }
    let kept = try server.weather()
    guard kept.place == place.coordinates else { return weather }
    weather.days = kept.days.filter { days.contains($0.day) && $0.day >= today }
    if !weather.days.isEmpty {
      weather.credit = WeatherCredit(
        kept.credit, link: kept.link.flatMap { ExternalLink($0) }, licence: kept.licence.flatMap { ExternalLink($0) },
        taken: kept.taken.map { zone.day(at: $0) })
    }
    return weather
  }

  /// The stored forecast of today and the days ahead, for widgets; nil if there is none for the place in the settings.
  /// - Throws: `.storage`.
  func forecast() throws(Failure) -> Widget.Forecast? {
    guard server.weatherVersion != nil else { return nil }
    return try server.weather().forecast(
      for: almanac().settings.weatherPlace, from: today, in: server.pageWords(language))
  }

  /// Sun and Moon of a day; nil for a day without known values.
  private func sky(_ day: Day, _ place: HomePlace, _ zone: Zone) -> SkyDay? {
    let start = Double(zone.instant(day, .midnight).seconds)
    let end = Double(zone.instant(day + 1, .midnight).seconds)
    let (latitude, longitude) = (place.coordinates.latitude, place.coordinates.longitude)
    return try? SkyDay(start..<end, latitude: Double(latitude) / 100, longitude: Double(longitude) / 100)
  }
}

extension ServerState {
  /// The file with the stored forecast.
  /// - Throws: `.notFound` if the server has no files.
  func weatherFile() throws(Failure) -> WeatherFile {
    guard let files = ports.files else { throw Problem.notFound.failure }
    return WeatherFile(files, folder: settings.dataFolder)
  }

  /// The version of the stored forecast, from one file system call; nil for none.
  var weatherVersion: FileVersion? { ports.files.flatMap { WeatherFile($0, folder: settings.dataFolder).version } }

  /// The stored forecast, read again if the file has changed.
  /// - Throws: `.storage`.
  func weather() throws(Failure) -> KeptWeather {
    try caches.weather.value(of: weatherVersion) { () throws(Failure) in try weatherFile().read() }
  }
}
