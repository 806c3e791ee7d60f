import FastiCivil

// Under a cap or a carry-over date, hours that are used change what accrues and what is lost, so every use is tried. More
// hours used never give more on a later day: a cap lets no more accrue than was used, and a carry-over date spares no more. So
// the most that can be used is found by halving. A day on which it fits may be followed by one on which it does not, as the
// last day before a carry-over date is: days are tried one by one.
extension LeaveAccount {
  /// ``headroom(on:)`` of leave with policies.
  func headroomUnderPolicies(on day: Day) throws(LeaveError) -> Hours {
    let lowest = try lowest(from: day)
    guard lowest.forecast > terms.floor else { return try lowest.forecast - terms.floor }
    // The day itself has as much, and what it may accrue besides because of the use.
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
      // Only a payday's own accrual can make up for what is used on it, and only where the payday is in its period.
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

  /// Whether no day from this one on falls under the floor when so much is used on it.
  private func canUse(_ hours: Hours, on day: Day) throws(LeaveError) -> Bool {
    var fits = true
    try using(hours, on: day).walk(from: day) { forecast, _ in
      fits = forecast >= terms.floor
      return fits
    }
    return fits
  }

  /// Goes over the days from one on to the last entry on which the forecast may change, as long as `isWanted` says so.
  private func walk(from first: Day, _ isWanted: (Hours, Day) -> Bool) throws(LeaveError) {
    let last = max(first, days.last ?? first)
    let accrualHistory = try accrualHistory(through: last)
    var day = first
    while day <= last, isWanted(try balance(.forecast, on: day, accrualHistory), day) {
      day = nextChange(.forecast, after: day, accrualHistory)
    }
  }
}
