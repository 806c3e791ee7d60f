/// A body that rises and sets.
///
/// ```swift
/// let start = Double(Day(year: 2026, month: 6, day: 19).number) * 86_400
/// for body in SkyBody.allCases {
///   let events = try Sky.rising(body, in: start..<start + 86_400, latitude: 51.48, longitude: 0)
///   if let rise = events.rise.moment { print(body, rise) }
/// }
/// // sun 2026-06-19T03:42:25Z
/// // moon 2026-06-19T08:59:35Z
/// ```
public enum SkyBody: UInt8, CaseIterable, Sendable {
  case sun, moon
}

extension SkyBody {
  /// The apparent place of the true equator and equinox of date, kilometres from the centre of the Earth.
  ///
  /// - Parameter days: Terrestrial Time since J2000.0.
  func place(days: Double, nutation: Nutation) -> Vector {
    switch self {
    case .sun:
      let distance = Sun.distance(days: days) * 149_597_870.7
      let longitude = Sun.longitude(days: days) + nutation.longitude
      return Vector(longitude: longitude, latitude: Sun.latitude(days: days), distance, tilt: nutation.obliquity)
    case .moon:
      let moon = Moon(days: days)
      let longitude = moon.longitude + nutation.longitude
      return Vector(longitude: longitude, latitude: moon.latitude, moon.distance, tilt: nutation.obliquity)
    }
  }

  /// The sine of the altitude at which the body rises and sets by definition, at that distance.
  ///
  /// The Sun: its centre 0.8333 degrees below the horizon, for 34' of refraction and a mean radius of 16'. The Moon:
  /// its upper limb 34' below, with the apparent size of its radius of 1738.1 km on that day.
  func horizon(distance: Double) -> Double {
    switch self {
    case .sun: return -0.014_543_315_936_7
    case .moon:
      // sin(-(34' + r)) with sin r = radius / distance.
      let radius = 1738.1 / distance
      return -(0.009_890_037_858_7 * (1 - 0.5 * radius * radius) + 0.999_951_092_379_6 * radius)
    }
  }
}

/// A position in space, by its rectangular coordinates.
struct Vector {
  var x, y, z: Double

  /// From coordinates.
  init(_ x: Double, _ y: Double, _ z: Double) { (self.x, self.y, self.z) = (x, y, z) }

  /// From ecliptic longitude and latitude in degrees, turned about the equinox by the obliquity `tilt`.
  init(longitude: Double, latitude: Double, _ distance: Double, tilt: Double) {
    let (sl, cl) = Trig.sinCos(turns: longitude / 360)
    let (sb, cb) = Trig.sinCos(turns: latitude / 360)
    let (se, ce) = Trig.sinCos(turns: tilt / 360)
    x = distance * cb * cl
    y = distance * (cb * sl * ce - sb * se)
    z = distance * (cb * sl * se + sb * ce)
  }
}
