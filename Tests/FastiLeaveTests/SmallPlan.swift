import TestSupport
import FastiCivil
import FastiLeave

/// A few days around paydays and a carry-over date with few enough open ones to try every choice.
struct SmallPlan: CustomStringConvertible {
  let ledger: LeaveLedger
  let first: Day
  let days: [LeavePlanDay]
  let hoursPerDay: Hours
  let through: Day
  let floor: Hours
  let budget: Int?
  let goal: LeavePlanGoal

  init(_ chance: inout Chance) throws {
    first = Day(year: 2026, month: 3, day: 1) + chance.number(0...400)
    let between = [1, 2, 3, 5, 7, 14][chance.number(0...5)]
    let schedule = try PaySchedule(
      anchor: first - chance.number(-12...60), pattern: .every(days: between),
      lag: min([0, 0, 1, 2, 3, 4, 7, 14][chance.number(0...7)], 4 * between))
    let carryDay = first + chance.number(-3...16)
    let hasCap = chance.one(in: 2)
    let hasCarry = chance.one(in: 2)
    let start = chance.number(0...60)
    let carry =
      try hasCarry
      ? LeavePolicies.Carry(
        month: carryDay.date.month, day: min(carryDay.date.dayOfMonth, 28),
        limit: Hours(whole: Int32(chance.number(0...30))))
      : nil
    let terms = try LeaveTerms(
      type: .vacation, start: Hours(whole: Int32(start)),
      rates: RateTable(Hours(ticks: Int64(chance.number(0...9)) * 10_000)),
      policies: LeavePolicies(cap: hasCap ? Hours(whole: Int32(chance.number(0...start + 20))) : nil, carry: carry))
    var versions: [EntryVersion] = []
    for index in 0..<chance.number(0...3) {
      versions.append(
        EntryVersion(
          id: EntryID("e\(index)"), stamp: EntryStamp("a"),
          entry: try LeaveEntry(
            day: first + chance.number(-10...25), type: .vacation, action: chance.one(in: 3) ? .accrued : .used,
            hours: Hours(whole: Int32(chance.number(1...16))))))
    }
    let baseline: LeaveProfile.Baseline = chance.one(in: 4) ? .statement : .additive
    ledger = try LeaveLedger(
      profile: LeaveProfile(schedule: schedule, baseline: baseline, terms: [terms]), versions: versions)
    days = SmallPlan.days(&chance)
    hoursPerDay = chance.one(in: 4) ? Hours(ticks: 75_000) : Hours(whole: 8)
    through = first + (days.count - 1) + chance.number(0...4)
    floor = chance.one(in: 3) ? Hours(whole: Int32(chance.number(-10...10))) : .zero
    budget = chance.one(in: 2) ? chance.number(1...6) : nil
    goal = chance.one(in: 4) ? .longest : .total(minimum: chance.number(1...min(6, days.count)))
  }

  private static func days(_ chance: inout Chance) -> [LeavePlanDay] {
    var open = 0
    return (0..<chance.number(1...20)).map { _ in
      if chance.one(in: 12) { return .kept }
      if open == 6 || chance.one(in: 2) { return .off }
      open += 1
      return .open
    }
  }

  /// Whether leave can be planned at all.
  var hasOpenDay: Bool { days.indices.contains { days[$0] == .open && !isHeld($0) } }

  func planned() throws -> LeavePlan {
    try LeavePlanner(
      account: ledger.accounts[0], first: first, days: days, hoursPerDay: hoursPerDay, through: through, floor: floor
    ).plan(budget: budget, goal: goal)
  }

  var description: String {
    let account = ledger.accounts[0]
    let letters = days.map { $0 == .off ? "-" : $0 == .open ? "o" : "k" }.joined()
    let entries = account.entries.map { "\($0.entry.day.iso) \($0.entry.signedHours.text)" }.joined(separator: ", ")
    return """
      \(first.iso) \(letters) through \(through.iso), \(hoursPerDay.text) a day, floor \(floor.text), \(goal), \
      budget \(budget.map { "\($0)" } ?? "-"), \(account.schedule), \(account.baseline), \(account.terms), [\(entries)]
      """
  }
}

/// Every choice of open days, each written into the ledger and asked of it.
extension SmallPlan {
  struct Found {
    var places: [Int] = []
    var value = 0
    var lost: Int64 = .max
    var lostWithout: Int64 = 0
    /// Whether some choice could not be afforded.
    var isLimited = false
  }

  func exhausted() throws -> Found {
    let open = days.indices.filter { days[$0] == .open && !isHeld($0) }
    let end = max(through, ledger.accounts[0].entries.last?.entry.day ?? through, first + (days.count - 1))
    let range = try DayRange(first, end)
    let asItIs = try ledger.accounts[0].chart(.forecast, over: range)
    var best = Found()
    for choice in 0..<(1 << open.count) where choice.nonzeroBitCount <= budget ?? open.count {
      let places = open.indices.filter { choice & (1 << $0) != 0 }.map { open[$0] }
      let account = try account(taking: places)
      if let firstPlace = places.first {
        let chart = try account.chart(.forecast, over: range)
        guard (firstPlace..<range.count).allSatisfy({ chart[$0] >= min(floor, asItIs[$0]) }) else {
          best.isLimited = true
          continue
        }
      }
      let (lost, value) = (try lost(account), value(taking: places))
      if choice == 0 { best.lostWithout = lost }
      if SmallPlan.isBetter(lost, value, places, best) { (best.lost, best.value, best.places) = (lost, value, places) }
    }
    return best
  }

  private static func isBetter(_ lost: Int64, _ value: Int, _ places: [Int], _ best: Found) -> Bool {
    if lost != best.lost { return lost < best.lost }
    if value != best.value { return value > best.value }
    if places.count != best.places.count { return places.count < best.places.count }
    return places.lexicographicallyPrecedes(best.places)
  }

  /// Leave of days that a statement's starting balance holds would be free.
  private func isHeld(_ place: Int) -> Bool {
    let account = ledger.accounts[0]
    return account.baseline == .statement && first + place <= account.schedule.anchor - account.schedule.lag
  }

  private func account(taking places: [Int]) throws -> LeaveAccount {
    try ledger.adding(
      places.map { place in
        EntryVersion(
          id: EntryID("plan-\(place)"), stamp: EntryStamp("~"),
          entry: try LeaveEntry(day: first + place, type: .vacation, action: .used, hours: hoursPerDay))
      }
    ).accounts[0]
  }

  private func lost(_ account: LeaveAccount) throws -> Int64 {
    let from = first + (days.indices.first { days[$0] == .open && !isHeld($0) } ?? 0)
    let forfeits = try account.forfeits(through: through).filter { $0.day >= from }
    let accruals = try account.accruals(after: from - 1, count: through - from + 1).filter { $0.payday <= through }
    return forfeits.reduce(0) { $0 + $1.hours.ticks }
      + accruals.reduce(0) { $0 + ($1.index >= 1 ? $1.rate.ticks - $1.hours.ticks : 0) }
  }

  private func value(taking places: [Int]) -> Int {
    var isOff = days.map { $0 == .off }
    for place in places { isOff[place] = true }
    let runs = isOff.split(separator: false).map(\.count)
    switch goal {
    case .longest: return runs.max() ?? 0
    case .total(let minimum): return runs.filter { $0 >= minimum }.reduce(0, +)
    }
  }
}
