public import FastiFormats
import FastiHolidays
public import FastiRecords
public import FastiWords

extension Preferences {
  /// The clock of a language: the one that was set; otherwise, in English, the twelve-hour clock if the country of the
  /// first selected region uses it. Swedish and Vietnamese use 24 hours in every country.
  public func clock(in language: String) -> HourClock {
    switch self[.hoursClock] {
    case "12": return .hours12
    case "24": return .hours24
    default:
      guard language == "en", let country = selected.first?.country.string else { return .hours24 }
      // A set would be put together for one question.
      let countries = Self.twelveHours.utf8.split(separator: UInt8(ascii: " "))
      return countries.contains { $0.elementsEqual(country.utf8) } ? .hours12 : .hours24
    }
  }

  /// The countries that prefer a clock of twelve hours in English.
  ///
  /// Source: Unicode CLDR, `common/supplemental/supplementalData.xml`, `timeData`, the regions of `preferred="h"`; read 2026-11-27.
  private static let twelveHours = """
    AE AG AL AS AU BB BD BH BM BN BO BS BT CA CO CR CU CY DJ DM DO DZ EC EG EH ER ET FJ FM GD \
    GH GM GR GT GU GY HK HN IN IQ JM JO KH KI KN KP KR KW KY LB LC LR LS LY MH MO MP MR MW MX \
    MY NA NI NZ OM PA PE PG PH PK PR PS PW QA SA SB SD SG SL SO SS SV SY SZ TC TD TN TO TT TW \
    UM US VC VE VG VI VU WS YE ZM
    """
}

extension PageWords {
  /// The shipped words, with the clock of the settings of a store.
  /// - Throws: As ``shipped(_:)``, and `.storage`.
  public static func shipped(_ language: String, clockOf store: some Store) throws(Failure) -> PageWords {
    var words = try shipped(language)
    words.dates.clock = try Preferences.read([.hoursClock, .regionsSelected], from: store).clock(in: language)
    return words
  }
}
