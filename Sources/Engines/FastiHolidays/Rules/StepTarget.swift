/// A rule that steps count from.
struct StepTarget: Sendable {
  /// The rule, as an index into the rules of its plan.
  var rule: Int32
  /// The list that has the rule, as an index into the lists of neighbours; nil for the rules of the plan itself.
  var neighbour: Int32?
  /// Whether its day is the one to which it is moved.
  var isAsMoved: Bool
}

extension StepPattern {
  /// The step of a relative pattern; the target is nil if neither the rules nor the neighbours contain it.
  init(_ relative: Relative, _ target: Int32?) {
    switch (relative, target) {
    case (.between, _): self = .between
    case (_, nil): self = .nothing
    case (.days(let count, _), let target?): self = .days(count, from: target)
    case (.weekdayAfter(let weekday, _, let inclusive), let target?):
      self = .weekday(weekday, from: target, after: true, inclusive: inclusive)
    case (.weekdayBefore(let weekday, _, let inclusive), let target?):
      self = .weekday(weekday, from: target, after: false, inclusive: inclusive)
    }
  }

  /// The rule it counts from, as an index into the targets of its plan, and how many days after that it can be.
  var counted: (target: Int, reach: ClosedRange<Int>)? {
    switch self {
    case .days(let count, let target): return (target: Int(target), reach: count...count)
    case .weekday(_, let target, let after, _): return (target: Int(target), reach: after ? 0...7 : -7...0)
    case .yearly, .between, .dates, .swaps, .nothing: return nil
    }
  }

  /// Whether its days are between two holidays.
  var isBetween: Bool {
    switch self {
    case .between: true
    case .yearly, .days, .weekday, .dates, .swaps, .nothing: false
    }
  }

  /// Whether its days are exchanged for others.
  var isSwaps: Bool {
    switch self {
    case .swaps: true
    case .yearly, .days, .weekday, .between, .dates, .nothing: false
    }
  }
}
