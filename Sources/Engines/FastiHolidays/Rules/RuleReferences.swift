import FastiCalendars

/// The references among the rules of a plan, each found once.
///
/// Without references nothing is made: most regions have none.
struct RuleReferences {
  /// The rules that others count from, each after those that it counts from by its own day.
  private(set) var targets: [StepTarget] = []
  /// The rules that lead back to themselves through the rules they refer to, by index.
  private(set) var circular: Set<Int> = []

  /// The indices of the rules of the plan.
  private var places = IdentifierTable<Rule>()
  /// The indices of the targets of which the own day counts.
  private var own = IdentifierTable<Rule>()
  /// The indices of the targets of which the moved day counts.
  private var moved = IdentifierTable<Rule>()
  /// The table of months on which each rule depends.
  private var almanacs: [AlmanacID?] = []

  /// The references of rules to one another, and to the rules of neighbours.
  ///
  /// - Complexity: O(*n*) in the number of periods, and of the neighbours' rules if there are references.
  init(_ rules: [Rule], neighbours: [[Rule]] = []) {
    guard rules.contains(where: { $0.isRelative }) else { return }
    for (index, rule) in rules.enumerated() { _ = places.insert(rule.id, at: index) }
    let order = RuleOrder(
      rules.map { rule in rule.periods.compactMap { $0.pattern.target.flatMap { places[$0] } } })
    circular = order.circular
    findTargets(rules, neighbours, order)
    almanacs = [AlmanacID?](repeating: nil, count: rules.count)
    for index in order.rules where !circular.contains(index) {
      let periods = rules[index].periods
      guard let period = periods.first(where: { $0.pattern.almanac != nil }) ?? periods.first else { continue }
      almanacs[index] = almanac(of: period.pattern)
    }
  }

  /// The target with an index among ``targets``; nil if neither the rules nor the neighbours contain it.
  func target(_ reference: Relative.Target?) -> Int32? {
    guard let reference, let index = reference.isAsMoved ? moved[reference.id] : own[reference.id] else { return nil }
    return Int32(index)
  }

  /// The table of months on which the day of a pattern depends: its own, or that of the rule from which it counts.
  func almanac(of pattern: Pattern) -> AlmanacID? {
    if let almanac = pattern.almanac { return almanac }
    guard let id = pattern.target, let index = places[id] else { return nil }
    return almanacs[index]
  }

  private mutating func findTargets(_ rules: [Rule], _ neighbours: [[Rule]], _ order: RuleOrder) {
    let further = IdentifierTable(neighbours)
    var isCounted = [Bool](repeating: false, count: rules.count)
    for rule in rules {
      for period in rule.periods {
        guard let reference = period.pattern.reference else { continue }
        if let index = places[reference.id] {
          if reference.isAsMoved { add(reference, StepTarget(rule: Int32(index), neighbour: nil, isAsMoved: true)) }
          isCounted[index] = isCounted[index] || !reference.isAsMoved
        } else if var rule = further[reference.id] {
          var list = 0
          while rule >= neighbours[list].count {
            rule -= neighbours[list].count
            list += 1
          }
          add(reference, StepTarget(rule: Int32(rule), neighbour: Int32(list), isAsMoved: reference.isAsMoved))
        }
      }
    }
    for index in order.rules where isCounted[index] {
      add(Relative.Target(rules[index].id), StepTarget(rule: Int32(index), neighbour: nil, isAsMoved: false))
    }
  }

  private mutating func add(_ reference: Relative.Target, _ target: StepTarget) {
    let isNew =
      reference.isAsMoved
      ? moved.insert(reference.id, at: targets.count) : own.insert(reference.id, at: targets.count)
    if isNew { targets.append(target) }
  }
}

/// Rules by index, each after those it counts from, and those that lead back to themselves.
///
/// These are the strongly connected components by Tarjan's algorithm. A list takes the place of recursion, so that a long
/// chain of rules does not need a large stack.
private struct RuleOrder {
  private(set) var rules: [Int] = []
  private(set) var circular: Set<Int> = []
  private let targets: [[Int]]
  /// For each rule the place at which it was entered, from 1; 0 before.
  private var entered: [Int]
  /// For each rule the earliest place that it leads back to.
  private var earliest: [Int]
  /// The rules whose component is not complete.
  private var waiting: [Int] = []
  private var isWaiting: [Bool]
  private var count = 0

  init(_ targets: [[Int]]) {
    self.targets = targets
    entered = [Int](repeating: 0, count: targets.count)
    earliest = entered
    isWaiting = [Bool](repeating: false, count: targets.count)
    for start in targets.indices where entered[start] == 0 { visit(start) }
  }

  private mutating func visit(_ start: Int) {
    var path = [(rule: start, next: 0)]
    enter(start)
    while let (rule, next) = path.last {
      guard next < targets[rule].count else {
        path.removeLast()
        if let above = path.last?.rule { earliest[above] = min(earliest[above], earliest[rule]) }
        if earliest[rule] == entered[rule] { close(rule) }
        continue
      }
      path[path.count - 1].next += 1
      let target = targets[rule][next]
      if target == rule { circular.insert(rule) }
      if entered[target] == 0 {
        enter(target)
        path.append((rule: target, next: 0))
      } else if isWaiting[target] {
        earliest[rule] = min(earliest[rule], entered[target])
      }
    }
  }

  private mutating func enter(_ rule: Int) {
    count += 1
    entered[rule] = count
    earliest[rule] = count
    waiting.append(rule)
    isWaiting[rule] = true
  }

  /// Completes the component that was entered at a rule. One of several rules is a cycle.
  private mutating func close(_ rule: Int) {
    let isCycle = waiting.last != rule
    while let member = waiting.popLast() {
      isWaiting[member] = false
      rules.append(member)
      if isCycle { circular.insert(member) }
      if member == rule { return }
    }
  }
}

extension IdentifierTable where Kind == Rule {
  /// The places of the rules of lists, counted through all of them.
  fileprivate init(_ lists: [[Rule]]) {
    self.init()
    var place = 0
    for list in lists {
      for rule in list {
        _ = insert(rule.id, at: place)
        place += 1
      }
    }
  }
}

extension Rule {
  /// Whether a period counts from a rule.
  fileprivate var isRelative: Bool { periods.contains { $0.pattern.target != nil } }
}

extension [Rule] {
  /// The rules of other lists that these count from, each once.
  public var targets: [RuleID] {
    var known = IdentifierTable<Rule>([self])
    var found: [RuleID] = []
    for rule in self {
      for period in rule.periods {
        guard let id = period.pattern.target, known.insert(id) else { continue }
        found.append(id)
      }
    }
    return found
  }
}
