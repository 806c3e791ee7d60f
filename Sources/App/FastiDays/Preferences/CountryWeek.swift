public import FastiCivil
import FastiHolidays
import FastiRecords

extension Preferences {
  /// The weekday on which weeks begin in the country of the first selected region; nil if no region is selected.
  public var weekStartOfCountry: Weekday? {
    guard let country = selected.first?.country.string else { return nil }
    if Self.sundays.contains(country) { return .sunday }
    return Self.saturdays.contains(country) ? .saturday : .monday
  }

  // Source: Unicode CLDR 38, `common/supplemental/supplementalData.xml`, `weekData`, `firstDay`; read 2026-11-27. There
  // the week of the Maldives begins on Friday; the setting does not offer that.
  private static let sundays: Set<String> = words(
    """
    AG AS AU BD BR BS BT BW BZ CA CN CO DM DO ET GT GU HK HN ID IL IN JM JP KE KH KR LA MH MM MO MT MX MZ NI NP PA PE PH PK
    PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW
    """)
  private static let saturdays: Set<String> = words("AE AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY")

  private static func words(_ text: String) -> Set<String> {
    Set(text.split(whereSeparator: { $0 == " " || $0 == "\n" }).map { String($0) })
  }
}
