extension TermTable {
  /// The years that are tabulated.
  static let years = 1600...2400

  /// Days of Terrestrial Time since J2000.0 of a season, within 0.1 s of the ephemeris; the caller has checked the year.
  static func days(_ season: Season, year: Int) -> Double {
    let index = Int(season.rawValue)
    let turns = Trig.double(year - 2000)
    let y = turns * (1 / 400)
    return closedForms.withUnsafeBufferPointer { c in
      let at = index * 8
      let mean = turns * 365.2422 + (c[at] + y * (c[at + 1] + y * (c[at + 2] + y * c[at + 3])))
      let node = Trig.swing(turns: 0.347_345_0 - 0.000_147_094 * mean + c[at + 5])
      let moon = Trig.swing(turns: 0.827_362_7 + 0.033_863_192 * mean + c[at + 7])
      let swing = c[at + 4] * node + c[at + 6] * moon
      let rest = Residuals.steps(self.rest, (year - years.lowerBound) * 4 + index) * 0.16
      return mean + (swing + rest) * (1 / 86_400)
    }
  }
}
