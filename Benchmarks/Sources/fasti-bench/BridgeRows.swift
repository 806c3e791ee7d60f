import FastiCivil
import FastiHolidays
import Foundation

/// The best leave of a year in Sweden; no other program is known that proves its answer.
struct BridgeRows {
  private let planner: BridgePlanner

  /// Marks the days of 2026.
  init() throws {
    let workdays = Workdays(try WorkdayCalendar([try SwedishPlan.read()], over: DayRange(year: 2026)))
    planner = BridgePlanner(
      first: workdays.range.first,
      days: workdays.range.map { workdays.isBusinessDay(unchecked: $0) ? .open : .off })
  }

  func rows() -> [Row] {
    [
      row("bridge days of a year, 25 of leave", 25, .total(minimum: 4)),
      row("bridge days of a year, any number of leave", 250, .total(minimum: 9)),
      row("the longest span of a year, 25 of leave", 25, .longest),
    ]
  }

  private func row(_ work: String, _ budget: Int, _ goal: BridgeGoal) -> Row {
    let taken = Measure.nanoseconds { (try? planner.plan(budget: budget, goal: goal))?.value ?? 0 }
    return Row(work: work, figure: .nanoseconds(taken), target: .nanoseconds(5e6))
  }
}
