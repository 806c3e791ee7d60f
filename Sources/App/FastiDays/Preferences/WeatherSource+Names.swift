import FastiData
public import FastiWeather

extension WeatherSource {
  /// The names of the shipped sources.
  public static var shippedNames: [String] { ShippedSource.all.map { "\($0.label)" } }
}
