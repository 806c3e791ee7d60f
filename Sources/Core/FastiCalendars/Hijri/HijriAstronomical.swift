/// The calendar that the sky over Makkah gives: a month begins after the first evening on which the conjunction is past
/// at sunset and the Moon sets after the Sun.
///
/// Published months are not used; see Documentation/Mathematics/UmmAlQura.md.
enum HijriAstronomical: HijriTabulated {
  static let id = CalendarID.hijriAstronomical
  static let years = table.years
  static let rule = MakkahRule(conjunctionBeforeSunset: 0, moonsetBeforeSunset: 0)

  @inline(__always)
  static func entry(_ year: Int) -> UInt32 { table[year] }
}
