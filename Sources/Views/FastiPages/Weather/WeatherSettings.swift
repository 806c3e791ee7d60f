public import FastiCivil
import FastiWords

/// The place and the source of forecasts, and whether they are switched on.
public struct WeatherSettings: Sendable {
  /// The name of the place; nil if none is set.
  public var place: String?
  /// The selected source; `off` for none.
  public var source: String
  /// The sources to choose from.
  public var sources: [WeatherChoice]
  /// The typed name of a place to find.
  public var typed: FieldInput
  /// The places found; nil without a search.
  public var found: [FoundPlace]?
  /// The contact address that the source receives.
  public var contact: FieldInput
  /// The error of a source that was not switched on.
  public var error: FieldError?
  /// Whether the selected source has ever answered this server.
  public var isTried = false
  /// The day the forecast was fetched; nil if none is stored.
  public var fetched: Day?

  public init(
    place: String? = nil, source: String = "off", sources: [WeatherChoice] = [], typed: FieldInput = FieldInput(),
    contact: FieldInput = FieldInput()
  ) {
    self.place = place
    self.source = source
    self.sources = sources
    self.typed = typed
    self.contact = contact
  }
}

/// A source of weather to choose.
public struct WeatherChoice: Hashable, Sendable {
  /// Its word in forms and on command lines.
  public var word: String
  /// Its displayed name.
  public var title: String
  /// Its terms; nil for none.
  public var terms: String?

  public init(_ word: String, _ title: String, terms: String?) {
    self.word = word
    self.title = title
    self.terms = terms
  }
}

/// A place found by a search.
public struct FoundPlace: Hashable, Sendable {
  /// Its name, with its country: `Athens, GR ESYE31`.
  public var title: String
  /// The text of the setting.
  public var setting: String

  public init(_ title: String, setting: String) {
    self.title = title
    self.setting = setting
  }
}

extension WeatherSettings {
  enum Field: String, FormField {
    case place, source, contact

    static let form: StaticString = "weather"

    var label: Phrase? {
      switch self {
      case .place: .weatherPlace
      case .source: .weatherSource
      case .contact: .weatherContact
      }
    }
  }

  enum Finding: String, FormField {
    case town

    static let form: StaticString = "find-place"
    var label: Phrase? { .findPlace }
  }
}

extension Paths {
  /// Sets the place of the weather.
  public static let settingsWeatherPlace = Path("/settings/weather/place")
  /// Selects a source of weather, or switches weather off.
  public static let settingsWeatherSource = Path("/settings/weather/source")
  /// Sets the contact address that a source of weather receives.
  public static let settingsWeatherContact = Path("/settings/weather/contact")
  /// Fetches the forecast now.
  public static let fetchWeather = Path("/settings/weather/fetch")
}
