public import FastiCivil

/// Plans leave of one kind so that the fewest hours are wasted, and of such plans takes the one with the most days
/// off.
///
/// Among all choices of open days that the balance can afford, the one with the fewest hours lost to carry-over dates and
/// to the cap is taken; of these the one that gains most; of these the one with the fewest days of leave; of these the
/// one whose leave comes earliest (the first day that differs is taken). A balance can afford a choice when, after leave
/// is taken, no day falls below the floor, and no day that is already below it falls further. The tests compare a
/// thousand small cases with all possible choices, each computed by the ledger itself.
public struct LeavePlanner: Sendable {
  /// The greatest number of days in one plan.
  public static let dayLimit = 512

  private let account: LeaveAccount
  private let first: Day
  private let days: [LeavePlanDay]
  private let hoursPerDay: Hours
  private let floor: Hours
  private let through: Day

  /// The days of a year, or of any run of days, for one kind of leave.
  ///
  /// - Parameters:
  ///   - account: the kind of leave with its entries.
  ///   - first: the day of `days[0]`; the others follow it without a gap.
  ///   - days: the kind of each day. With the baseline `statement` no leave is planned on days that the starting
  ///     balance contains.
  ///   - hoursPerDay: the cost of a day of leave, above 0 and at most 24.
  ///   - through: the day up to whose end losses count, from the first open day on; the rest of a year can be lost on 1
  ///     January.
  ///   - floor: the least balance of every day; by default the floor of the terms.
  public init(
    account: LeaveAccount, first: Day, days: [LeavePlanDay], hoursPerDay: Hours, through: Day, floor: Hours? = nil
  ) {
    self.account = account
    self.first = first
    let held = account.baseline == .statement ? account.schedule.anchor - account.schedule.lag : nil
    self.days = days.enumerated().map { place, day in
      if let held, first + place <= held, day == .open { .kept } else { day }
    }
    self.hoursPerDay = hoursPerDay
    self.floor = floor ?? account.terms.floor
    let lastOpen = self.days.lastIndex(of: .open).map { first + $0 } ?? first
    self.through = max(through, lastOpen)
  }

  /// The best plan.
  ///
  /// - Parameter budget: the most days of leave; by default as many as the balance affords.
  /// - Complexity: O(days × budget × minimum) without policies; with a cap or a carry-over date times the number of
  ///   balances that different choices of as many days lead to.
  /// - Throws: ``LeavePlanError`` for an impossible budget or goal, and when it would take too long.
  public func plan(budget: Int? = nil, goal: LeavePlanGoal) throws(LeavePlanError) -> LeavePlan {
    let open = days.reduce(0) { $0 + ($1 == .open ? 1 : 0) }
    try check(open, budget, goal)
    let last = max(through, account.entries.last?.entry.day ?? through, first + (days.count - 1))
    let timeline = try LeaveTimeline(account, try range(first, last), floor: floor)
    var search = LeavePlanSearch(
      timeline, days, cost: hoursPerDay.ticks, budget: min(budget ?? open, open), runs: LeaveRuns(goal),
      through: through - first)
    let without = search.lostAsItIs()
    if !account.terms.policies.isNone { search.mostLost = search.lostTakingEarly() }
    let best = search.best() ?? LeavePlanSearch.Best(places: [], value: 0, lost: without)
    let before = search.lostBeforeAll()
    return LeavePlan(
      leave: best.places.map { first + $0 }, value: best.value, wasted: Hours(ticks: best.lost - before),
      wastedWithout: Hours(ticks: without - before))
  }

  private func check(_ open: Int, _ budget: Int?, _ goal: LeavePlanGoal) throws(LeavePlanError) {
    guard days.count <= Self.dayLimit else { throw .tooManyDays(days.count, limit: Self.dayLimit) }
    guard open > 0 else { throw .nothingOpen }
    if let budget, budget < 1 { throw .budget(budget) }
    if case .total(let minimum) = goal {
      guard 1...days.count ~= minimum else { throw .minimum(minimum, days: days.count) }
    }
    guard hoursPerDay > .zero, hoursPerDay <= Hours(whole: 24) else { throw .hoursPerDay(hoursPerDay) }
  }

  private func range(_ first: Day, _ last: Day) throws(LeavePlanError) -> DayRange {
    for day in [first - 1, last] where !day.isWithinLimits { throw .leave(.outsideLimits(day)) }
    return DayRange(first).widened(before: 0, after: last - first)
  }
}

/// Why a plan of leave cannot be made.
public enum LeavePlanError: Error, Hashable, Sendable {
  /// The account has no answer for these days.
  case leave(LeaveError)
  /// No day is open, so there is nothing to plan.
  case nothingOpen
  /// More days than a plan can have.
  case tooManyDays(Int, limit: Int)
  /// The shortest run that counts is not from 1 to the number of days given.
  case minimum(Int, days: Int)
  /// A budget below one day.
  case budget(Int)
  /// A day of leave costs zero hours, or more than 24.
  case hoursPerDay(Hours)
  /// Under a cap, more paydays are settled before they are paid than a plan can track.
  case lagTooLong(paydays: Int, limit: Int)
}
