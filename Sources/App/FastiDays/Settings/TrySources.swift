public import FastiCivil
import FastiMoney
import FastiMonths
public import FastiRecords
import FastiWeather

/// Asks each active source once, and checks that its answer has the expected shape.
public struct TrySources {
  private let settings: Preferences
  private let weather: WeatherFile
  private let rates: RatesFile
  private let documents: any DocumentReader
  private let fetcher: any Fetcher
  private let zones: any Zones
  private let here: Zone
  private let now: Instant

  /// Asks according to settings, at a moment.
  public init(
    _ settings: Preferences, _ weather: WeatherFile, _ rates: RatesFile, documents: any DocumentReader,
    fetcher: any Fetcher, zones: any Zones, here: Zone, now: Instant
  ) {
    self.settings = settings
    self.weather = weather
    self.rates = rates
    self.documents = documents
    self.fetcher = fetcher
    self.zones = zones
    self.here = here
    self.now = now
  }

  /// An active source, by its name among the checks of `fasti doctor`.
  public enum Source: String, Hashable, Sendable {
    case weather
    /// Exchange rates.
    case rates
    /// Hijri months.
    case months
  }

  /// The content of an answer.
  public enum Finding: Hashable, Sendable {
    /// A forecast of a number of days from that day, by the source of that name.
    case forecast(String, days: Int, from: Day)
    /// Rates of a number of currencies, for that day.
    case rates(Int, on: Day)
    /// A number of months at that address.
    case months(Int, at: String)
    /// The source answered that nothing changed.
    case unchanged
  }

  /// The active sources.
  public var sources: [Source] {
    (settings.weatherSource == "off" ? [] : [.weather]) + (settings.refreshesRates ? [.rates] : [])
      + (settings.refreshesMonths ? [.months] : [])
  }

  /// The active sources that have not answered on this device yet.
  /// - Throws: `.storage`.
  public func untried() throws(Failure) -> [Source] {
    var untried: [Source] = []
    for source in sources {
      switch source {
      case .weather where try weather.read().tried == nil: untried.append(source)
      case .rates where try rates.read().tried == nil: untried.append(source)
      default: break
      }
    }
    return untried
  }

  /// Asks a source. A forecast is stored, because sources ask clients not to send the same request twice; rates and
  /// months are not stored.
  ///
  /// - Parameter version: The version of the program, which is sent to a source of weather.
  /// - Throws: `.network` when there is no answer, `.invalid` for an answer that cannot be used, `.refused` when a
  ///   setting is missing.
  public func callAsFunction(_ source: Source, version: String) throws(Failure) -> [Finding] {
    switch source {
    case .weather:
      let refresh = RefreshWeather(weather, documents: documents, fetcher: fetcher, zones: zones, now: now)
      let wish = try RefreshWeather.Request(settings, weather)
      let days = try refresh.fetch(wish, version: version, here: here, again: true).kept.days
      return [days.first.map { .forecast(wish.source.title, days: days.count, from: $0.day) } ?? .unchanged]
    case .rates:
      let today = here.day(at: now)
      let refresh = RefreshRates(rates, documents: documents, fetcher: fetcher, today: today, now: now)
      return [try refresh.attempt().map { .rates($0.currencies.count, on: $0.day) } ?? .unchanged]
    case .months: return try months()
    }
  }

  private func months() throws(Failure) -> [Finding] {
    let home = ReadMonthDocument.committeeAddress
    var documents: [(address: String, kind: MonthDocument)] = [("https://fiqhcouncil.org/calendar/", .fiqh)]
    if settings.followsMoonsighting { documents += [(home, .home), (home + "api/HijriDates", .api)] }
    var findings: [Finding] = []
    var known: [MonthStart] = []
    for (address, kind) in documents {
      guard case .document(let body, _, _, _) = try fetcher.fetch(FetchRequest(.months, address: address)) else {
        findings.append(.unchanged)
        continue
      }
      let reading = try ReadMonthDocument(self.documents)(body, as: kind, today: here.day(at: now), known: known)
      if let problem = reading.problem {
        throw Failure(.document(.noMonths(problem)), field: .file, value: address)
      }
      known += reading.months.map { $0.monthStart }
      findings.append(.months(reading.months.count, at: address))
    }
    return findings
  }
}
