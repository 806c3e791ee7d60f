import FastiCalendars
public import FastiCivil

/// A region's rules made ready for evaluation: inherited, ordered, references resolved.
///
/// Making one costs a few microseconds; it is a value and can be kept.
public struct HolidayPlan: Sendable {
  /// The region with everything it inherits.
  public let region: Region
  /// The rules of the plan, which occurrences refer to by index.
  public let rules: [Rule]
  /// Seconds east of UTC of the region's clock at a moment.
  public let offset: @Sendable (Instant) -> Int
  let steps: [PlanStep]
  /// The rank of each rule among the ids, for sorting.
  let ranks: [Int32]
  let reach: ShiftReach
  /// The plans beside this one: their holidays and days of rest are days off here too.
  let beside: [HolidayPlan]
  /// Further plans whose rules the rules of this one may count from.
  let others: [HolidayPlan]

  /// A plan of a region's rules.
  ///
  /// - Parameters:
  ///   - region: The region as ``RuleBook/merged(_:)`` gives it.
  ///   - hidden: Rules that are neither shown nor counted.
  ///   - communities: The communities whose holidays are shown and counted; those of others are not.
  ///   - beside: The plans of regions, if these are rules without a region: their holidays are computed already,
  ///     their days of rest apply, and rules may count from theirs.
  ///   - others: Plans of further regions from whose rules these rules may count.
  ///   - offset: Seconds east of UTC of the region's clock at a moment; only astronomical rules use it.
  public init(
    _ region: Region, hidden: Set<RuleID> = [], communities: Set<Community> = [], beside: [HolidayPlan] = [],
    others: [HolidayPlan] = [], offset: @escaping @Sendable (Instant) -> Int = { _ in 0 }
  ) {
    let region = region.shifted
    self.region = region
    let rules = hidden.isEmpty ? region.rules : region.rules.filter { !hidden.contains($0.id) }
    self.rules = rules
    self.offset = offset
    self.beside = beside
    self.others = others
    steps = PlanStep.all(of: rules, communities, neighbours: (beside + others).map { $0.rules })
    reach = ShiftReach(steps)
    var ranks = [Int32](repeating: 0, count: rules.count)
    let order = rules.indices.sorted { rules[$0].id < rules[$1].id }
    for (rank, index) in order.enumerated() { ranks[index] = Int32(rank) }
    self.ranks = ranks
  }

  /// The rule that gave an occurrence of this plan; traps for an occurrence of another plan that has more rules.
  public func rule(_ occurrence: HolidayOccurrence) -> Rule { rules[Int(occurrence.rule)] }
  /// The period of the rule that gave an occurrence of this plan.
  public func period(_ occurrence: HolidayOccurrence) -> Rule.Period {
    rules[Int(occurrence.rule)].periods[Int(occurrence.period)]
  }
}

/// One period of one rule, flattened for the inner loop.
struct PlanStep: Sendable {
  var rule: Int32
  var period: Int32
  var pattern: StepPattern
  var first: Day
  var last: Day
  var cycle: Cycle?
  var length: Int32
  var filter: StepFilter?
  var kind: HolidayKind
  var wholeDay: Bool
  var status: RuleStatus
  /// The table of months that decides the day, or that of the rule from which it counts.
  var almanac: AlmanacID?
  var shifts: [Shift]
  var hasExceptions: Bool

  /// The steps of all rules, those that refer to others last.
  static func all(of rules: [Rule], _ communities: Set<Community>, neighbours: [[Rule]]) -> [PlanStep] {
    let circular = rules.circular
    var steps: [PlanStep] = []
    var last: [PlanStep] = []
    for (index, rule) in rules.enumerated() where !circular.contains(index) {
      for (number, period) in rule.periods.enumerated() {
        if let community = period.community, !communities.contains(community) { continue }
        let step = PlanStep(rule: index, period: number, of: rule, period, in: rules, neighbours)
        if case .between = step.pattern { last.append(step) } else { steps.append(step) }
      }
    }
    return steps + last
  }

  private init(
    rule index: Int, period number: Int, of rule: Rule, _ period: Rule.Period, in rules: [Rule],
    _ neighbours: [[Rule]]
  ) {
    self.rule = Int32(index)
    self.period = Int32(number)
    pattern = StepPattern(period.pattern, in: rules, neighbours)
    first = period.validity.since ?? Day(Int32.min / 2)
    last = period.validity.until ?? Day(Int32.max / 2)
    cycle = period.cycle
    length = Int32(period.length)
    filter = period.filter.map { StepFilter($0) }
    kind = period.kind
    wholeDay = period.isWholeDay
    status = period.status
    almanac = rules.almanac(of: period.pattern)
    shifts = period.shifts
    hasExceptions = !rule.exceptions.isEmpty
  }
}

/// How far a plan's shifts can move a holiday.
struct ShiftReach: Sendable {
  var back = 0
  var forward = 0
  var workingDays = false

  init(_ steps: [PlanStep]) {
    for step in steps {
      for shift in step.shifts {
        for entry in shift.entries {
          switch entry.answer {
          case .offset(let days):
            back = max(back, -days)
            forward = max(forward, days)
          case .nextWorkingDay, .previousWorkingDay: workingDays = true
          }
        }
      }
    }
  }
}

extension [Rule] {
  /// The rules of other lists that these count from, each once.
  public var targets: [RuleID] {
    var found: [RuleID] = []
    for rule in self {
      for period in rule.periods {
        guard let id = period.pattern.target, !found.contains(id), !contains(where: { $0.id == id }) else { continue }
        found.append(id)
      }
    }
    return found
  }

  /// The table of months on which the day of a pattern depends: its own, or that of the rule from which it counts.
  fileprivate func almanac(of pattern: Pattern) -> AlmanacID? {
    var pattern = pattern
    // Rules that lead back to themselves have no days, so that a chain is at most as long as the list.
    for _ in indices {
      if let almanac = pattern.almanac { return almanac }
      guard let id = pattern.target, let target = first(where: { $0.id == id }) else { return nil }
      guard let period = target.periods.first(where: { $0.pattern.almanac != nil }) ?? target.periods.first else {
        return nil
      }
      pattern = period.pattern
    }
    return nil
  }

  /// The rules that lead back to themselves through the rules they refer to, by index.
  var circular: Set<Int> {
    var found: Set<Int> = []
    for start in indices {
      var seen: Set<Int> = []
      var open = targets(of: start)
      while let next = open.popLast() {
        if next == start {
          found.insert(start)
          break
        }
        if seen.insert(next).inserted { open += targets(of: next) }
      }
    }
    return found
  }

  private func targets(of index: Int) -> [Int] {
    var found: [Int] = []
    for period in self[index].periods {
      if let id = period.pattern.target, let target = firstIndex(where: { $0.id == id }) { found.append(target) }
    }
    return found
  }
}
