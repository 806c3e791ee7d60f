import FastiCivil
public import FastiWeather

/// Why there is no weather.
public enum WeatherCause: Hashable, Sendable {
  /// No source is switched on.
  case off
  /// No place is set.
  case noPlace
  /// The source requires a contact, and none is set.
  case noContact(source: String)
  /// The contact is too long, or has characters other than letters, digits and signs of ASCII.
  case contact
  /// The file with the description of the user's source is missing.
  case noOwnSource(path: String)
  /// Neither coordinates nor a place in the list.
  case place
  /// The list has no place with that name.
  case unknownPlace
  /// Several places have that name; their number.
  case severalPlaces(Int)
  /// The answer of a source, or its description, cannot be used.
  case fault(WeatherFault)
}

extension WeatherCause {
  var sort: FailureSort {
    switch self {
    case .off: .refused("weather-off")
    case .noPlace: .refused("no-place")
    case .noContact: .refused("no-contact")
    case .contact: "malformed-contact"
    case .noOwnSource: .notFound("no-source")
    case .place: "malformed-place"
    case .unknownPlace: .notFound("unknown-place")
    case .severalPlaces: "several-places"
    case .fault: "unusable-weather"
    }
  }

  var sentence: Sentence {
    switch self {
    case .off: Sentence(.noWeatherOff)
    case .noPlace: Sentence(.noWeatherNoPlace)
    case .noContact(let source): Sentence(.noWeatherNoContact, .text(source))
    case .contact: Sentence(.noWeatherContact)
    case .noOwnSource(let path): Sentence(.noWeatherNoOwnSource, .path(path))
    case .place: Sentence(.noWeatherPlace)
    case .unknownPlace: Sentence(.noWeatherUnknownPlace)
    case .severalPlaces(let count): Sentence(.noWeatherSeveralPlaces, .number(count))
    case .fault(let fault): Sentence(.noWeatherFault, .sentence(fault.sentence))
    }
  }
}
