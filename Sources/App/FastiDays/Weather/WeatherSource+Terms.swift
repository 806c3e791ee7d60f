public import FastiCivil
public import FastiWeather

extension WeatherSource {
  /// What it asks for beyond its credit: in the reader's language for the sources that ship, as it is written for another
  /// one; nil for nothing.
  public func terms(in words: some Wording) -> String? {
    switch name {
    case "open-meteo": words.text(.weatherTermsOpenMeteo)
    case "met-norway": words.text(.weatherTermsMetNorway)
    default: terms.isEmpty ? nil : terms
    }
  }
}
