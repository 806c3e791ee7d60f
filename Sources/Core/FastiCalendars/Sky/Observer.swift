/// An observer at sea level on the ellipsoid of the Earth.
struct Observer {
  /// Longitude in turns, east positive.
  let longitude: Double
  /// The direction of the zenith: the part along the equator and the part along the pole.
  let zenith: (equator: Double, pole: Double)
  /// Distance from the Earth's axis and above the plane of the equator, kilometres.
  let axis, plane: Double

  /// - Parameter latitude: Geodetic, degrees, north positive, -90...90.
  /// - Parameter longitude: Degrees, east positive, -180...180.
  /// - Throws: `.placeOutOfRange`.
  /// - Source: WGS 84; J. Meeus, "Astronomical Algorithms", 2nd edition (1998), chapter 11.
  init(latitude: Double, longitude: Double) throws(SkyError) {
    guard latitude >= -90, latitude <= 90, longitude >= -180, longitude <= 180 else {
      throw .placeOutOfRange(latitude: latitude, longitude: longitude)
    }
    self.longitude = longitude / 360
    let (s, c) = Trig.sinCos(turns: latitude / 360)
    zenith = (c, s)
    let (radius, flattening) = (6378.137, 1 / 298.257_223_563)
    let squash = (1 - flattening) * (1 - flattening)
    let n = radius / Trig.root(c * c + squash * s * s)
    axis = n * c
    plane = n * squash * s
  }
}
