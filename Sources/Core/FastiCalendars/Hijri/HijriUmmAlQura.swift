/// The Umm al-Qura calendar of Saudi Arabia.
///
/// The months of 1343 to 1500 are those published, 28- and 31-day months included; later ones follow the rule in force
/// since 1423, as Documentation/Mathematics/UmmAlQura.md describes it.
enum HijriUmmAlQura: HijriTabulated {
  static let id = CalendarID.hijriUmmAlQura
  static let years = published.years.lowerBound...table.years.upperBound

  /// The rule with the two tolerances that reproduce every published month of 1423 to 1500.
  static let rule = MakkahRule(conjunctionBeforeSunset: 120, moonsetBeforeSunset: 10)

  @inline(__always)
  static func entry(_ year: Int) -> UInt32 {
    year <= published.years.upperBound ? published[year] : table[year]
  }
}
