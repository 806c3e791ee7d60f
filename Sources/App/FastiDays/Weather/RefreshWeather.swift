public import FastiCivil
import FastiData
import FastiFormats
public import FastiRecords
public import FastiWeather

/// Updates the forecast for the place of the user, from a source or from a file.
public struct RefreshWeather {
  private let file: WeatherFile
  private let documents: any DocumentReader
  private let fetcher: any Fetcher
  private let zones: any Zones
  private let now: Instant

  /// A refresh of the forecast of a file, at a moment.
  public init(
    _ file: WeatherFile, documents: any DocumentReader, fetcher: any Fetcher, zones: any Zones, now: Instant
  ) {
    self.file = file
    self.documents = documents
    self.fetcher = fetcher
    self.zones = zones
    self.now = now
  }

  /// A request for a forecast: its source, its place, and a contact for the source.
  public struct Request: Sendable {
    /// The description of the source.
    public let description: String
    public let source: WeatherSource
    public let place: HomePlace
    /// The contact that is sent to the source; nil for none.
    public let contact: String?

    /// The request according to the settings.
    /// - Parameter name: A source that replaces the active one.
    /// - Throws: `.refused` when no source is active, no place is set, or a contact is missing.
    public init(
      _ settings: Preferences, _ file: WeatherFile, source name: String? = nil, asks: Bool = true
    ) throws(Failure) {
      let name = name ?? settings.weatherSource
      guard name != "off" else { throw Failure(.weather(.off)) }
      description = name == "own" ? try file.ownDescription() : try WeatherSource.shipped(name)
      do throws(WeatherFault) { source = try WeatherSource(text: description) } catch {
        throw Failure(.weather(.fault(error)), field: .file, value: name == "own" ? file.ownSource : name)
      }
      guard let place = settings.weatherPlace else { throw Failure(.weather(.noPlace)) }
      self.place = place
      contact = settings.weatherContact
      if source.needsContact, contact == nil, asks { throw Failure(.weather(.noContact(source: source.title))) }
    }
  }

  /// Asks the source, unless it has said that it has no newer forecast yet.
  ///
  /// - Parameter again: Whether to ask in any case, and for the complete answer.
  /// - Returns: The forecast that is stored now, and whether it is new.
  /// - Throws: `.network` when there is no answer, `.invalid` for an answer that cannot be used; the former forecast
  ///   stays.
  public func fetch(
    _ wish: Request, version: String, here: Zone, again: Bool = false
  ) throws(Failure) -> (kept: KeptWeather, isNew: Bool) {
    var kept = try file.read()
    let isSame = !again && kept.source == wish.source.name && kept.place == wish.place.coordinates
    if isSame, let expires = kept.expires, expires > now, kept.days.contains(where: { $0.day >= here.day(at: now) }) {
      return (kept, false)
    }
    // A clock that was set back does not prevent a request.
    let answer = try fetcher.fetch(
      FetchRequest(
        .weather, address: wish.source.address(of: wish.place.coordinates), tag: isSame ? kept.tag : nil,
        modified: isSame ? kept.modified : nil, host: wish.source.host,
        agent: wish.contact.map { "fasti/\(version) \($0)" }))
    guard case .document(let body, let tag, let modified, let expires) = answer else {
      kept.expires = Instant(seconds: now.seconds + RefreshWeather.least)
      kept.tried = now
      try file.write(kept)
      return (kept, false)
    }
    return (
      try take(
        body, wish, named: wish.source.title, here: here, tag: tag, modified: modified,
        expires: expires.map { Instant(seconds: $0) }, isLive: true), true
    )
  }

  /// The seconds before the next request if the source does not state a longer time; and the longest time that is
  /// accepted.
  static let least: Int64 = 3_600
  static let most: Int64 = 43_200

  /// Stores the forecast of an answer; stores nothing if any part of it is wrong.
  ///
  /// - Parameters:
  ///   - name: Its name in messages: its source or its file.
  ///   - isLive: Whether the source itself sent it.
  /// - Throws: `.invalid` for an answer that cannot be used; the former forecast stays.
  public func take(
    _ bytes: [UInt8], _ wish: Request, named name: String, here: Zone, tag: String? = nil, modified: String? = nil,
    expires: Instant? = nil, isLive: Bool = false
  ) throws(Failure) -> KeptWeather {
    let days = try days(bytes, wish, named: name, here: here)
    var kept = KeptWeather()
    let former = try file.read()
    kept.attempt = former.attempt
    kept.tried = isLive ? now : former.source == wish.source.name ? former.tried : nil
    (kept.source, kept.credit, kept.place) = (wish.source.name, wish.source.credit, wish.place.coordinates)
    (kept.link, kept.licence) = (wish.source.link, wish.source.licence)
    (kept.taken, kept.days, kept.tag, kept.modified) = (now, days, tag, modified)
    let wait = min(max(expires.map { $0.seconds - now.seconds } ?? 0, RefreshWeather.least), RefreshWeather.most)
    kept.expires = Instant(seconds: now.seconds + wait)
    try file.write(kept)
    return kept
  }

  /// The days of an answer; nothing is stored.
  /// - Throws: `.invalid` for an answer that cannot be used.
  func days(_ bytes: [UInt8], _ wish: Request, named name: String, here: Zone) throws(Failure) -> [WeatherDay] {
    let zone = wish.place.zone(zones, else: here)
    func refused(_ fault: WeatherFault) -> Failure { Failure(.weather(.fault(fault)), field: .file, value: name) }
    guard bytes.count <= WeatherJSON.longest else { throw refused(.tooMany) }
    guard let lines = try documents.lines(weather: WeatherJSON.question(wish.description, bytes)) else {
      throw refused(.shape)
    }
    do throws(WeatherFault) {
      return try WeatherReading.days(lines, of: wish.source, zone: zone, today: zone.day(at: now))
    } catch { throw refused(error) }
  }
}

extension WeatherSource {
  /// The description of a shipped source.
  /// - Throws: `.invalid` with the names of the shipped sources.
  public static func shipped(_ name: String) throws(Failure) -> String {
    guard let found = ShippedSource.all.first(where: { "\($0.label)" == name }) else {
      throw Failure(.value(.word(shippedNames + ["own"])), field: .path("SOURCE"), value: name)
    }
    return "\(found.text)"
  }
}
