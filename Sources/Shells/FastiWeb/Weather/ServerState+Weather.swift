import FastiDays
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
}
