/// Terrestrial Time minus Universal Time UT1: how far the Earth's rotation is behind.
///
/// ```swift
/// print(DeltaT.seconds(terrestrial: 0).rounded(), DeltaT.sigma(terrestrial: 0))  // 64.0 0.1
/// ```
public enum DeltaT {
  /// Delta-T in seconds.
  ///
  /// Observed values from 1973 to 2027; before, the spline of Morrison, Stephenson, Hohenkerk and Zawilski; after, a
  /// cubic that leaves the last observed value with its slope and meets the long-term parabola of Stephenson, Morrison
  /// and Hohenkerk in 2800.
  ///
  /// - Parameter terrestrial: TT, seconds since J2000.0. Before 1500 the first piece is continued.
  /// - Source: Proc. R. Soc. A 472 (2016) 20160404, section 5 and table S15 (edition of 2020); IERS finals2000A.
  public static func seconds(terrestrial: Double) -> Double {
    let year = year(terrestrial)
    if year < 1973 { return spline(year) }
    if year <= 2027 { return observed(year) }
    return year < 2800 ? future(year) : parabola(year)
  }

  /// One standard deviation of ``seconds(terrestrial:)``, seconds.
  ///
  /// For the past the errors of the historical records, joined by straight lines; for the future a random walk of the
  /// length of the day.
  ///
  /// - Source: the past: round figures after Stephenson, Morrison and Hohenkerk (2016), at the years named in the code;
  ///   the future: P. J. Huber, "Modeling the length of day and extrapolating the rotation of the Earth", J. Geodesy 80
  ///   (2006) 283-303, with his Q = 0.058 ms²/year and 2,500 years of records.
  public static func sigma(terrestrial: Double) -> Double {
    let year = year(terrestrial)
    if year < 1600 { return 20 + (1600 - year) * 0.15 }
    if year < 1700 { return 5 + (1700 - year) * 0.15 }
    if year < 1800 { return 1 + (1800 - year) * 0.04 }
    if year < 1850 { return 0.6 + (1850 - year) * 0.008 }
    if year < 1900 { return 0.1 + (1900 - year) * 0.01 }
    let n = year - 2026
    guard n > 0 else { return 0.1 }
    let walk = 0.365_25 * n * Trig.root(n * 0.058 / 3 * (1 + n / 2500))
    return walk < 0.1 ? 0.1 : walk
  }

  /// The Julian year of a moment.
  static func year(_ terrestrial: Double) -> Double { 2000 + terrestrial * (1 / 31_557_600) }

  private static func spline(_ year: Double) -> Double {
    DeltaTTable.spline.withUnsafeBufferPointer { table in
      let row = 5 * row(year)
      let first = Double(table[row])
      let next = row + 5 < table.count ? Double(table[row + 5]) : 1974
      let t = (year - first) / (next - first)
      let (a3, a2) = (Double(table[row + 1]), Double(table[row + 2]))
      return 1e-3 * (((a3 * t + a2) * t + Double(table[row + 3])) * t + Double(table[row + 4]))
    }
  }

  /// The row of the spline that holds a year before 1974.
  ///
  /// The rows begin in 1500, 1600, 1650 and 1720; every 10 years from 1800, every 5 from 1850, every 3 from 1950.
  static func row(_ year: Double) -> Int {
    if year >= 1950 { return 29 + Int((year - 1950) / 3) }
    if year >= 1850 { return 9 + Int((year - 1850) / 5) }
    if year >= 1800 { return 4 + Int((year - 1800) / 10) }
    if year >= 1720 { return 3 }
    return year >= 1650 ? 2 : year >= 1600 ? 1 : 0
  }

  // A straight line between two values: within 0.02 s of the daily ones.
  @inline(__always)
  private static func observed(_ year: Double) -> Double {
    let x = (year - 1973) * 4
    return DeltaTTable.observed.withUnsafeBufferPointer { table in
      let index = min(Int(x), table.count - 2)
      let (p, q) = (Double(table[index]), Double(table[index + 1]))
      return 1e-3 * (p + (q - p) * (x - Double(index)))
    }
  }

  private static func future(_ year: Double) -> Double {
    // The Hermite cubic from 2027.0596 (69.0903 s, -0.0211 s a year) to the parabola at 2800, as Skyfield 1.55 has it.
    let t = (year - 2027.059_550_45) / 772.940_449_55
    return ((-518.674_518_13 * t + 3_235.418_190_21) * t - 16.302_726_97) * t + 69.090_304_9
  }

  private static func parabola(_ year: Double) -> Double {
    let c = (year - 1825) / 100
    return -320 + 32.5 * c * c
  }
}
