public import FastiCivil

extension LeaveAccount {
  /// The next carry-over date after a day and the anchor, and the hours above the limit on the day before; nil when
  /// there is no limit.
  /// - Throws: `.outsideLimits` or `.overflow`.
  public func expiring(on day: Day) throws(LeaveError) -> Expiry? {
    guard let carry = terms.policies.carry else { return nil }
    let date = carry.next(after: max(try checked(day), schedule.anchor))
    let left = try balance(.forecast, on: date - 1, try accrualHistory(through: date - 1))
    return Expiry(day: date, hours: max(.zero, try left - carry.limit))
  }

  /// The losses on the carry-over dates after the anchor up to a day; dates without a loss are left out.
  /// - Throws: `.outsideLimits` or `.overflow`.
  public func forfeits(through day: Day) throws(LeaveError) -> [Expiry] {
    guard case .folded(let history) = try accrualHistory(through: try checked(day)) else { return [] }
    return try forfeits(history)
  }

  func forfeits(_ history: AccrualHistory.Steps) throws(LeaveError) -> [Expiry] {
    var forfeits: [Expiry] = []
    for index in history.dates.indices {
      let lost = index == 0 ? history.lost[0] : try history.lost[index] - history.lost[index - 1]
      if lost > .zero { forfeits.append(Expiry(day: history.dates[index], hours: lost)) }
    }
    return forfeits
  }

  /// The accruals of the next paydays after a day: the virtual rows of a ledger view.
  /// - Throws: `.outsideLimits` or `.overflow`.
  public func accruals(after day: Day, count: Int) throws(LeaveError) -> [Accrual] {
    guard count > 0 else { return [] }
    let first = schedule.lastIndex(on: try checked(day)) + 1
    let last = min(first + (count - 1), schedule.lastIndex(on: Limits.days.last))
    return first <= last ? try accruals(first...last, try accrualHistory(through: schedule.payday(last))) : []
  }

  func accruals(_ paydays: ClosedRange<Int>, _ accrualHistory: AccrualHistory) throws(LeaveError) -> [Accrual] {
    var accruals: [Accrual] = []
    accruals.reserveCapacity(paydays.count)
    var before = try accrued(through: paydays.lowerBound - 1, accrualHistory)
    for index in paydays {
      let after = try accrued(through: index, accrualHistory)
      let payday = schedule.payday(index)
      accruals.append(
        Accrual(index: index, payday: payday, hours: try after - before, rate: terms.rates.rate(on: payday)))
      before = after
    }
    return accruals
  }

  /// The accruals of paydays and the losses of carry-over dates up to a day.
  func accrualHistory(through day: Day) throws(LeaveError) -> AccrualHistory {
    guard !terms.policies.isNone else { return .closed }
    var history = AccrualHistory.Steps()
    var payday = 1
    var date = terms.policies.carry?.next(after: schedule.anchor)
    while true {
      let paid = schedule.payday(payday)
      if let next = date, next <= paid {
        guard next <= day else { return .folded(history) }
        try forfeit(on: next, payday: payday - 1, &history)
        date = terms.policies.carry?.next(after: next)
      } else {
        guard paid <= day else { return .folded(history) }
        try accrue(payday, on: paid, &history)
        payday += 1
      }
    }
  }

  /// The hours above the limit on the day before a carry-over date are lost.
  private func forfeit(on date: Day, payday: Int, _ history: inout AccrualHistory.Steps) throws(LeaveError) {
    guard let limit = terms.policies.carry?.limit else { return }
    let left = try sum(through: date - 1, .folded(history), payday: payday)
    let lost = max(.zero, try left - limit)
    history.lost.append(try history.lost.last.map { sum throws(LeaveError) in try sum + lost } ?? lost)
    history.dates.append(date)
  }

  /// A payday's accrual, limited by the cap minus the official balance before it.
  private func accrue(_ index: Int, on payday: Day, _ history: inout AccrualHistory.Steps) throws(LeaveError) {
    var hours = terms.rates.rate(on: payday)
    if let cap = terms.policies.cap {
      let before = try sum(through: payday - schedule.lag, .folded(history), payday: index - 1)
      hours = max(.zero, min(hours, try cap - before))
    }
    history.accrued.append(try history.accrued[index - 1] + hours)
  }
}
