/// How a body moves over the sky of a place within a day or two.
struct Passage {
  private let body: SkyBody
  private let observer: Observer
  // The sine of the altitude that is searched, instead of that of rising and setting.
  private let altitude: Double?
  // Five positions of the body, a quarter of the interval apart; between them a polynomial of the fourth degree, with
  // an error below a hundredth of an arc second for the Moon.
  private let nodes: (Vector, Vector, Vector, Vector, Vector)
  // Local apparent sidereal time at the start, turns, and its growth a second.
  private let sidereal: Double
  private let growth = 1.002_737_811_911_354_48 / 86_400
  /// Terrestrial Time of the start, seconds since J2000.0, and the length in seconds.
  let start, length: Double

  init(_ body: SkyBody, _ observer: Observer, start: Double, length: Double, altitude: Double? = nil) {
    self.altitude = altitude
    (self.body, self.observer, self.start, self.length) = (body, observer, start, length)
    let days = start / 86_400
    let step = length / 86_400 / 4
    // Nutation moves by some hundredths of an arc second in a day: one value in the middle is enough.
    let nutation = Nutation(days: days + 2 * step)
    func node(_ i: Double) -> Vector { body.place(days: days + i * step, nutation: nutation) }
    nodes = (node(0), node(1), node(2), node(3), node(4))
    sidereal = Passage.sidereal(terrestrial: start, nutation: nutation) + observer.longitude
  }

  /// Greenwich apparent sidereal time in turns.
  ///
  /// - Source: IERS Conventions (2010), 5.14, 5.30 and 5.32.
  static func sidereal(terrestrial: Double, nutation: Nutation) -> Double {
    let turning = (terrestrial - DeltaT.seconds(terrestrial: terrestrial)) / 86_400
    let T = terrestrial / 3_155_760_000
    let whole = (turning + Trig.rounder) - Trig.rounder
    let rotation = 0.779_057_273_264 + 0.002_737_811_911_354_48 * turning + (turning - whole)
    let precession = 0.014_506 + T * (4_612.156_534 + T * (1.391_581_7 - T * 0.000_000_44))
    let equinox = nutation.longitude * 3600 * Trig.cosine(nutation.obliquity) + 0.002_64 * Trig.sine(nutation.node)
    return rotation + (precession + equinox) / 1_296_000
  }

  /// How far the body is above the altitude that is searched: positive above, zero at the event.
  ///
  /// - Parameter t: Seconds after the start.
  func height(_ t: Double) -> Double {
    let p = position(t)
    let (s, c) = Trig.sinCos(turns: sidereal + growth * t)
    // The body from the place: along the meridian's outward direction, eastward, and along the pole.
    let out = p.x * c + p.y * s - observer.axis
    let east = p.y * c - p.x * s
    let pole = p.z - observer.plane
    let distance = Trig.root(out * out + east * east + pole * pole)
    let sine = (out * observer.zenith.equator + pole * observer.zenith.pole) / distance
    return sine - (altitude ?? body.horizon(distance: distance))
  }

  /// The body's hour angle in a scale that is zero on the meridian, negative before it: the westward part of its
  /// direction, and whether it is on the upper side.
  func meridian(_ t: Double) -> (west: Double, isUpper: Bool) {
    let p = position(t)
    let (s, c) = Trig.sinCos(turns: sidereal + growth * t)
    return (p.x * s - p.y * c, p.x * c + p.y * s > 0)
  }

  // Lagrange's polynomial through the five nodes.
  private func position(_ t: Double) -> Vector {
    let x = t / length * 4
    let (a, b, c, d) = (x - 1, x - 2, x - 3, x - 4)
    let w0 = a * b * c * d / 24
    let w1 = -x * b * c * d / 6
    let w2 = x * a * c * d / 4
    let w3 = -x * a * b * d / 6
    let w4 = x * a * b * c / 24
    let (p, q, r, s, u) = nodes
    return Vector(
      w0 * p.x + w1 * q.x + w2 * r.x + w3 * s.x + w4 * u.x, w0 * p.y + w1 * q.y + w2 * r.y + w3 * s.y + w4 * u.y,
      w0 * p.z + w1 * q.z + w2 * r.z + w3 * s.z + w4 * u.z)
  }
}
