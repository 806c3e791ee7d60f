/// The Moon's apparent position, referred to the mean ecliptic and equinox of date.
struct Moon {
  /// Terrestrial Time since J2000.0, days.
  let days: Double
  // The arguments of Delaunay in turns, and the mean longitude in degrees.
  private let D, l1, l, F: Double
  private let mean: Double

  /// The Moon's arguments at a moment.
  init(days: Double) {
    self.days = days
    let T = days / 36_525
    func argument(_ row: Int) -> Double {
      let c = row * 5
      let a = MoonTable.arguments
      return a[c] + T * (a[c + 1] + T * (a[c + 2] + T * (a[c + 3] + T * a[c + 4])))
    }
    let turn = 1 / 1_296_000.0
    let latitudeArgument = argument(3)
    D = argument(0) * turn
    l1 = argument(1) * turn
    l = argument(2) * turn
    F = latitudeArgument * turn
    mean = (latitudeArgument + argument(4)) / 3600
  }

  /// Apparent longitude without nutation, degrees, not reduced to one turn; light time is in it.
  var longitude: Double {
    let seconds = Series.power(MoonTable.polynomial, Series.u(days))
    let terms = sum(MoonTable.longitude) + Series.lines(MoonTable.planets, days: days)
    return mean + (seconds + terms * 1e-4) / 3600
  }

  /// The longitude from the strongest terms, within an arc minute, and its rate in degrees a day, to 1 part in 2,000.
  func rough() -> (longitude: Double, rate: Double) {
    let table = MoonTable.longitude
    var seconds = 0.0
    var turning = 0.0
    var at = 0
    for _ in 0..<40 {
      let m = table[at]
      let (i, j, k, n) = Moon.multiples(m)
      let (s, c) = Trig.sinCos(turns: i * D + j * l1 + (k * l + n * F))
      let frequency = i * 0.033_863_192 + j * 0.002_737_778_5 + (k * 0.036_291_645_7 + n * 0.036_748_195)
      let amplitude = Double(table[at + 2])
      seconds += amplitude * s
      turning += amplitude * c * frequency
      at += 4 + 2 * Int(table[at + 1])
    }
    return (mean + seconds * 1e-4 / 3600, 13.176_396_5 + turning * 2 * .pi * 1e-4 / 3600)
  }

  /// Apparent latitude, degrees.
  var latitude: Double {
    (sum(MoonTable.latitude) + Series.lines(MoonTable.latitudeLines, days: days)) * 1e-3 / 3600
  }

  /// Distance in kilometres.
  var distance: Double { MoonTable.meanDistance + sum(MoonTable.distance) * 1e-2 }

  private func sum(_ table: [Int32], limit: Int = .max) -> Double {
    let (D, l1, l, F) = (D, l1, l, F)
    return Series.sum(table, u: Series.u(days), limit: limit) { m in
      let (i, j, k, n) = Moon.multiples(m)
      return i * D + j * l1 + (k * l + n * F)
    }
  }

  // The multiples of D, l', l and F in a row's first number.
  @inline(__always)
  private static func multiples(_ packed: Int32) -> (Double, Double, Double, Double) {
    func part(_ shift: Int32) -> Double { Double(((packed >> shift) & 31) - 16) }
    return (part(0), part(5), part(10), part(15))
  }
}

/// The principal phases, by how far the Moon's apparent longitude leads the Sun's.
///
/// ```swift
/// for phase in MoonPhase.allCases { print(phase, phase.elongation, try Sky.phase(phase, lunation: 327).day(offset: 0)) }
/// // newMoon 0 2026-06-15
/// // firstQuarter 90 2026-06-21
/// // fullMoon 180 2026-06-29
/// // lastQuarter 270 2026-07-07
/// ```
public enum MoonPhase: UInt8, CaseIterable, Sendable {
  case newMoon, firstQuarter, fullMoon, lastQuarter

  /// The Moon's lead over the Sun: 0, 90, 180 or 270 degrees.
  public var elongation: Int { Int(rawValue) * 90 }
}
