extension NewMoonTable {
  /// Days of Terrestrial Time since J2000.0 of a new moon, within 0.05 s of the ephemeris; the caller has checked the
  /// lunation.
  static func days(lunation k: Int) -> Double {
    let n = Trig.double(k)
    let T = n * (1 / 1236.85)
    let steps = Residuals.steps(rest, k - lunations.lowerBound)
    let (q, r, s) = (solar, lunar, node)
    let m = Angle(turns: q.0 + n * (q.1 + n * q.2))
    let l = Angle(turns: r.0 + n * (r.1 + n * r.2))
    let wave = Trig.wave(turns: 2 * (s.0 + n * (s.1 + n * s.2)))
    let c = closedForm
    let annual = (c.1 + c.2 * T) * m.sin + c.7 * 2 * m.sin * m.cos
    let monthly = c.0 * l.sin + c.3 * 2 * l.sin * l.cos
    let both = c.5 * (l - m).sin + c.6 * (l + m).sin + c.4 * wave
    let seconds = (annual + monthly) + (both + (c.8 + T * (c.9 + T * c.10) + steps * 0.1))
    return 5.097_66 + 29.530_588_861 * n + seconds * (1 / 86_400)
  }

  /// An angle by its sine and cosine, so that sums of angles cost four products.
  private struct Angle {
    let sin, cos: Double

    @inline(__always)
    init(turns: Double) { (sin, cos) = (Trig.swing(turns: turns), Trig.swing(turns: turns + 0.25)) }

    @inline(__always)
    private init(_ sin: Double, _ cos: Double) { (self.sin, self.cos) = (sin, cos) }

    @inline(__always)
    static func + (a: Angle, b: Angle) -> Angle { Angle(a.sin * b.cos + a.cos * b.sin, a.cos * b.cos - a.sin * b.sin) }

    @inline(__always)
    static func - (a: Angle, b: Angle) -> Angle { Angle(a.sin * b.cos - a.cos * b.sin, a.cos * b.cos + a.sin * b.sin) }
  }
}
