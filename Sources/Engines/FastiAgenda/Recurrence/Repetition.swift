/// How often an event recurs.
public enum Repetition: UInt8, CaseIterable, Hashable, Sendable {
  case day
  /// Every seven days.
  case week
  /// On the same day of every month; in a month without that day, on its last.
  case month
  /// On the same date of every year; 29 February in a common year is 28 February.
  case year

  /// The word that users type and read: `week`.
  public var word: StaticString {
    switch self {
    case .day: "day"
    case .week: "week"
    case .month: "month"
    case .year: "year"
    }
  }

  /// The most days an occurrence may last without running into the next one.
  public var shortestStep: Int {
    switch self {
    case .day: 1
    case .week: 7
    case .month: 28
    case .year: 365
    }
  }
}
