public import FastiCivil
public import FastiDays
import FastiHolidays
public import FastiLeave
public import FastiRecords

/// Plans days of leave in a year so that the fewest hours are lost; among such plans it finds the best by the goal.
public struct PlanLeave {
  /// The days to take and what they save.
  public struct Answer: Sendable {
    /// Its spans, earliest first.
    public var items: [LeavePlanItem]
    /// The hours that are lost to carry-over dates and to the cap up to 1 January of the next year, with the plan;
    /// losses before its first day are not included.
    public var wasted: Hours
    /// The same without the plan.
    public var wastedWithout: Hours
    /// The forecast on 31 December with the plan.
    public var end: Hours
    /// The same without the plan.
    public var endWithout: Hours
    /// Sentences about rules that could not answer for the whole year.
    public var warnings: [Sentence]
  }

  private let ledger: LeaveLedger
  private let source: WorkdaySource

  /// Plans with the balances of a ledger and the business days of some regions.
  public init(_ ledger: LeaveLedger, _ source: WorkdaySource) {
    self.ledger = ledger
    self.source = source
  }

  /// The best plan, with leave from today on.
  ///
  /// A day on which the ledger has at least `hoursPerDay` of leave, of any kind, is already off; with fewer hours it is
  /// an ordinary day.
  /// - Throws: `.invalid` for a year that is over, or an impossible budget or minimum; what the ledger throws.
  public func callAsFunction(_ question: LeavePlanQuestion, today: Day) throws(Failure) -> Answer {
    let whole = DayRange(year: question.year)
    guard whole.last >= today else {
      throw Failure(
        .entry(.yearOver(question.year)), field: .year, value: "\(question.year)", hint: .value("\(today.year)"))
    }
    let entered = used(in: whole)
    let taken = entered.filter { $0.value >= question.hoursPerDay }.map(\.key)
    let year = try BridgeYear(source, question.year, taken: taken) { day in
      day < today || entered[day] != nil || !whole.contains(day)
    }
    let account = try asked { () throws(LeaveError) in try ledger.account(question.type) }
    let planner = LeavePlanner(
      account: account, first: year.first, days: year.days.map(LeavePlanDay.init), hoursPerDay: question.hoursPerDay,
      through: min(whole.last + 1, Limits.days.last),
      floor: max(account.terms.floor, question.keep ?? account.terms.floor))
    let plan: LeavePlan
    do { plan = try planner.plan(budget: question.budget, goal: LeavePlanGoal(question.goal)) } catch {
      throw Failure(error, question.type, year: question.year)
    }
    return try asked { () throws(LeaveError) in try answer(plan, year, account, question) }
  }

  private func asked<Value>(_ question: () throws(LeaveError) -> Value) throws(Failure) -> Value {
    do { return try question() } catch { throw Failure(error) }
  }

  /// The hours of leave that are entered on each day, of every kind.
  private func used(in range: DayRange) -> [Day: Hours] {
    var used: [Day: Hours] = [:]
    for line in ledger.entries where line.entry.action == .used && line.entry.hours > .zero {
      guard range.widened(before: 60, after: 60).contains(line.entry.day) else { continue }
      let sum = used[line.entry.day, default: .zero].ticks.addingReportingOverflow(line.entry.hours.ticks)
      used[line.entry.day] = Hours(ticks: sum.overflow ? .max : sum.partialValue)
    }
    return used
  }

  private func answer(
    _ plan: LeavePlan, _ year: BridgeYear, _ account: LeaveAccount, _ question: LeavePlanQuestion
  ) throws(LeaveError) -> Answer {
    var entries: [LeaveEntry] = []
    for day in plan.leave {
      entries.append(try LeaveEntry(day: day, type: question.type, action: .used, hours: question.hoursPerDay))
    }
    let planned = try ledger.adding(entries.hypothetical).account(question.type)
    var items: [LeavePlanItem] = []
    for span in BridgePlanner(first: year.first, days: year.days).spans(leave: plan.leave) {
      items.append(
        LeavePlanItem(
          bridge: BridgeItem(span), hours: try question.hoursPerDay * span.leave.count,
          before: try planned.forecast(on: span.leave[0] - 1),
          after: try planned.forecast(on: span.leave[span.leave.count - 1]), wasted: plan.wasted,
          wastedWithout: plan.wastedWithout))
    }
    let end = DayRange(year: question.year).last
    return Answer(
      items: items, wasted: plan.wasted, wastedWithout: plan.wastedWithout, end: try planned.forecast(on: end),
      endWithout: try account.forecast(on: end), warnings: year.warnings)
  }
}

extension LeavePlanDay {
  fileprivate init(_ day: BridgeDay) {
    switch day {
    case .off: self = .off
    case .open: self = .open
    case .kept: self = .kept
    }
  }
}

extension LeavePlanGoal {
  fileprivate init(_ goal: BridgeGoal) {
    switch goal {
    case .longest: self = .longest
    case .total(let minimum): self = .total(minimum: minimum)
    }
  }
}
