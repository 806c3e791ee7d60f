import FastiCivil

/// The Chinese calendar since the Shixian reform, which first used the true motion of the Sun, in the lunar year 1645.
///
/// The days are the historical ones: if an almanac differs from the rule because its own theory of Sun or Moon was a
/// few minutes off, the day is that of the almanac.
///
/// - Source of the almanac's days: the historical months of the Shouxing almanac (sxtwl 2.0.7, BSD), with which the
///   Korean almanacs of `korean_lunar_calendar` 0.4.0 (KASI) agree in all but one (1842-01-11); read 2026-11.
enum ChineseCalendar: LunisolarSystem {
  static let id = CalendarID.chinese
  static let known = 1645...2400

  /// Mean time of the Beijing observatory, 116°25' E, before 1929; UTC+8 since.
  static func offset(on day: Day) -> Int { day < Day(year: 1929, month: 1, day: 1) ? 27_940 : 28_800 }

  static func almanacDay(lunation: Int) -> Day? {
    switch lunation {
    case -4295: Day(year: 1652, month: 10, day: 3)
    case -4283: Day(year: 1653, month: 9, day: 22)
    case -4034: Day(year: 1673, month: 11, day: 9)
    case -3880: Day(year: 1686, month: 4, day: 23)
    case -3869: Day(year: 1687, month: 3, day: 13)
    case -3804: Day(year: 1692, month: 6, day: 15)
    case -3794: Day(year: 1693, month: 4, day: 6)
    case -3651: Day(year: 1704, month: 10, day: 29)
    case -3610: Day(year: 1708, month: 2, day: 21)
    case -3538: Day(year: 1713, month: 12, day: 18)
    case -3523: Day(year: 1715, month: 3, day: 6)
    case -3357: Day(year: 1728, month: 8, day: 6)
    case -3322: Day(year: 1731, month: 6, day: 5)
    case -3034: Day(year: 1754, month: 9, day: 17)
    case -2600: Day(year: 1789, month: 10, day: 19)
    case -2537: Day(year: 1794, month: 11, day: 23)
    case -2309: Day(year: 1813, month: 5, day: 1)
    case -2254: Day(year: 1817, month: 10, day: 11)
    case -2215: Day(year: 1820, month: 12, day: 6)
    case -2185: Day(year: 1823, month: 5, day: 11)
    case -1954: Day(year: 1842, month: 1, day: 11)
    case -1944: Day(year: 1842, month: 11, day: 3)
    case -1859: Day(year: 1849, month: 9, day: 17)
    case -1770: Day(year: 1856, month: 11, day: 28)
    case -1709: Day(year: 1861, month: 11, day: 3)
    case -1616: Day(year: 1869, month: 5, day: 12)
    case -1474: Day(year: 1880, month: 11, day: 3)
    case -1395: Day(year: 1887, month: 3, day: 25)
    case -1159: Day(year: 1906, month: 4, day: 24)
    default: nil
    }
  }

  static func almanacDay(term longitude: Int, year: Int) -> Day? {
    switch (year, longitude) {
    case (1645, 120): Day(year: 1645, month: 7, day: 22)
    case (1651, 0): Day(year: 1651, month: 3, day: 20)
    case (1661, 180): Day(year: 1661, month: 9, day: 23)
    case (1727, 30): Day(year: 1727, month: 4, day: 20)
    case (1805, 150): Day(year: 1805, month: 8, day: 24)
    default: nil
    }
  }
}
