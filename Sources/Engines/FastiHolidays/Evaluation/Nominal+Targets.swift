import FastiCivil

/// The days of a rule that steps count from.
struct TargetDays {
  /// The days in which they are needed; nil if no step needs them.
  var window: DayRange?
  /// The first day of each of its holidays.
  var days: [Day] = []
}

extension NominalSearch {
  /// Finds the days of the rules from which steps count, directly or through others: each rule once, for all steps.
  mutating func findTargets(of steps: Range<Int>) {
    guard !plan.targets.isEmpty else { return }
    targets = [TargetDays](repeating: TargetDays(), count: plan.targets.count)
    for index in steps { need(index, in: window) }
    // A target comes after those that it counts from: what it needs is known before they are reached.
    for number in targets.indices.reversed() {
      let target = plan.targets[number]
      guard let window = targets[number].window, target.neighbour == nil, !target.isAsMoved else { continue }
      for index in plan.stepIndices(of: target.rule) { need(index, in: window) }
    }
    for number in targets.indices {
      guard let window = targets[number].window else { continue }
      let days = days(of: plan.targets[number], in: window)
      targets[number].days = days
    }
  }

  /// Records the days of another rule that a step needs in a window.
  private mutating func need(_ index: Int, in window: DayRange) {
    guard let (target, reach) = plan.steps[index].pattern.counted,
      let starts = plan.steps[index].starts(in: window)
    else { return }
    let needed = DayRange((starts.first - reach.upperBound)...(starts.last - reach.lowerBound))
    guard let other = targets[target].window else {
      targets[target].window = needed
      return
    }
    targets[target].window = DayRange(min(needed.first, other.first)...max(needed.last, other.last))
  }

  /// The first days of the holidays of a target.
  private func days(of target: StepTarget, in window: DayRange) -> [Day] {
    let plan = target.neighbour.map { self.plan.neighbours[Int($0)] } ?? self.plan
    if target.isAsMoved { return plan.movedDays(target.rule, in: window) }
    let steps = plan.stepIndices(of: target.rule)
    var search = NominalSearch(plan, window, asked: asked, steps: steps.count)
    search.isTarget = true
    if target.neighbour == nil { search.targets = targets } else { search.findTargets(of: steps) }
    for index in steps { search.run(index) }
    return search.found.map { $0.day }
  }
}

extension HolidayPlan {
  /// The indices of the steps of a rule, without those between two holidays.
  /// - Complexity: O(log *n*) in the number of steps, and O(*n*) in that of the rule.
  func stepIndices(of rule: Int32) -> Range<Int> {
    var low = 0
    var high = steps.count
    while low < high {
      let middle = (low + high) / 2
      if !steps[middle].pattern.isBetween, steps[middle].rule < rule { low = middle + 1 } else { high = middle }
    }
    var end = low
    while end < steps.count, steps[end].rule == rule, !steps[end].pattern.isBetween { end += 1 }
    return low..<end
  }

  /// The rule from whose moved day a step counts; nil if it counts from no rule, or from the rule's own day.
  func movedTarget(of step: PlanStep) -> StepTarget? {
    guard let counted = step.pattern.counted, targets[counted.target].isAsMoved else { return nil }
    return targets[counted.target]
  }

  /// The first days of a rule after its shifts and exceptions, as if no other rule counted from moved days.
  func movedDays(_ target: Int32, in window: DayRange) -> [Day] {
    // A longer holiday, and the day in lieu of a day, may begin that much earlier or end that much later.
    guard let asked = window.widened(before: 60, after: 60).intersection(Limits.days),
      let placed = try? resolving(target).occurrences(in: asked).occurrences
    else { return [] }
    let own = placed.filter { $0.rule == target }.sorted { $0.nominal < $1.nominal }
    var days: [Day] = []
    var last: Day?
    for item in own where !own.contains(where: { $0.replaces(item) }) {
      let isLong = rules[Int(target)].periods[Int(item.period)].length > 1
      if !isLong || last.map({ item.nominal - $0 != 1 }) ?? true { days.append(item.day) }
      last = item.nominal
    }
    return days
  }

  /// The plan without the steps that count from moved days, except those of one rule.
  private func resolving(_ target: Int32) -> HolidayPlan {
    HolidayPlan(
      self,
      steps.filter { step in
        guard let moved = movedTarget(of: step), moved.neighbour == nil else { return true }
        return step.rule == target
      })
  }
}

extension HolidayOccurrence {
  /// Whether it is the day that another occurrence of the same rule was shifted to.
  fileprivate func replaces(_ other: HolidayOccurrence) -> Bool {
    relation == .inLieu && other.relation != .inLieu && nominal == other.nominal
  }
}
