import FastiCivil

// Under a cap or a carry-over date, hours that are used change the accruals and losses, so every use is tried. Using more
// hours never gives a higher balance on a later day, because the additional accrual under a cap, or the smaller loss on a
// carry-over date, is at most the hours used. So the most that can be used is found by bisection. Hours can be affordable on
// one day and not on the next, for example around a carry-over date, so days are tried one by one.
extension LeaveAccount {
  /// ``headroom(on:)`` of leave with policies.
  func headroomUnderPolicies(on day: Day) throws(LeaveError) -> Hours {
    let lowest = try lowest(from: day)
    guard lowest.forecast > terms.floor else { return try lowest.forecast - terms.floor }
    // The balance of the day itself, plus what can accrue because of the use.
    let most = try forecast(on: day) - terms.floor + terms.rates.rate(on: day)
    var (fits, fails) = (Int64(0), most.ticks + 1)
    while fits + 1 < fails {
      let middle = fits + (fails - fits) / 2
      if try canUse(Hours(ticks: middle), on: day) { fits = middle } else { fails = middle }
    }
    return Hours(ticks: fits)
  }

  /// ``earliest(_:from:)`` of leave with policies.
  func earliestUnderPolicies(_ hours: Hours, from first: Day) throws(LeaveError) -> Day? {
    let last = min(first + LeaveAccount.horizon, Limits.days.last)
    let accrualHistory = try accrualHistory(through: last)
    let needed = try hours + terms.floor
    var day = first
    while day <= last {
      // Only a payday's own accrual can compensate hours used on that day, and only if the payday is in its own
      // period.
      let isPlain = schedule.lag > 0 || !schedule.isPayday(day)
      let plain = try balance(.forecast, on: day, accrualHistory)
      let isTooLow = isPlain && hours > .zero && plain < needed
      if !isTooLow, try canUse(hours, on: day) { return day }
      day = day + 1
    }
    return nil
  }

  /// The day with the least forecast from a day on to the last entry, the earliest of several.
  func lowest(from day: Day) throws(LeaveError) -> Low {
    var lowest: Low?
    try walk(from: day) { forecast, day in
      if lowest.map({ forecast < $0.forecast }) ?? true { lowest = Low(forecast: forecast, day: day) }
      return true
    }
    guard let lowest else { return Low(forecast: try forecast(on: day), day: day) }
    return lowest
  }

  /// Whether no day from this one on is below the floor when these hours are used on it.
  private func canUse(_ hours: Hours, on day: Day) throws(LeaveError) -> Bool {
    var fits = true
    try using(hours, on: day).walk(from: day) { forecast, _ in
      fits = forecast >= terms.floor
      return fits
    }
    return fits
  }

  /// Iterates over the days from one to the last entry on which the forecast can change, as long as `isWanted` returns
  /// true.
  private func walk(from first: Day, _ isWanted: (Hours, Day) -> Bool) throws(LeaveError) {
    let last = max(first, days.last ?? first)
    let accrualHistory = try accrualHistory(through: last)
    var day = first
    while day <= last, isWanted(try balance(.forecast, on: day, accrualHistory), day) {
      day = nextChange(.forecast, after: day, accrualHistory)
    }
  }
}
