import FastiCivil
import FastiDays
import FastiMoney
import FastiRecords

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

  /// The stored exchange rates, read again if the file has changed.
  /// - Throws: `.storage`.
  func rates() throws(Failure) -> ExchangeRates {
    guard let files = ports.files else { return ExchangeRates() }
    return try caches.rates.value(of: ratesVersion) { () throws(Failure) in
      try RatesFile(files, folder: settings.dataFolder).read().rates
    }
  }

  /// The version of the stored exchange rates; nil for none.
  var ratesVersion: FileVersion? { ports.files?.version(of: RatesFile.path(in: settings.dataFolder)) }

  /// The present moment; noon of the given day if today is given.
  var moment: Instant {
    let now = Instant(seconds: clock.now / 1_000)
    guard let day = settings.fixedToday, settings.zone.day(at: now) != day else { return now }
    return settings.zone.instant(day, Instant(seconds: 43_200).time())
  }
}
