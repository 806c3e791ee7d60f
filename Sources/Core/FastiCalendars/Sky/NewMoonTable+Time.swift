extension NewMoonTable {
  /// Days of Terrestrial Time since J2000.0 of a new moon, within 0.02 s of the ephemeris; the caller has checked the
  /// lunation.
  static func days(lunation k: Int) -> Double {
    let n = Double(k)
    let T = n / 1236.85
    let mean = 5.097_66 + 29.530_588_861 * n + 0.000_154_37 * T * T
    let C = mean / 36_525
    let turn = 1 / 1_296_000.0
    // The arguments of Delaunay: IERS Conventions (2010), 5.43.
    let x = 1_287_104.793_048 + C * (129_596_581.048_1 + C * (-0.553_2 + C * (0.000_136 - C * 0.000_011_49)))
    let y = 485_868.249_036 + C * (1_717_915_923.217_8 + C * (31.879_2 + C * (0.051_635 - C * 0.000_244_70)))
    let z = 335_779.526_232 + C * (1_739_527_262.847_8 + C * (-12.751_2 + C * (-0.001_037 + C * 0.000_004_17)))
    let m = Angle(turns: x * turn)
    let l = Angle(turns: y * turn)
    let l2 = l + l
    let f2 = Angle(turns: 2 * z * turn)
    return closedForm.withUnsafeBufferPointer { c in
      var s = c[0] * l.sin + (c[1] + c[2] * T) * m.sin + c[3] * l2.sin + c[4] * f2.sin
      s += c[5] * (l - m).sin + c[6] * (l + m).sin + c[7] * 2 * m.sin * m.cos
      s += c[8] * (l - f2).sin + c[9] * (l + f2).sin + c[10] * (l2 + l).sin
      s += c[11] * (m + f2).sin + c[12] * (m - f2).sin + c[13] * (l2 + m).sin + c[14] * (l2 - m).sin
      s += c[15] + T * (c[16] + T * (c[17] + T * c[18]))
      let rest = Residuals.steps(self.rest, k - lunations.lowerBound) * 0.025
      return mean + (s + rest) / 86_400
    }
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
