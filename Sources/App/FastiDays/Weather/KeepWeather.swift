public import FastiCivil
import FastiMonths
public import FastiRecords

/// Updates the forecast automatically, if a source is active (`weather.source`).
public struct KeepWeather {
  private let store: any Store
  private let file: WeatherFile
  private let refresh: (Instant) -> RefreshWeather

  /// Updates the forecast of a file by the settings of a store.
  public init(
    _ store: any Store, _ file: WeatherFile, documents: any DocumentReader, fetcher: any Fetcher, zones: any Zones
  ) {
    self.store = store
    self.file = file
    refresh = { RefreshWeather(file, documents: documents, fetcher: fetcher, zones: zones, now: $0) }
  }

  /// Runs once: asks the source if it is time. A failure becomes a message, and the stored forecast stays.
  /// - Throws: `.storage`.
  public func look(here: Zone, now: Instant, version: String) throws(Failure) -> KeepRates.Outcome {
    let settings = try Preferences.read([.weatherSource, .weatherPlace, .weatherContact], from: store)
    let later = Instant(seconds: now.seconds + RefreshTimes.hour)
    guard settings.weatherSource != "off" else { return .init(remark: nil, next: later) }
    var kept = try file.read()
    if let last = kept.attempt, last.at <= now {
      let next = Instant(seconds: last.at.seconds + RefreshTimes.hour << min(4, max(0, last.failures)))
      if next > now { return .init(remark: nil, next: next) }
    }
    // It is recorded before the request: if the answer crashes the program, the request is not repeated at once.
    let attempt = (kept.attempt ?? RefreshAttempt(at: now)).followed(at: now, failing: true)
    kept.attempt = attempt
    try file.write(kept)
    do throws(Failure) {
      _ = try refresh(now).fetch(try RefreshWeather.Request(settings, file), version: version, here: here)
    } catch { return .init(remark: "fasti: \(error.message)", next: later) }
    var done = try file.read()
    done.attempt = attempt.followed(at: now, failing: false)
    try file.write(done)
    return .init(remark: nil, next: later)
  }
}
