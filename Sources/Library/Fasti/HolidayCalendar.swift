public import FastiCivil
import FastiHolidays
import FastiRegions

/// The holidays of a region, by the rules of its laws.
///
/// ```swift
/// let sweden = try HolidayCalendar("SE")
/// for holiday in try sweden.holidays(in: 2026).on(Day(year: 2026, month: 6, day: 20)) {
///   print(holiday.day, holiday.name, holiday.name(in: "en"))
/// }
/// // 2026-06-20 Midsommardagen Midsummer Day
/// ```
///
/// Creating one reads the region's rules, which takes a fraction of a millisecond; keep it for further questions. It
/// is a value.
public struct HolidayCalendar: Sendable {
  let plan: HolidayPlan

  /// The calendar of a region.
  ///
  /// ```swift
  /// let office = try HolidayCalendar(
  ///   "OFFICE",
  ///   rules: """
  ///     region OFFICE
  ///     parent SE
  ///     rule office.founding-day
  ///       name en Founding day
  ///       public on first Monday of September
  ///     """)
  /// print(try office.holidays(in: 2026).first { $0.ruleID == "office.founding-day" }?.day ?? "never")  // 2026-09-07
  /// ```
  ///
  /// - Parameters:
  ///   - region: The code of a region, ISO 3166: `SE`, `AU-NSW`. ``regions`` lists the built-in ones.
  ///   - rules: Regions of your own, in the language of Documentation/Rules.md; they have priority over built-in
  ///     ones.
  ///   - zone: The time zone that determines the days of solstices and equinoxes; nil for the region's own, from the
  ///     time zone database of this machine.
  /// - Throws: `.unknownRegion`, `.unreadableRules`, or `.unknownZone`.
  public init(_ region: String, rules: String = "", zone: Zone? = nil) throws(RegionError) {
    let own: [Region]
    do { own = rules.isEmpty ? [] : try Region.read(Array(rules.utf8)) } catch { throw .unreadableRules(error) }
    var library = RegionLibrary(own)
    guard let found = library.region(RegionCode(region)) else { throw .unknownRegion(region) }
    plan = HolidayPlan(
      found,
      offset: try found.offset { reference throws(RegionError) in
        if let zone { return zone }
        return try reference.zone()
      })
  }

  /// The codes of the built-in regions.
  public static var regions: [String] { ShippedRegion.all.map { "\($0.code)" } }

  /// The region's code: `SE`.
  public var code: String { plan.region.code.string }

  /// The region's languages, BCP 47; the first is the default language of holiday names.
  public var languages: [String] { plan.region.languages.map(\.string) }

  /// The region's name in its first language: `Sverige`.
  public var name: String { plan.region.names.entries.inLanguage(languages.first ?? "") ?? code }

  /// The region's name in a language, or in its first language if it has none in that language.
  public func name(in language: String) -> String { plan.region.names.entries.inLanguage(language) ?? name }

  /// The weekly days of rest on a day: Saturday and Sunday in most regions.
  public func weekend(on day: Day) -> WeekdaySet { plan.region.weekend(on: day) }
}

extension HolidayCalendar {
  /// The holidays of a year, days in lieu included.
  /// - Throws: `.outOfRange` outside the years 1583 to 2999.
  /// - Complexity: O(rules), about 3 µs for a country.
  public func holidays(in year: Int) throws(CivilError) -> Holidays { try holidays(in: year...year) }

  /// The holidays of some years, days in lieu included.
  /// - Throws: `.outOfRange` outside the years 1583 to 2999.
  /// - Complexity: O(rules × years).
  public func holidays(in years: ClosedRange<Int>) throws(CivilError) -> Holidays {
    try holidays(in: years.days())
  }

  /// The holidays of a range of days, days in lieu included.
  /// - Throws: `.outOfRange` outside the years 1583 to 2999.
  /// - Complexity: O(rules × years).
  public func holidays(in days: DayRange) throws(CivilError) -> Holidays {
    Holidays(try HolidayCache([plan], over: days))
  }

  /// The business days of some years: not weekends, not public holidays.
  ///
  /// - Parameters:
  ///   - years: The range of years.
  ///   - kinds: The kinds of holiday that are days off.
  /// - Throws: `.outOfRange` outside the years 1583 to 2999.
  /// - Complexity: O(rules × years), about 10 µs for each year.
  public func businessDays(
    in years: ClosedRange<Int>, off kinds: Set<HolidayKind> = [.public]
  ) throws(CivilError) -> BusinessDays {
    try BusinessDays([self], in: years.days(), off: kinds)
  }
}

extension ClosedRange<Int> {
  /// The days of these years.
  /// - Throws: `.outOfRange` outside the years 1583 to 2999: a day of such a year may have no number.
  fileprivate func days() throws(CivilError) -> DayRange {
    for year in [lowerBound, upperBound] where !Limits.year.contains(year) {
      throw .outOfRange(field: .year, value: year, limits: Limits.year)
    }
    return DayRange(years: self)
  }
}

extension HolidayCalendar: Hashable, CustomStringConvertible {
  /// Whether both have the same region with the same rules.
  public static func == (left: HolidayCalendar, right: HolidayCalendar) -> Bool {
    left.plan.region == right.plan.region
  }

  /// Feeds the region's code to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(plan.region.code) }

  /// The region's code.
  public var description: String { code }
}

extension Region.Clock.Reference {
  /// The zone; a named one is read from the machine's database.
  fileprivate func zone() throws(RegionError) -> Zone {
    switch self {
    case .offset(let seconds):
      guard let zone = try? Zone.fixed(offset: seconds) else { throw .unknownZone("\(seconds)") }
      return zone
    case .zone(let bytes):
      let name = String(decoding: bytes, as: UTF8.self)
      guard let zone = Zone(named: name) else { throw .unknownZone(name) }
      return zone
    }
  }
}

extension [Names.Entry] {
  /// The text in a language or, for `en-GB`, in the language `en`; nil when there is neither.
  func inLanguage(_ language: String) -> String? {
    let primary = language.utf8.prefix { $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: "_") }
    let entry =
      first { $0.language.bytes.elementsEqual(language.utf8) } ?? first { $0.language.bytes.elementsEqual(primary) }
    return entry.map { String(decoding: $0.text, as: UTF8.self) }
  }
}
