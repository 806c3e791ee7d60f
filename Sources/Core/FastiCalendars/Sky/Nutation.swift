/// Nutation and the obliquity of the ecliptic.
struct Nutation {
  /// Nutation in longitude, degrees.
  let longitude: Double
  /// True obliquity of the ecliptic, degrees.
  let obliquity: Double
  /// The longitude of the Moon's ascending node, degrees.
  let node: Double

  /// The IAU 2000A nutation, cut at 0.4 milliarcseconds a term.
  ///
  /// - Parameter days: Terrestrial Time since J2000.0.
  /// - Source: IERS Conventions (2010), 5.43 and tables 5.3a, 5.3b; obliquity IAU 2006, 5.40.
  init(days: Double) {
    let T = days / 36_525
    let l = 485_868.249_036 + T * (1_717_915_923.217_8 + T * (31.879_2 + T * 0.051_635))
    let l1 = 1_287_104.793_048 + T * (129_596_581.048_1 + T * (-0.553_2 + T * 0.000_136))
    let F = 335_779.526_232 + T * (1_739_527_262.847_8 + T * (-12.751_2 - T * 0.001_037))
    let D = 1_072_260.703_692 + T * (1_602_961_601.209_0 + T * (-6.370_6 + T * 0.006_593))
    let omega = 450_160.398_036 + T * (-6_962_890.543_1 + T * (7.472_2 + T * 0.007_702))
    let turn = 1 / 1_296_000.0
    let (a, b, c, d, e) = (l * turn, l1 * turn, F * turn, D * turn, omega * turn)
    var psi = 0.0
    var epsilon = 0.0
    NutationTable.rows.withUnsafeBufferPointer { rows in
      var at = 0
      while at < rows.count {
        let m = rows[at]
        let x = Nutation.multiple(m, 0) * a + Nutation.multiple(m, 4) * b + Nutation.multiple(m, 8) * c
        let y = Nutation.multiple(m, 12) * d + Nutation.multiple(m, 16) * e
        let (s, k) = Trig.sinCos(turns: x + y)
        psi += (Double(rows[at + 1]) + Double(rows[at + 2]) * T) * s + Double(rows[at + 3]) * k
        epsilon += (Double(rows[at + 4]) + Double(rows[at + 5]) * T) * k + Double(rows[at + 6]) * s
        at += 7
      }
    }
    longitude = psi * 1e-7 / 3600
    let mean = 84_381.406 + T * (-46.836_769 + T * (-0.000_183_1 + T * 0.002_003_40))
    obliquity = (mean + epsilon * 1e-7) / 3600
    node = omega / 3600
  }

  @inline(__always)
  private static func multiple(_ packed: Int32, _ shift: Int32) -> Double { Double(((packed >> shift) & 15) - 8) }
}
