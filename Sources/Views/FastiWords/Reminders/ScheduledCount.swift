public import FastiCivil

/// How many notifications the days ahead hold.
public struct ScheduledCount: Hashable, Sendable {
  /// Those that a channel has room for.
  public var count: Int
  /// Those that wait until there is room.
  public var deferred: Int
  /// The days, today included.
  public var days: Int
  /// Where these days hold none: the day of the next one; nil when none is to come.
  public var next: Day?

  /// A count over some days.
  public init(_ count: Int, deferred: Int = 0, days: Int, next: Day? = nil) {
    self.count = count
    self.deferred = deferred
    self.days = days
    self.next = next
  }
}

extension PageWords {
  /// `64 of 87 scheduled for 30 days`, or what is true where fewer or none are.
  public func text(_ scheduled: ScheduledCount) -> String {
    let days = String(scheduled.days)
    if scheduled.deferred > 0 {
      return self(.scheduled, String(scheduled.count), String(scheduled.count + scheduled.deferred), days)
    }
    if scheduled.count > 0 { return self(.scheduledAll, String(scheduled.count), days) }
    guard let next = scheduled.next else { return self(.scheduledNone) }
    return self(.scheduledNext, days, date(next))
  }
}
