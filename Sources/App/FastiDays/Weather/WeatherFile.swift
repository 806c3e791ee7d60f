public import FastiCivil
public import FastiFormats
public import FastiMonths
public import FastiRecords
public import FastiWeather

/// A stored forecast, and what is known about the last request to its source.
public struct KeptWeather: Hashable, Sendable {
  /// The name of the source.
  public var source = ""
  /// The owner of the data, as the source's terms require.
  public var credit = ""
  /// A page of the source, for the link that its terms require.
  public var link: String?
  /// A page with the licence of the data.
  public var licence: String?
  /// When its source last sent a usable answer; nil for a forecast that was only read from a file.
  public var tried: Instant?
  /// The place of the forecast.
  public var place: GeoCoordinates?
  /// The time at which it was stored.
  public var taken: Instant?
  /// The time until which the source has no newer forecast, as stated by the source.
  public var expires: Instant?
  /// The last automatic request to the source.
  public var attempt: RefreshAttempt?
  /// The days, in order.
  public var days: [WeatherDay] = []
  var tag: String?
  var modified: String?

  init() {}

  /// The forecast of a day; nil if none is stored.
  public subscript(day: Day) -> WeatherDay? { days.first { $0.day == day } }
}

/// The file in the data folder with a forecast.
///
/// A forecast can be fetched again and is useless after its days. It is not a record: changes, backups and other
/// devices do not contain it.
public struct WeatherFile: Sendable {
  private let files: any Files
  private let folder: String
  private static let head = "fasti-weather 1"

  /// The version of the file; nil if there is no file.
  public var version: FileVersion? { files.version(of: path) }

  /// The file of a data folder; it need not exist.
  public init(_ files: any Files, folder: String) {
    self.files = files
    self.folder = folder
  }

  /// Where the file is: below the data folder.
  public var path: String { "\(folder)/weather" }
  /// The path of the description of the user's source, if there is one.
  public var ownSource: String { "\(folder)/weather.source" }

  /// The content of the file; nothing if there is no file, or if it does not have the format of this version.
  /// - Throws: `.storage` when it cannot be read.
  public func read() throws(Failure) -> KeptWeather {
    var kept = KeptWeather()
    guard files.exists(path) else { return kept }
    let text = String(decoding: try files.read(path, limit: 1 << 20), as: UTF8.self)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
    guard lines.first == WeatherFile.head else { return kept }
    let head = lines.dropFirst().prefix { !$0.isEmpty }
    for line in head {
      let space = line.firstIndex(of: " ") ?? line.endIndex
      kept.take(String(line[..<space]), String(line[space...].dropFirst()))
    }
    kept.days = lines.dropFirst(head.count + 2).compactMap { WeatherDay(line: $0) }
    return kept
  }

  /// Writes the content, completely or not at all.
  /// - Throws: `.storage`.
  public func write(_ kept: KeptWeather) throws(Failure) {
    var writer = UTF8Writer()
    writer.write(text: WeatherFile.head + "\n")
    for (word, value) in kept.head { if let value { writer.write(text: "\(word) \(value)\n") } }
    writer.write("\n")
    for day in kept.days { day.write(to: &writer) }
    try files.makeFolder(folder)
    try files.write(writer.bytes, to: path)
  }

  /// Removes the file.
  /// - Throws: `.storage`.
  public func remove() throws(Failure) { if files.exists(path) { try files.remove(path) } }

  /// The description of the own source.
  /// - Throws: `.notFound` when there is none, `.storage`.
  public func ownDescription() throws(Failure) -> String {
    guard files.exists(ownSource) else { throw Failure(.weather(.noOwnSource(path: ownSource))) }
    return String(decoding: try files.read(ownSource, limit: WeatherSource.longest), as: UTF8.self)
  }
}

extension KeptWeather {
  /// The lines before the days.
  fileprivate var head: [(String, String?)] {
    [
      ("source", source), ("credit", credit), ("link", link), ("licence", licence),
      ("tried", tried.map { String($0.seconds) }), ("place", place?.text), ("taken", taken.map { String($0.seconds) }),
      ("expires", expires.map { String($0.seconds) }),
      ("asked", attempt.map { "\($0.at.seconds) \($0.failures)" }), ("tag", tag), ("modified", modified),
    ]
  }

  fileprivate mutating func take(_ word: String, _ value: String) {
    let moment = Int64(value).map { Instant(seconds: $0) }
    switch word {
    case "source": source = value
    case "credit": credit = value
    case "link": link = value
    case "licence": licence = value
    case "tried": tried = moment
    case "place": place = GeoCoordinates(Array(value.utf8))
    case "taken": taken = moment
    case "expires": expires = moment
    case "asked":
      let words = value.split(separator: " ")
      guard words.count == 2, let seconds = Int64(words[0]), let failures = Int(words[1]) else { return }
      attempt = RefreshAttempt(at: Instant(seconds: seconds), failures: failures)
    case "tag": tag = value
    case "modified": modified = value
    default: break
    }
  }
}

extension KeptWeather {
  /// The forecast of a day and the days after it, as widgets show it; nil if none is stored for the place.
  public func forecast(for place: HomePlace?, from day: Day, in words: some Wording) -> Widget.Forecast? {
    guard let place, self.place == place.coordinates else { return nil }
    let ahead = days.filter { $0.day >= day }
    guard !ahead.isEmpty else { return nil }
    return Widget.Forecast(days: ahead, sky: self[day]?.sky.map { words.text($0.word) }, credit: credit)
  }
}

extension WeatherSource {
  /// What it requires besides its credit: for shipped sources in the reader's language, for others as written; nil for
  /// nothing.
  public func terms(in words: some Wording) -> String? {
    switch name {
    case "open-meteo": words.text(.weatherTermsOpenMeteo)
    case "met-norway": words.text(.weatherTermsMetNorway)
    default: terms.isEmpty ? nil : terms
    }
  }
}
