public import FastiCivil

/// An ISO 3166 code or a variant of one: `SE`, `AU-NSW`; empty for rules of every region.
public typealias RegionCode = Identifier<Region>

/// A country, a part of one, or a variant list of one, with its rules.
public struct Region: Hashable, Sendable {
  /// Its code: `SE`, `AU-NSW`.
  public var code: RegionCode
  /// Other codes for it: `US-PR` for `PR`.
  public var aliases: [RegionCode]
  /// The place it is, for a code outside of ISO 3166 that names a place within a region; nil for others.
  public var place: [UInt8]?
  /// The region whose rules it inherits.
  public var parent: RegionCode?
  /// Its name in each language.
  public var names: Names
  /// Its languages, the first being the one its own names are shown in.
  public var languages: [LanguageCode]
  /// Its clock, by period; the first valid one counts.
  public var clocks: [Clock]
  /// Its weekend, by period; Saturday and Sunday if none is written.
  public var weekends: [Weekend]
  /// Its day of rest, by period, for shifts on a `rest-day`; its weekend if none is written.
  public var restDays: [Weekend]
  /// The shifts for a public holiday without its own shift; the first valid one counts.
  public var shifts: [Shift]
  /// The name of a day in lieu, by language: `{name} (observed)`.
  public var inLieuNames: Names
  /// The colours it is shown in; nil if its file has none.
  public var colours: RegionColours?
  /// Rules of the parent that do not apply here.
  public var without: [RuleID]
  /// Its own rules; one with the id of a parent's rule replaces that rule.
  public var rules: [Rule]

  /// A region without rules.
  public init(code: RegionCode) {
    self.code = code
    aliases = []
    place = nil
    parent = nil
    names = Names()
    languages = []
    clocks = []
    weekends = []
    restDays = []
    shifts = []
    inLieuNames = Names()
    colours = nil
    without = []
    rules = []
  }

  /// The clock of a period: a zone of the tz database, or a fixed offset (a meridian's mean time).
  public struct Clock: Hashable, Sendable {
    /// Where its day begins.
    public enum Reference: Hashable, Sendable {
      /// A zone of the tz database: `Europe/Stockholm`, as UTF-8.
      case zone([UInt8])
      /// Seconds east of UTC.
      case offset(Int)
    }
    /// The zone or offset.
    public var reference: Reference
    /// When it holds.
    public var validity: Validity
  }

  /// The weekly days of rest of a period.
  public struct Weekend: Hashable, Sendable {
    /// The days of rest.
    public var days: WeekdaySet
    /// When it holds.
    public var validity: Validity
  }

  /// The weekly days of rest on a day.
  public func weekend(on day: Day) -> WeekdaySet {
    for weekend in weekends where weekend.validity.contains(day) { return weekend.days }
    return .saturdaySunday
  }

  /// The day of rest on a day, by which `rest-day` shifts.
  public func restDay(on day: Day) -> WeekdaySet {
    for rest in restDays where rest.validity.contains(day) { return rest.days }
    return weekend(on: day)
  }

  /// The region with its shift added to each sentence it applies to: those of recurring public holidays without a
  /// shift.
  var shifted: Region {
    guard !shifts.isEmpty else { return self }
    var region = self
    region.shifts = []
    for rule in region.rules.indices {
      for period in region.rules[rule].periods.indices where region.rules[rule].periods[period].takesShift {
        region.rules[rule].periods[period].shifts = shifts
        region.rules[rule].periods[period].isShiftOfRegion = true
      }
    }
    return region
  }

  /// The communities with their own holidays in the region.
  public var communities: Set<Community> {
    Set(rules.flatMap { $0.periods.compactMap { $0.community } })
  }

  /// The clock on a day, or nil if none is written: UTC.
  public func clock(on day: Day) -> Clock.Reference? {
    for clock in clocks where clock.validity.contains(day) { return clock.reference }
    return nil
  }
}

extension Rule.Period {
  /// Whether the shift of the region applies to it.
  fileprivate var takesShift: Bool {
    kind == .public && shifts.isEmpty && !isUnshifted && isWholeDay && pattern.isRecurring
  }
}
