public import FastiRecords
import FastiWeather

/// Switches a source of weather on, or switches weather off.
public struct SwitchWeather {
  private let store: any Store
  private let file: WeatherFile
  private let almanac: Almanac

  /// Changes the settings of a store, from which the almanac was read.
  public init(_ store: any Store, _ file: WeatherFile, _ almanac: Almanac) {
    self.store = store
    self.file = file
    self.almanac = almanac
  }

  /// Switches a source on; the source is not asked yet.
  /// - Returns: The source, and the place.
  /// - Throws: `.refused` when no place is set, or a contact is missing; `.invalid` for an unknown source.
  public func on(_ name: String) throws(Failure) -> RefreshWeather.Request {
    let wish = try RefreshWeather.Request(almanac.settings, file, source: name)
    try EditSettings(store, almanac).set(.weatherSource, name)
    return wish
  }

  /// Switches weather off, and removes the stored forecast.
  /// - Throws: `.storage`.
  public func off() throws(Failure) {
    try EditSettings(store, almanac).set(.weatherSource, "off")
    try file.remove()
  }
}
