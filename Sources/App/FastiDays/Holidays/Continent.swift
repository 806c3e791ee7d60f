public import FastiHolidays

/// A part of the world; a list of regions is divided by it.
public enum Continent: String, CaseIterable, Sendable {
  case africa, asia, europe
  case northAmerica = "north-america"
  case southAmerica = "south-america"
  case oceania, antarctica

  /// The continent of a country of ISO 3166, or of a part of one; nil for other codes, such as that of a market.
  public init?(of code: RegionCode) {
    guard let found = Self.ofCountries[code.country.bytes] else { return nil }
    self = found
  }

  private static let ofCountries: [[UInt8]: Continent] = {
    var found: [[UInt8]: Continent] = [:]
    for continent in allCases {
      let codes = continent.countries.withUTF8Buffer { [UInt8]($0) }
      for country in codes.split(separator: UInt8(ascii: " ")) { found[[UInt8](country)] = continent }
    }
    return found
  }()

  /// The two-letter codes of ISO 3166-1, by the regions of the United Nations' standard M49; Cyprus and Turkey belong
  /// to Asia there, Russia to Europe.
  private var countries: StaticString {
    switch self {
    case .africa:
      """
      AO BF BI BJ BW CD CF CG CI CM CV DJ DZ EG EH ER ET GA GH GM GN GQ GW IO KE KM LR LS LY MA MG ML MR MU MW \
      MZ NA NE NG RE RW SC SD SH SL SN SO SS ST SZ TD TF TG TN TZ UG YT ZA ZM ZW
      """
    case .asia:
      """
      AE AF AM AZ BD BH BN BT CN CY GE HK ID IL IN IQ IR JO JP KG KH KP KR KW KZ LA LB LK MM MN MO MV MY NP OM \
      PH PK PS QA SA SG SY TH TJ TL TM TR TW UZ VN YE
      """
    case .europe:
      """
      AD AL AT AX BA BE BG BY CH CZ DE DK EE ES FI FO FR GB GG GI GR HR HU IE IM IS IT JE LI LT LU LV MC MD ME \
      MK MT NL NO PL PT RO RS RU SE SI SJ SK SM UA VA XK
      """
    case .northAmerica:
      """
      AG AI AW BB BL BM BQ BS BZ CA CR CU CW DM DO GD GL GP GT HN HT JM KN KY LC MF MQ MS MX NI PA PM PR SV SX \
      TC TT US VC VG VI
      """
    case .southAmerica: "AR BO BR CL CO EC FK GF GY PE PY SR UY VE"
    case .oceania:
      """
      AS AU CC CK CX FJ FM GU KI MH MP NC NF NR NU NZ PF PG PN PW SB TK TO TV UM VU WF WS
      """
    case .antarctica: "AQ BV GS HM"
    }
  }
}
