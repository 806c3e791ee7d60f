public import FastiCivil

/// Easter Sunday.
///
/// ```swift
/// print(Easter.western(year: 2027), Easter.orthodox(year: 2027))  // 2027-03-28 2027-05-02
/// ```
public enum Easter {
  /// Easter Sunday of the western churches: the Gregorian computus.
  ///
  /// - Parameter year: 1583...2999.
  /// - Source: J. Meeus, Astronomical Algorithms, 2nd ed. (1998), chapter 8, page 67; the letters are his.
  public static func western(year: Int) -> Day {
    let a = year % 19
    let b = year / 100
    let c = year % 100
    let (d, e) = (b / 4, b % 4)
    let f = (b + 8) / 25
    let g = (b - f + 1) / 3
    let h = (19 * a + b - d - g + 15) % 30
    let (i, k) = (c / 4, c % 4)
    let l = (32 + 2 * e + 2 * i - h - k) % 7
    let m = (a + 11 * h + 22 * l) / 451
    let n = h + l - 7 * m + 114
    return Day(year: year, month: n / 31, day: n % 31 + 1)
  }

  /// Easter Sunday of the Orthodox churches: the Julian computus, as a civil day.
  ///
  /// - Parameter year: 1583...2999.
  /// - Source: Meeus, chapter 8, page 69; the letters are his.
  public static func orthodox(year: Int) -> Day {
    let a = year % 4
    let b = year % 7
    let c = year % 19
    let d = (19 * c + 15) % 30
    let e = (2 * a + 4 * b - d + 34) % 7
    let f = d + e + 114
    return Day(julianYear: year, month: f / 31, day: f % 31 + 1)
  }
}
