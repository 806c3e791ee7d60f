public import FastiCivil

/// An ISO 3166 code or a variant of one: `SE`, `AU-NSW`; empty for rules of every region.
public typealias RegionCode = Identifier<Region>

/// A country, a part of one, or a variant list of one, with its rules.
public struct Region: Hashable, Sendable {
  /// Its code: `SE`, `AU-NSW`.
  public var code: RegionCode
  /// The region whose rules it inherits.
  public var parent: RegionCode?
  /// Its name in each language.
  public var names: Names
  /// Its languages, the first being the one its own names are shown in.
  public var languages: [LanguageCode]
  /// Its clock, by period; the first that holds counts.
  public var clocks: [Clock]
  /// Its weekend, by period; Saturday and Sunday where none is written.
  public var weekends: [Weekend]
  /// How a day in lieu is named, per language: `{name} (observed)`.
  public var inLieuNames: Names
  /// The colours it is shown in; nil where its file says none.
  public var colours: RegionColours?
  /// Rules of the parent that do not hold here.
  public var without: [RuleID]
  /// Its own rules; one with the id of a parent's rule takes that rule's place.
  public var rules: [Rule]

  /// A region without rules.
  public init(code: RegionCode) {
    self.code = code
    parent = nil
    names = Names()
    languages = []
    clocks = []
    weekends = []
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

  /// The clock on a day, or nil where none is written: UTC.
  public func clock(on day: Day) -> Clock.Reference? {
    for clock in clocks where clock.validity.contains(day) { return clock.reference }
    return nil
  }
}
