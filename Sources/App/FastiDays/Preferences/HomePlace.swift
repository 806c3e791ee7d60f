public import FastiCivil
public import FastiRecords
public import FastiWeather

/// The place of the forecast, as in the setting `weather.place`: `59.33,18.07`, or with the zone of its clocks and its
/// name `59.33,18.07 Europe/Stockholm Stockholm`.
public struct HomePlace: Hashable, Sendable {
  public let coordinates: GeoCoordinates
  /// The zone of its clocks; nil for those of this machine.
  public let zoneName: String?
  /// Its name; nil if only coordinates were given.
  public let name: String?

  public init(_ coordinates: GeoCoordinates, zoneName: String? = nil, name: String? = nil) {
    self.coordinates = coordinates
    self.zoneName = zoneName
    self.name = name
  }

  /// Reads the setting; nil for a text that is not a place.
  public init?(text: String) {
    let words = text.split(separator: " ", maxSplits: 2).map { String($0) }
    guard let first = words.first, let coordinates = GeoCoordinates(Array(first.utf8)) else { return nil }
    guard words.count != 2 else { return nil }
    self.init(coordinates, zoneName: words.count == 3 ? words[1] : nil, name: words.count == 3 ? words[2] : nil)
  }

  /// The text of the setting.
  public var text: String {
    guard let zoneName, let name else { return coordinates.text }
    return "\(coordinates.text) \(zoneName) \(name)"
  }

  /// Its name, or its coordinates.
  public var title: String { name ?? coordinates.text }

  /// The zone of the place; `here` if it has none, or an unknown one.
  public func zone(_ zones: any Zones, else here: Zone) -> Zone {
    guard let zoneName else { return here }
    do throws(Failure) { return try zones.zone(named: zoneName) } catch { return here }
  }
}
