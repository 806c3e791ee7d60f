/// The day of a reminder on day 30 in a month of 29 days.
public enum Day30Policy: UInt8, CaseIterable, Sendable {
  /// It falls on the last day of the month.
  case last = 0
  /// It is left out that year.
  case omit = 1
  /// It falls on the first day of the next month.
  case next = 2

  /// The word on command lines and in files.
  public var name: StaticString {
    switch self {
    case .last: "last"
    case .omit: "omit"
    case .next: "next"
    }
  }
}
