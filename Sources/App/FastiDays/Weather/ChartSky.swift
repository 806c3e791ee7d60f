import FastiCalendars
public import FastiCivil
public import FastiFormats
public import FastiRecords
import FastiWeather
public import FastiWords

/// Draws Sun and Moon through a year.
public struct ChartSky {
  private let title: String
  private let (latitude, longitude): (Double, Double)
  private let zone: Zone
  private let words: PageWords

  /// A chart for a place, by the clocks of a zone.
  /// - Parameter title: The name of the place.
  public init(latitude: Double, longitude: Double, called title: String, _ zone: Zone, _ words: PageWords) {
    self.title = title
    (self.latitude, self.longitude) = (latitude, longitude)
    self.zone = zone
    self.words = words
  }

  /// A chart for the place that is set, in its own zone, or in `here` if it has none.
  /// - Throws: `.refused` when no place is set.
  public init(_ settings: Preferences, _ zones: any Zones, else here: Zone, _ words: PageWords) throws(Failure) {
    guard let place = settings.weatherPlace else { throw Failure(.weather(.noPlace)) }
    self.init(
      latitude: Double(place.coordinates.latitude) / 100, longitude: Double(place.coordinates.longitude) / 100,
      called: place.title, place.zone(zones, else: here), words)
  }

  /// The chart of a year.
  /// - Throws: `.invalid` for a place that is not on Earth, and outside the years 1583 to 2999.
  public func callAsFunction(_ year: Int, today: Day) throws(Failure) -> Chart {
    let sky: SkyYear
    do { sky = try SkyYear(year, zone: zone, latitude: latitude, longitude: longitude) } catch { throw Failure(error) }
    return words.chart(sky, at: title, today: today)
  }
}
