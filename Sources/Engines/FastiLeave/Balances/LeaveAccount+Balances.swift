public import FastiCivil

extension LeaveAccount {
  /// Both balances of a day.
  /// - Throws: `.outsideLimits` or `.overflow`.
  /// - Complexity: O(log entries); with policies, O(paydays since the anchor) in addition. All questions have this
  ///   cost.
  public func balance(on day: Day) throws(LeaveError) -> LeaveBalance {
    let accrualHistory = try accrualHistory(through: try checked(day))
    return LeaveBalance(
      day: day, official: try balance(.official, on: day, accrualHistory), officialAsOf: schedule.lastPayday(on: day),
      forecast: try balance(.forecast, on: day, accrualHistory))
  }

  /// The official balance of a day, which changes on paydays only.
  /// - Throws: `.outsideLimits` or `.overflow`.
  public func official(on day: Day) throws(LeaveError) -> Hours {
    try balance(.official, on: day, try accrualHistory(through: try checked(day)))
  }

  /// The forecast balance of a day: everything dated on or before it, posted or not.
  /// - Throws: `.outsideLimits` or `.overflow`.
  public func forecast(on day: Day) throws(LeaveError) -> Hours {
    try balance(.forecast, on: day, try accrualHistory(through: try checked(day)))
  }

  /// A balance of every day of a range.
  /// - Throws: `.outsideLimits` or `.overflow`.
  /// - Complexity: O(days + entries); with policies, O(paydays since the anchor) in addition.
  public func chart(_ measure: LeaveMeasure, over range: DayRange) throws(LeaveError) -> [Hours] {
    let accrualHistory = try accrualHistory(through: try checked(range.last))
    var balances: [Hours] = []
    balances.reserveCapacity(range.count)
    var day = try checked(range.first)
    while day <= range.last {
      let balance = try balance(measure, on: day, accrualHistory)
      let end = min(range.last, nextChange(measure, after: day, accrualHistory) - 1)
      for _ in 0...(end - day) { balances.append(balance) }
      day = end + 1
    }
    return balances
  }

  /// The next day on which a balance may change: a payday, an entry's day or a carry-over date.
  func nextChange(_ measure: LeaveMeasure, after day: Day, _ accrualHistory: AccrualHistory) -> Day {
    var next = schedule.nextPayday(onOrAfter: day + 1)
    guard measure == .forecast else { return next }
    let entry = days.upperBound(of: day)
    if entry < days.count { next = min(next, days[entry]) }
    if case .folded(let history) = accrualHistory {
      let date = history.dates.upperBound(of: day)
      if date < history.dates.count { next = min(next, history.dates[date]) }
    }
    return next
  }

  /// A balance with the effects of the policies until then. The official one contains the entries of the paid
  /// periods.
  func balance(_ measure: LeaveMeasure, on day: Day, _ accrualHistory: AccrualHistory) throws(LeaveError) -> Hours {
    let payday = schedule.lastIndex(on: day)
    return try sum(through: cut(measure, on: day, payday), accrualHistory, payday: payday)
  }

  /// The last day whose entries count: for the official balance, the end of the last paid period.
  func cut(_ measure: LeaveMeasure, on day: Day, _ payday: Int) -> Day {
    measure == .forecast ? day : schedule.payday(payday) - schedule.lag
  }

  /// The day itself.
  /// - Throws: `.outsideLimits`.
  func checked(_ day: Day) throws(LeaveError) -> Day {
    guard day.isWithinLimits else { throw .outsideLimits(day) }
    return day
  }
}
