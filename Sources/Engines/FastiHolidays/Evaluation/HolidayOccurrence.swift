public import FastiCivil

/// One holiday on one day.
public struct HolidayOccurrence: Hashable, Sendable {
  /// The relation of the day to the rule.
  public enum Relation: UInt8, Hashable, Sendable {
    /// The rule's own day.
    case nominal
    /// A further day off, because the rule's own day was a day off already.
    case inLieu
    /// The rule's day was moved here.
    case moved
    /// A weekend day worked in exchange for a weekday off.
    case swapWorkday

    /// The word used in JSON.
    public var word: StaticString {
      switch self {
      case .nominal: "nominal"
      case .inLieu: "inLieu"
      case .moved: "moved"
      case .swapWorkday: "swapWorkday"
      }
    }
  }

  /// The day it falls on.
  public var day: Day
  /// The day the pattern gave.
  public var nominal: Day
  /// The rule, as an index into ``HolidayPlan/rules``.
  public var rule: Int32
  /// The period of the rule, as an index into ``Rule/periods``.
  public var period: Int32
  /// The relation of the day to the rule.
  public var relation: Relation
  /// Its kind, which says what it means for work.
  public var kind: HolidayKind
  /// How certain it is.
  public var status: RuleStatus

  /// Whether it is a public holiday, also for part of a day, which is then still a working day.
  public var isRedDay: Bool { kind == .public }
}

/// A rule without an answer for some years of a range, and the days it can answer for.
public struct HolidayGap: Hashable, Sendable {
  /// The rule, as an index into ``HolidayPlan/rules``.
  public var rule: Int32
  /// The days of its calendar.
  public var limits: DayRange
}

/// The occurrences in a range of days.
public struct HolidayAnswer: Hashable, Sendable {
  /// By day, then kind, then rule id.
  public var occurrences: [HolidayOccurrence]
  /// Rules whose calendar does not cover the whole range, each once.
  public var gaps: [HolidayGap]
}
