/// The rule that a step counts from.
struct StepTarget: Sendable {
  /// The rule, as an index into the rules of its plan.
  var rule: Int32
  /// The list that has the rule, as an index into the lists of neighbours; nil for the rules of the plan itself.
  var neighbour: Int32?
  /// Whether its day is the one to which it is moved.
  var isAsMoved: Bool

  /// The rule referred to; nil if neither these rules nor the neighbours contain it.
  init?(_ reference: Relative.Target?, in rules: [Rule], _ neighbours: [[Rule]]) {
    guard let reference else { return nil }
    isAsMoved = reference.isAsMoved
    if let index = rules.firstIndex(where: { $0.id == reference.id }) {
      rule = Int32(index)
      return
    }
    for (place, rules) in neighbours.enumerated() {
      guard let index = rules.firstIndex(where: { $0.id == reference.id }) else { continue }
      (rule, neighbour) = (Int32(index), Int32(place))
      return
    }
    return nil
  }
}

extension StepPattern {
  /// The rule from whose moved day it counts; nil if it counts from no rule, or from the rule's own day.
  var movedTarget: StepTarget? {
    switch self {
    case .days(_, let target), .weekday(_, let target, _, _): target.isAsMoved ? target : nil
    case .yearly, .between, .dates, .swaps, .nothing: nil
    }
  }
}
