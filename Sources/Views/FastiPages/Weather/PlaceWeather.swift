public import FastiCalendars
public import FastiCivil
public import FastiWeather
import FastiWords

/// The weather, Sun and Moon of a place, as pages show them.
public struct PlaceWeather: Sendable {
  /// The name of the place.
  public var place: String
  /// The clocks of the place.
  public var zone: Zone
  /// The forecast of the shown days; empty if none is stored.
  public var days: [WeatherDay]
  /// The credit of the forecast; nil if it is not shown.
  public var credit: WeatherCredit?
  /// Sun and Moon of the days that show them.
  public var skies: [Day: SkyDay]

  public init(
    _ place: String, zone: Zone, days: [WeatherDay] = [], credit: WeatherCredit? = nil, skies: [Day: SkyDay] = [:]
  ) {
    self.place = place
    self.zone = zone
    self.days = days
    self.credit = credit
    self.skies = skies
  }

  /// The forecast of a day; nil if none is stored.
  subscript(day: Day) -> WeatherDay? { days.first { $0.day == day } }
}

/// The credit that the source of a forecast requires.
public struct WeatherCredit: Hashable, Sendable {
  /// The sentence that the licence of the data asks for.
  public var text: String
  /// A page of the source.
  public var link: ExternalLink?
  /// A page with the licence of the data.
  public var licence: ExternalLink?
  /// The day it was fetched.
  public var taken: Day?

  public init(_ text: String, link: ExternalLink? = nil, licence: ExternalLink? = nil, taken: Day? = nil) {
    self.text = text
    self.link = link
    self.licence = licence
    self.taken = taken
  }
}

extension WeatherDay {
  /// The lowest and the highest temperature: `−3.5 … 2.1 °C`.
  func temperatures(_ words: PageWords) -> String {
    "\(Self.signed(words.field(lowText))) … \(Self.signed(words.field(highText))) °C"
  }

  /// Rain and its probability; nil if the forecast has neither.
  func rain(_ words: PageWords) -> String? {
    let parts = [rainText.map { "\(words.field($0)) mm" }, chance.map { "\($0) %" }].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  private static func signed(_ number: String) -> String {
    number.utf8.first == UInt8(ascii: "-") ? "\u{2212}\(number.dropFirst())" : number
  }
}

extension WeatherSky {
  /// Its picture.
  var icon: Icon {
    switch self {
    case .clear: .sun
    case .fair, .partlyCloudy: .sunAndCloud
    case .cloudy: .cloud
    case .fog: .fog
    case .drizzle, .rain, .showers: .rain
    case .sleet: .sleet
    case .snow: .snow
    case .thunder: .thunder
    }
  }
}
