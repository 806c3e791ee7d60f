import FastiCivil
@testable import FastiHolidays
import TestSupport
import Testing

@Suite("Bridge days: no other choice of leave is better")
struct BridgeLaws {
  @Test("equal to trying every choice, on a thousand small years for each goal: value, cost, days")
  func bruteForce() throws {
    var random = Chance(seed: 2_026)
    var spanning = 0
    var compared = 0
    for _ in 0..<1_100 {
      let days = random.smallYear()
      let open = days.indices.filter { days[$0] == .open }
      guard !open.isEmpty else { continue }
      let budget = random.int(1...open.count)
      for goal in [BridgeGoal.longest, .total(minimum: random.int(1...min(9, days.count)))] {
        let plan = try BridgePlanner(first: Day(20_000), days: days).plan(budget: budget, goal: goal)
        let best = Exhaustive(days, open, budget, goal)
        #expect(plan.value == best.value, "\(goal) \(budget) \(days)")
        #expect(plan.leave.map { $0 - Day(20_000) } == best.leave, "\(goal) \(budget) \(days)")
        if plan.spans.count > 1 { spanning += 1 }
        compared += 1
      }
    }
    #expect(compared > 2_000)
    #expect(spanning > 100)
  }

  @Test("spans are complete: worked days around them, days off and leave inside")
  func spans() throws {
    var random = Chance(seed: 7)
    for _ in 0..<200 {
      let days = random.year()
      let plan = try BridgePlanner(first: Day(0), days: days).plan(
        budget: random.int(1...30), goal: .total(minimum: random.int(2...16)))
      let leave = Set(plan.leave.map(\.number))
      func isOff(_ place: Int32) -> Bool {
        days.indices.contains(Int(place)) && (days[Int(place)] == .off || leave.contains(place))
      }
      for span in plan.spans {
        #expect(span.days.allSatisfy { isOff($0.number) })
        #expect(!isOff(span.days.first.number - 1) && !isOff(span.days.last.number + 1))
        #expect(span.leave.allSatisfy { span.days.contains($0) && days[Int($0.number)] == .open })
        #expect(span.ratioHundredths >= 100)
      }
      let planner = BridgePlanner(first: Day(0), days: days)
      #expect(planner.spans(leave: plan.leave) == plan.spans)
      let off = days.indices.filter { days[$0] == .off }.map { Day(Int32($0)) }
      #expect(planner.spans(leave: off + [Day(9_999)]).isEmpty)
    }
  }

  @Test("a larger budget never gains less, and days off never cost leave")
  func budget() throws {
    var random = Chance(seed: 11)
    let days = random.year()
    let planner = BridgePlanner(first: Day(0), days: days)
    for goal in [BridgeGoal.longest, .total(minimum: 4), .total(minimum: 9)] {
      var last = 0
      for budget in 1...40 {
        let plan = try planner.plan(budget: budget, goal: goal)
        #expect(plan.value >= last)
        #expect(plan.leave.count <= budget)
        last = plan.value
      }
    }
  }

  @Test("known: one day of leave beside a Thursday off gives four days")
  func thursday() throws {
    // Two weeks from a Monday with the first Thursday off.
    let days = (0..<14).map { [3, 5, 6, 12, 13].contains($0) ? BridgeDay.off : .open }
    let monday = Day(year: 2026, month: 5, day: 11)
    let plan = try BridgePlanner(first: monday, days: days).plan(budget: 1, goal: .total(minimum: 4))
    #expect(plan.spans == [BridgeSpan(days: try DayRange(monday + 3, monday + 6), leave: [monday + 4])])
    #expect(plan.spans[0].ratioHundredths == 400)
    #expect(plan.value == 4)
  }

  @Test("impossible plans are refused with the numbers")
  func refusals() {
    let week = (0..<7).map { $0 < 5 ? BridgeDay.open : .off }
    func error(_ days: [BridgeDay], _ budget: Int, _ goal: BridgeGoal) -> BridgeError? {
      do {
        _ = try BridgePlanner(first: Day(0), days: days).plan(budget: budget, goal: goal)
        return nil
      } catch { return error }
    }
    #expect(error(week, 0, .longest) == .budget(0, open: 5))
    #expect(error(week, 6, .longest) == .budget(6, open: 5))
    #expect(error(week, -1, .total(minimum: 3)) == .budget(-1, open: 5))
    #expect(error([.off, .kept], 1, .longest) == .nothingOpen)
    #expect(error([], 1, .longest) == .nothingOpen)
    #expect(error(week, 1, .total(minimum: 0)) == .minimum(0, days: 7))
    #expect(error(week, 1, .total(minimum: 8)) == .minimum(8, days: 7))
    let endless = [BridgeDay](repeating: .open, count: 1_831)
    #expect(error(endless, 1, .longest) == .tooManyDays(1_831, limit: 1_830))
  }
}

/// Every choice of at most so many open days, tried.
private struct Exhaustive {
  var value = -1
  var leave: [Int] = []

  init(_ days: [BridgeDay], _ open: [Int], _ budget: Int, _ goal: BridgeGoal) {
    for choice in 0..<(1 << open.count) where choice.nonzeroBitCount <= budget {
      let taken = open.indices.filter { choice & (1 << $0) != 0 }.map { open[$0] }
      var isOff = days.map { $0 == .off }
      for place in taken { isOff[place] = true }
      let lengths = isOff.split(separator: false).map(\.count)
      let worth =
        switch goal {
        case .longest: lengths.max() ?? 0
        case .total(let minimum): lengths.filter { $0 >= minimum }.reduce(0, +)
        }
      guard value >= 0 else {
        (value, leave) = (worth, taken)
        continue
      }
      let isBetter =
        worth != value
        ? worth > value
        : taken.count != leave.count ? taken.count < leave.count : taken.lexicographicallyPrecedes(leave)
      if isBetter { (value, leave) = (worth, taken) }
    }
  }
}

extension Chance {
  /// Up to 22 days with at most 10 open ones: few enough to try every choice.
  fileprivate mutating func smallYear() -> [BridgeDay] {
    let off = int(20...80)
    let kept = int(0...15)
    var open = 0
    return (0..<int(1...22)).map { _ in
      if chance(kept) { return .kept }
      if chance(off) || open == 10 { return .off }
      open += 1
      return .open
    }
  }

  /// 365 days with Saturdays and Sundays and some holidays.
  fileprivate mutating func year() -> [BridgeDay] {
    let holidays = Set((0..<15).map { _ in int(0...364) })
    return (0..<365).map { $0 % 7 >= 5 || holidays.contains($0) ? .off : .open }
  }
}
