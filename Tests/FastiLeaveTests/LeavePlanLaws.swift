import FastiCivil
import FastiLeave
import TestSupport
import Testing

@Suite("Leave plans: no other choice wastes less, and of those none gains more") struct LeavePlanLaws {
  @Test("equal to trying every choice on the ledger itself: waste, value, count and days")
  func bruteForce() throws {
    var chance = Chance(seed: 4)
    var (compared, wasting, saving, limited, refused) = (0, 0, 0, 0, 0)
    while compared < 1_200 {
      let small = try SmallPlan(&chance)
      guard small.hasOpenDay else { continue }
      compared += 1
      let plan = try small.planned()
      let best = try small.exhausted()
      #expect(plan.leave.map { $0 - small.first } == best.places, "\(small)")
      #expect(plan.wasted.ticks == best.lost && plan.value == best.value, "\(small)")
      #expect(plan.wastedWithout.ticks == best.lostWithout, "\(small)")
      wasting += best.lost > 0 ? 1 : 0
      saving += best.lost < best.lostWithout ? 1 : 0
      limited += best.isLimited ? 1 : 0
      refused += best.places.isEmpty ? 1 : 0
    }
    // The cases are hard enough: something is lost, saved, and out of reach in many of them.
    #expect(
      wasting > 150 && saving > 150 && limited > 150 && refused > 20, "\(wasting) \(saving) \(limited) \(refused)")
  }

  @Test("without policies nothing is wasted, and the budget is what is affordable")
  func affordable() throws {
    let terms = try LeaveTerms(type: .vacation, start: Hours(whole: 20), rates: RateTable(Hours(whole: 4)))
    let profile = try LeaveProfile(
      schedule: PaySchedule(anchor: day(2026, 2, 6), pattern: .every(days: 14)), terms: [terms])
    let account = try LeaveLedger(profile: profile, versions: []).account(.vacation)
    // Four weeks from Monday 9 February; a payday on the 20th brings the third day.
    let days = (0..<28).map { $0 % 7 >= 5 ? LeavePlanDay.off : .open }
    func planner(_ floor: Hours) -> LeavePlanner {
      LeavePlanner(
        account: account, first: day(2026, 2, 9), days: days, hoursPerDay: Hours(whole: 8), through: day(2026, 3, 8),
        floor: floor)
    }
    let plan = try planner(.zero).plan(goal: .total(minimum: 4))
    #expect(plan.leave == [day(2026, 2, 18), day(2026, 2, 19), day(2026, 2, 20)] && plan.value == 5)
    #expect(plan.wasted == .zero && plan.wastedWithout == .zero)
    #expect(try planner(Hours(whole: 12)).plan(goal: .total(minimum: 3)).leave.count == 2)
    #expect(try planner(.zero).plan(budget: 1, goal: .longest).leave == [day(2026, 2, 13)])
  }

  @Test("impossible plans are refused with the numbers")
  func refusals() throws {
    let terms = try LeaveTerms(
      type: .vacation, start: .zero, rates: RateTable(), policies: LeavePolicies(cap: Hours(whole: 40)))
    func account(_ days: Int, lag: Int) throws -> LeaveAccount {
      let schedule = try PaySchedule(anchor: day(2026, 2, 6), pattern: .every(days: days), lag: lag)
      return try LeaveLedger(profile: LeaveProfile(schedule: schedule, terms: [terms]), versions: []).accounts[0]
    }
    func error(
      _ days: [LeavePlanDay], budget: Int? = nil, _ goal: LeavePlanGoal = .longest, hours: Hours = Hours(whole: 8),
      every: Int = 14, lag: Int = 7
    ) throws -> LeavePlanError? {
      let planner = LeavePlanner(
        account: try account(every, lag: lag), first: day(2026, 3, 2), days: days, hoursPerDay: hours,
        through: day(2026, 3, 20))
      do {
        _ = try planner.plan(budget: budget, goal: goal)
        return nil
      } catch { return error }
    }
    let week = (0..<7).map { $0 < 5 ? LeavePlanDay.open : .off }
    #expect(try error([.off, .kept]) == .nothingOpen)
    #expect(try error(week, budget: 0) == .budget(0))
    #expect(try error(week, .total(minimum: 8)) == .minimum(8, days: 7))
    #expect(try error(week, .total(minimum: 0)) == .minimum(0, days: 7))
    #expect(try error(week, hours: .zero) == .hoursPerDay(.zero))
    #expect(try error(week, hours: Hours(whole: 25)) == .hoursPerDay(Hours(whole: 25)))
    #expect(try error([LeavePlanDay](repeating: .open, count: 513)) == .tooManyDays(513, limit: 512))
    #expect(try error(week, every: 7, lag: 366) == .lagTooLong(paydays: 53, limit: 4))
    #expect(try error(week, every: 7, lag: 28) == nil)
  }
}
