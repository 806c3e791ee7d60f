/// The Moon's apparent place, referred to the mean ecliptic and equinox of date.
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

  /// The longitude out of the `count` strongest terms: 24 of them are within half an arc minute.
  func roughLongitude(_ count: Int) -> Double {
    mean + sum(MoonTable.longitude, limit: count) * 1e-4 / 3600
  }

  /// Apparent latitude, degrees.
  var latitude: Double {
    (sum(MoonTable.latitude) + Series.lines(MoonTable.latitudeLines, days: days)) * 1e-3 / 3600
  }

  /// Distance in kilometres.
  var distance: Double { MoonTable.meanDistance + sum(MoonTable.distance) * 1e-2 }

  /// How fast the longitude grows, degrees a day, to about 1 part in 200.
  var rate: Double {
    let (sl, cl) = Trig.sinCos(turns: l)
    let (sd, cd) = Trig.sinCos(turns: 2 * D)
    let c2l = 1 - 2 * sl * sl
    return 13.176_396 + 1.433_9 * cl + 0.250_6 * (cd * cl + sd * sl) + 0.280_2 * cd + 0.097_6 * c2l
      + 0.040_3 * (cd * cl - sd * sl)
  }

  private func sum(_ table: [Int32], limit: Int = .max) -> Double {
    let (D, l1, l, F) = (D, l1, l, F)
    return Series.sum(table, u: Series.u(days), limit: limit) { m in
      let x = Double((m & 31) - 16) * D + Double(((m >> 5) & 31) - 16) * l1
      let y = Double(((m >> 10) & 31) - 16) * l + Double(((m >> 15) & 31) - 16) * F
      return x + y
    }
  }
}
