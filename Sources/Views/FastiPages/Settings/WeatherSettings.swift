public import FastiCivil
import FastiWords

/// The settings of weather.
public struct WeatherSettings: Sendable {
  /// The place, as it is called; nil where none is set.
  public var place: String?
  /// The source that is switched on; `off` for none.
  public var source: String
  /// The sources that can be switched on.
  public var sources: [WeatherChoice]
  /// What was typed to find a place.
  public var typed: FieldInput
  /// The places that were found; nil where none was looked for.
  public var found: [FoundPlace]?
  /// Whom a source may write to.
  public var contact: FieldInput
  /// What was wrong with a source that was not switched on.
  public var error: FieldError?
  /// Whether the source that is on has answered here.
  public var isTried = false
  /// When the forecast was fetched; nil where none is kept.
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
  /// What people call it.
  public var title: String
  /// What it asks for; nil for nothing.
  public var terms: String?

  public init(_ word: String, _ title: String, terms: String?) {
    self.word = word
    self.title = title
    self.terms = terms
  }
}

/// A place that was found.
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
  /// Switches a source of weather on, or weather off.
  public static let settingsWeatherSource = Path("/settings/weather/source")
  /// Sets whom a source of weather may write to.
  public static let settingsWeatherContact = Path("/settings/weather/contact")
  /// Fetches the forecast now.
  public static let fetchWeather = Path("/settings/weather/fetch")
}
