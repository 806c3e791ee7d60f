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
  /// In the order of the rules; those between two holidays are last.
  let steps: [PlanStep]
  /// The rules that steps count from, each after those that it counts from by its own day.
  let targets: [StepTarget]
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
    let references = RuleReferences(rules, neighbours: (beside + others).map { $0.rules })
    steps = PlanStep.all(of: rules, communities, references)
    targets = references.targets
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

  /// The steps of all rules, those between two holidays last.
  static func all(of rules: [Rule], _ communities: Set<Community>, _ references: RuleReferences) -> [PlanStep] {
    var steps: [PlanStep] = []
    var last: [PlanStep] = []
    for (index, rule) in rules.enumerated() where !references.circular.contains(index) {
      for (number, period) in rule.periods.enumerated() {
        if let community = period.community, !communities.contains(community) { continue }
        let step = PlanStep(rule: index, period: number, of: rule, period, references)
        if step.pattern.isBetween { last.append(step) } else { steps.append(step) }
      }
    }
    return steps + last
  }

  /// The days on which it can begin so that it has a day in a window; nil if there are none.
  @inline(__always)
  func starts(in window: DayRange) -> DayRange? {
    let (start, end) = (max(window.first - Int(length - 1), first), min(window.last, last))
    return start <= end ? DayRange(start...end) : nil
  }

  private init(
    rule index: Int, period number: Int, of rule: Rule, _ period: Rule.Period, _ references: RuleReferences
  ) {
    self.rule = Int32(index)
    self.period = Int32(number)
    pattern = StepPattern(period.pattern, references)
    first = period.validity.since ?? Day(Int32.min / 2)
    last = period.validity.until ?? Day(Int32.max / 2)
    cycle = period.cycle
    length = Int32(period.length)
    filter = period.filter.map { StepFilter($0) }
    kind = period.kind
    wholeDay = period.isWholeDay
    status = rule.status(of: period)
    almanac = references.almanac(of: period.pattern)
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
