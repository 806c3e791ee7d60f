public import FastiCivil
public import FastiWeather

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
