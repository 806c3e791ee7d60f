/// A calendar in which a day can be named.
///
/// ```swift
/// print(CalendarID.allCases.count, CalendarID.hijriUmmAlQura.name)  // 17 hijri-ummalqura
/// if let calendar = CalendarID(name: "hebrew") {
///   print(try calendar.date(of: Day(year: 2026, month: 9, day: 12)))  // hebrew 5787-07-01
/// }
/// ```
///
/// The numbers are stable: they may be stored. A new calendar is a case here, a file with its `CalendarSystem`, and the lines
/// of `CalendarID+System.swift` that the compiler then asks for.
public enum CalendarID: UInt8, CaseIterable, Sendable {
  /// The civil calendar of most of the world.
  case gregorian
  /// Weeks of ISO 8601: `month` is the week, 1 to 53, `day` the weekday, 1 = Monday.
  case isoWeek
  /// The calendar of the Orthodox computus, 13 days behind the Gregorian one from 1900 to 2100.
  case julian
  /// The calendar of Saudi Arabia as published, and by its rule beyond the published years.
  case hijriUmmAlQura
  /// The arithmetic Hijri calendar of 30-year cycles counted from Friday, 16 July 622 (Julian).
  case hijriCivil
  /// The same cycles counted from Thursday, 15 July 622 (Julian).
  case hijriTabular
  /// Conjunction before sunset and moonset after sunset at Makkah, without any table of published months.
  case hijriAstronomical
  /// The Chinese lunisolar calendar.
  case chinese
  /// The Vietnamese lunisolar calendar.
  case vietnamese
  /// The Korean lunisolar calendar.
  case korean
  /// The Hebrew calendar: month 1 is Nisan, 7 is Tishri, with which the year begins; Adar I is leap month 12.
  case hebrew
  /// The solar Hijri calendar of Iran, by the true equinox.
  case persian
  /// The Coptic calendar, era of the martyrs.
  case coptic
  /// The Ethiopic calendar, era of the incarnation (Amete Mihret).
  case ethiopic
  /// The Indian national calendar, Saka era.
  case indian
  /// The Thai solar calendar, Buddhist era.
  case buddhist
  /// The Gregorian calendar in years of the Japanese eras.
  case japanese
}

extension CalendarID {
  /// The calendar's name on command lines and in files.
  public var name: StaticString {
    switch self {
    case .gregorian: "gregorian"
    case .isoWeek: "iso-week"
    case .julian: "julian"
    case .hijriUmmAlQura: "hijri-ummalqura"
    case .hijriCivil: "hijri-civil"
    case .hijriTabular: "hijri-tabular"
    case .hijriAstronomical: "hijri-astronomical"
    case .chinese: "chinese"
    case .vietnamese: "vietnamese"
    case .korean: "korean"
    case .hebrew: "hebrew"
    case .persian: "persian"
    case .coptic: "coptic"
    case .ethiopic: "ethiopic"
    case .indian: "indian"
    case .buddhist: "buddhist"
    case .japanese: "japanese"
    }
  }

  /// The calendar of that name, as UTF-8; nil when there is none.
  public init?(name bytes: [UInt8]) { self.init(utf8: bytes) }

  /// The calendar of that name; nil when there is none.
  public init?(name: String) { self.init(utf8: name.utf8) }

  private init?(utf8 bytes: some Collection<UInt8>) {
    for calendar in CalendarID.allCases {
      let same = calendar.name.withUTF8Buffer { $0.elementsEqual(bytes) }
      if same {
        self = calendar
        return
      }
    }
    return nil
  }
}
