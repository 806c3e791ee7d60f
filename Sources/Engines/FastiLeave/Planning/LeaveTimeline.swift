import FastiCivil

/// The balance of one kind of leave over some days, with and without additional leave.
struct LeaveTimeline {
  /// Every day, in order.
  private(set) var days: [LeaveDayEvents]
  /// The state at the end of the day before the first.
  private(set) var start: LeaveState
  /// The cap; without one, nothing is settled and the value is not used.
  let cap: Int64
  /// The day from whose end on a state that has more than another keeps having more: before it, a cap and a carry-over
  /// date together can reverse their order (Documentation/Mathematics/LeavePlan.md).
  private(set) var monotoneFrom: Day

  /// Balances this large are refused, because their sums could exceed 64 bits.
  private static let largest: Int64 = 1 << 60

  /// The days of a range.
  /// - Parameter floor: the least balance of every day; a day that is already below it may not fall further.
  /// - Throws: What the account throws, or `.lagTooLong`.
  init(_ account: LeaveAccount, _ range: DayRange, floor: Hours) throws(LeavePlanError) {
    let chart = try LeavePlanError.of { () throws(LeaveError) in
      try account.chart(.forecast, over: range.widened(before: 1, after: 0))
    }
    guard chart.allSatisfy({ $0.ticks.magnitude < UInt64(Self.largest) }), floor.ticks.magnitude < UInt64(Self.largest)
    else { throw .leave(.overflow) }
    cap = account.terms.policies.cap?.ticks ?? 0
    start = LeaveState(balance: chart[0].ticks)
    monotoneFrom = range.first
    days = zip(range, chart.dropFirst()).map { day, forecast in
      LeaveDayEvents(day: day, bound: min(floor.ticks, forecast.ticks))
    }
    for entry in account.entries where range.contains(entry.entry.day) {
      days[entry.entry.day - range.first].entered += entry.entry.signedHours.ticks
      days[entry.entry.day - range.first].gain += entry.entry.signedHours.ticks
    }
    addCarryOver(account, range, chart)
    try addPaydays(account, range)
  }

  /// - Parameter forecasts: the forecast of the day before the range, then of its days.
  private mutating func addCarryOver(_ account: LeaveAccount, _ range: DayRange, _ forecasts: [Hours]) {
    guard let carry = account.terms.policies.carry else { return }
    var date = carry.next(after: max(range.first - 1, account.schedule.anchor))
    var (last, takes) = (range.first, false)
    while date <= range.last {
      days[date - range.first].carried = carry.limit.ticks
      takes = takes || forecasts[date - range.first] > carry.limit
      last = date
      date = carry.next(after: date)
    }
    // If nothing is lost without any leave, nothing is lost with leave.
    if takes, account.terms.policies.cap != nil, account.schedule.lag > 0 { monotoneFrom = last }
  }

  private mutating func addPaydays(_ account: LeaveAccount, _ range: DayRange) throws(LeavePlanError) {
    let schedule = account.schedule
    let isCapped = account.terms.policies.cap != nil
    var waiting = 0
    let first = schedule.lastIndex(on: range.first - 1) + 1
    var index = first
    // Settled before the range and paid in it or after, so known independent of the plan.
    if isCapped {
      while schedule.payday(index) - schedule.lag < range.first {
        guard waiting < LeaveState.places else { throw Self.lagTooLong(schedule) }
        start.settled[waiting] = try Self.accrual(account, index)
        waiting += 1
        index += 1
      }
    }
    var events: [(day: Day, pays: Bool, index: Int)] = []
    var payday = first
    while schedule.payday(payday) <= range.last {
      events.append((schedule.payday(payday), true, payday))
      payday += 1
    }
    if isCapped {
      while schedule.payday(index) - schedule.lag <= range.last {
        events.append((schedule.payday(index) - schedule.lag, false, index))
        index += 1
      }
    }
    // On one day, settled accruals are paid before new ones are settled.
    events.sort { ($0.day, $0.pays ? 0 : 1) < ($1.day, $1.pays ? 0 : 1) }
    for event in events {
      let place = event.day - range.first
      let rate = account.terms.rates.rate(on: schedule.payday(event.index)).ticks
      if event.pays {
        days[place].gain += rate
        guard isCapped else {
          days[place].paid += rate
          continue
        }
        guard schedule.lag > 0 else { continue }
        days[place].paysSettled = true
        waiting -= 1
        continue
      }
      guard schedule.lag == 0 || waiting < LeaveState.places else { throw Self.lagTooLong(schedule) }
      // Paydays up to the anchor have the plain rate, and are part of the balance of the first payday with a cap.
      days[place].settles = .init(
        rate: rate, isCapped: event.index >= 1, place: schedule.lag == 0 ? nil : waiting)
      if schedule.lag > 0 { waiting += 1 }
    }
  }

  private static func accrual(_ account: LeaveAccount, _ index: Int) throws(LeavePlanError) -> Int64 {
    let day = account.schedule.payday(index - 1)
    return try LeavePlanError.of { () throws(LeaveError) in
      try account.accruals(after: day, count: 1).first?.hours.ticks ?? 0
    }
  }

  private static func lagTooLong(_ schedule: PaySchedule) -> LeavePlanError {
    let payday = schedule.lastIndex(on: schedule.anchor)
    let ahead = schedule.lastIndex(on: schedule.payday(payday) + (schedule.lag - 1)) - payday + 1
    return .lagTooLong(paydays: ahead, limit: LeaveState.places)
  }
}

extension LeavePlanError {
  /// The answer of the account to a question, with its errors as errors of a plan.
  static func of<Value>(_ question: () throws(LeaveError) -> Value) throws(LeavePlanError) -> Value {
    do { return try question() } catch { throw .leave(error) }
  }
}
