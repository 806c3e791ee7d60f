public import FastiCivil

/// The number of notifications in the days ahead.
public struct ScheduledCount: Hashable, Sendable {
  /// Those within the limit of a channel.
  public var count: Int
  /// Those that wait until others are delivered.
  public var deferred: Int
  /// The days, today included.
  public var days: Int
  /// If there are none in these days, the day of the next one; nil when there is none.
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
  /// `64 of 87 scheduled for 30 days`, or the sentence for fewer or none.
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
