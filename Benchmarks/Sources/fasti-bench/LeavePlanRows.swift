import FastiCivil
import FastiHolidays
import FastiLeave

/// The plan of leave for a year in Sweden that wastes least, with and without policies; no other program is known that proves one.
struct LeavePlanRows {
  private let first: Day
  private let days: [LeavePlanDay]

  /// Marks the days of 2026.
  init() throws {
    let workdays = Workdays(try WorkdayCalendar([try SwedishPlan.read()], over: DayRange(year: 2026)))
    first = workdays.range.first
    days = workdays.range.map { workdays.isBusinessDay(unchecked: $0) ? .open : .off }
  }

  func rows() throws -> [Row] {
    let carry = try LeavePolicies.Carry(month: 1, day: 1, limit: Hours(whole: 40))
    let spring = try LeavePolicies.Carry(month: 4, day: 1, limit: Hours(whole: 40))
    let cap = Hours(whole: 240)
    return try [
      row("leave plan of a year, no policies", try planner(150, .none)),
      row("leave plan of a year, 900 hours", try planner(900, .none)),
      row("leave plan of a year, carry-over", try planner(150, LeavePolicies(carry: carry))),
      row("leave plan of a year, carry-over in spring", try planner(150, LeavePolicies(carry: spring))),
      row("leave plan of a year, cap", try planner(230, LeavePolicies(cap: cap))),
      row("leave plan of a year, cap, 10 days", try planner(230, LeavePolicies(cap: cap)), budget: 10),
      row("leave plan of a year, cap and carry-over", try planner(230, LeavePolicies(cap: cap, carry: carry))),
      row(
        "leave plan of a year, cap and carry-over, 10 days",
        try planner(230, LeavePolicies(cap: cap, carry: spring)), budget: 10),
      row("leave plan of a year, longest span", try planner(150, LeavePolicies(carry: carry)), goal: .longest),
    ] + hard()
  }

  /// Cap, carry-over date and lag at once, and more hours than can be saved: the most choices stay open.
  private func hard() throws -> [Row] {
    func hard(_ start: Int32, _ cap: Int32, _ month: Int, _ day: Int, _ limit: Int32, every: Int, lag: Int) throws
      -> LeavePlanner
    {
      try planner(
        start,
        LeavePolicies(
          cap: Hours(whole: cap), carry: LeavePolicies.Carry(month: month, day: day, limit: Hours(whole: limit))),
        every: every, lag: lag)
    }
    let nine = LeavePlanGoal.total(minimum: 9)
    return try [
      row("hard leave plan, three weeks of lag", hard(230, 230, 6, 30, 20, every: 7, lag: 21), budget: 25, goal: nine),
      row("hard leave plan, weekly pay", hard(150, 160, 12, 31, 0, every: 7, lag: 7), budget: 25, goal: nine),
      row("hard leave plan, 900 hours", hard(900, 933, 6, 30, 0, every: 14, lag: 21), budget: 25, goal: nine),
      row("hard leave plan, cap below the limit", hard(40, 73, 12, 31, 80, every: 7, lag: 21), budget: 25, goal: nine),
    ]
  }

  private func planner(
    _ start: Int32, _ policies: LeavePolicies, every apart: Int = 14, lag: Int = 7
  ) throws -> LeavePlanner {
    let terms = try LeaveTerms(
      type: .vacation, start: Hours(whole: start), rates: RateTable(Hours(exact: "6.46")), policies: policies)
    let schedule = try PaySchedule(anchor: Day(year: 2025, month: 12, day: 12), pattern: .every(days: apart), lag: lag)
    let ledger = try LeaveLedger(profile: LeaveProfile(schedule: schedule, terms: [terms]), versions: [])
    return LeavePlanner(
      account: ledger.accounts[0], first: first, days: days, hoursPerDay: Hours(whole: 8),
      through: Day(year: 2027, month: 1, day: 1))
  }

  private func row(
    _ work: String, _ planner: LeavePlanner, budget: Int? = nil, goal: LeavePlanGoal = .total(minimum: 4)
  ) throws -> Row {
    let taken = Measure.nanoseconds(rounds: 5) {
      (try? planner.plan(budget: budget, goal: goal)).map { $0.value + $0.leave.count } ?? 0
    }
    return Row(work: work, figure: .nanoseconds(taken), target: .nanoseconds(50e6))
  }
}
