public import FastiCivil

// Without cap and carry-over the forecast does not decrease between two entries, so its minimum is on the first day or on
// an entry's day. With them every use is tried: see LeaveAccount+Afford.swift.
extension LeaveAccount {
  /// How far ahead ``earliest(_:from:)`` looks, in days.
  public static let horizon = 1_100

  /// The most that can be used on a day without a later day below the floor; negative when one already is.
  /// - Throws: `.outsideLimits` or `.overflow`.
  /// - Complexity: O(log entries); with policies O(entries + paydays since the anchor), some 40 times.
  public func headroom(on day: Day) throws(LeaveError) -> Hours {
    guard terms.policies.isNone else { return try headroomUnderPolicies(on: try checked(day)) }
    return try low(from: try checked(day)).forecast - terms.floor
  }

  /// The day on or after this one with the least forecast, which determines the headroom; the earliest of several.
  /// - Throws: `.outsideLimits` or `.overflow`.
  /// - Complexity: O(log entries); with policies O(entries + paydays since the anchor).
  public func tightestDay(from day: Day) throws(LeaveError) -> Day {
    guard terms.policies.isNone else { return try lowest(from: try checked(day)).day }
    return try low(from: try checked(day)).day
  }

  /// The first day on which these hours can be used without a later day below the floor, at most ``horizon`` days
  /// after the first one; nil when there is none.
  /// - Throws: `.outsideLimits` or `.overflow`.
  /// - Complexity: O(log entries); with policies O(entries + paydays since the anchor) for each day.
  public func earliest(_ hours: Hours, from first: Day) throws(LeaveError) -> Day? {
    guard terms.policies.isNone else { return try earliestUnderPolicies(hours, from: try checked(first)) }
    let needed = try hours + terms.floor
    let last = try checked(first) + LeaveAccount.horizon
    guard try low(from: last).forecast >= needed else { return nil }
    // The later the day, the fewer days can be too low, so hours that are affordable on a day are affordable on every
    // later day.
    var (low, high) = (first, last)
    while low < high {
      let middle = low + (high - low) / 2
      if try self.low(from: middle).forecast >= needed { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// The first day of a range whose forecast is below the floor, for any kind of leave.
  /// - Throws: `.outsideLimits` or `.overflow`.
  /// - Complexity: O(days).
  public func firstUnderFloor(in range: DayRange) throws(LeaveError) -> Day? {
    let floor = terms.floor
    return try chart(.forecast, over: range).firstIndex { $0 < floor }.map { range.first + $0 }
  }

  private func low(from day: Day) throws(LeaveError) -> Low {
    guard let lows else { throw .overflow }
    let today = Low(forecast: try balance(.forecast, on: day, .closed), day: day)
    let next = days.upperBound(of: day)
    return next < lows.count && lows[next].forecast < today.forecast ? lows[next] : today
  }
}
