extension NewMoonTable {
  /// Days of Terrestrial Time since J2000.0 of a new moon, within 0.02 s of the ephemeris; the caller has checked the
  /// lunation.
  static func days(lunation k: Int) -> Double {
    let n = Double(k)
    let T = n * (1 / 1236.85)
    let steps = Residuals.steps(rest, k - lunations.lowerBound)
    let (m, l, f2) = angles.withUnsafeBufferPointer { q in
      (
        Angle(turns: q[0] + n * (q[1] + n * q[2])), Angle(turns: q[3] + n * (q[4] + n * q[5])),
        Angle(turns: 2 * (q[6] + n * (q[7] + n * q[8])))
      )
    }
    let l2 = l + l
    let seconds = closedForm.withUnsafeBufferPointer { c in
      let solar = (c[1] + c[2] * T) * m.sin + c[7] * 2 * m.sin * m.cos
      let lunar = c[0] * l.sin + c[3] * l2.sin + c[10] * (l2 + l).sin
      let both = c[5] * (l - m).sin + c[6] * (l + m).sin + c[13] * (l2 + m).sin + c[14] * (l2 - m).sin
      let node = c[4] * f2.sin + c[8] * (l - f2).sin + c[9] * (l + f2).sin
      let rare = c[11] * (m + f2).sin + c[12] * (m - f2).sin
      let steady = c[15] + T * (c[16] + T * (c[17] + T * c[18]))
      return (solar + lunar) + (both + node) + (rare + steady)
    }
    return 5.097_66 + 29.530_588_861 * n + (seconds + steps * 0.025) * (1 / 86_400)
  }

  /// An angle by its sine and cosine, so that sums of angles cost four products.
  private struct Angle {
    let sin, cos: Double

    @inline(__always)
    init(turns: Double) { (sin, cos) = Trig.sinCos(turns: turns) }

    @inline(__always)
    private init(_ sin: Double, _ cos: Double) { (self.sin, self.cos) = (sin, cos) }

    @inline(__always)
    static func + (a: Angle, b: Angle) -> Angle { Angle(a.sin * b.cos + a.cos * b.sin, a.cos * b.cos - a.sin * b.sin) }

    @inline(__always)
    static func - (a: Angle, b: Angle) -> Angle { Angle(a.sin * b.cos - a.cos * b.sin, a.cos * b.cos + a.sin * b.sin) }
  }
}
