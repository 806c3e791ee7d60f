public import FastiCivil

/// The days of a span of days off, in a short span also days around it, each with the reason why it is off.
public struct BridgeStrip: Hashable, Sendable {
  /// Why a day is off.
  public enum Kind: UInt8, Hashable, Sendable {
    case worked
    /// A weekly day of rest.
    case rest
    /// A weekday that is off.
    case holiday
    /// A day of leave.
    case leave
  }

  /// The least number of days.
  public static let least = 10

  /// The first day.
  public let first: Day
  /// The kind of each day, from the first on.
  public let kinds: [Kind]

  /// The days that a calendar must contain for the strip of a span.
  public static func days(of span: BridgeSpan) -> DayRange {
    let missing = max(0, least - span.days.count)
    let days = span.days.widened(before: missing / 2, after: missing - missing / 2)
    return days.intersection(Limits.days) ?? span.days
  }

  /// The strip of a span, by a calendar of its days.
  public init(_ span: BridgeSpan, _ calendar: WorkdayCalendar) {
    let workdays = Workdays(calendar)
    first = calendar.range.first
    var kinds: [Kind] = []
    for day in calendar.range {
      if span.leave.contains(day) {
        kinds.append(.leave)
      } else if calendar.closed.holds(day) {
        kinds.append(.holiday)
      } else {
        kinds.append(workdays.isBusinessDay(unchecked: day) ? .worked : .rest)
      }
    }
    self.kinds = kinds
  }

  /// The first to the last day of each run of leave without a worked day between: all its other days are off. Within a
  /// span of days off, a worked day is one that is off by other leave.
  public var runs: [DayRange] {
    var runs: [DayRange] = []
    var isOpen = false
    for (place, kind) in kinds.enumerated() {
      let day = first + place
      switch kind {
      case .leave where isOpen: runs[runs.count - 1] = DayRange(runs[runs.count - 1].first...day)
      case .leave:
        runs.append(DayRange(day))
        isOpen = true
      case .worked: isOpen = false
      case .rest, .holiday: break
      }
    }
    return runs
  }

  /// The days of a kind, in order.
  public func days(_ kind: Kind) -> [Day] {
    var days: [Day] = []
    for place in kinds.indices where kinds[place] == kind { days.append(first + place) }
    return days
  }
}
