/// Counts days off in runs day by day, with a small number of stages.
///
/// For the total, the stage is the length of the open run, up to `minimum`. For the longest run, one run is chosen: the
/// stages are before it, within it and after it; choosing part of a run only makes its value smaller.
struct LeaveRuns {
  private let minimum: Int
  private let isLongest: Bool
  let stages: Int

  init(_ goal: LeavePlanGoal) {
    switch goal {
    case .longest: (minimum, isLongest, stages) = (0, true, 3)
    case .total(let minimum): (self.minimum, isLongest, stages) = (minimum, false, minimum + 1)
    }
  }

  /// A stage and the gain so far.
  struct Position {
    var stage: Int
    var value: Int
  }

  /// The position after a worked day.
  func worked(_ position: Position) -> Position {
    guard isLongest else { return Position(stage: 0, value: position.value) }
    return Position(stage: position.stage == 0 ? 0 : 2, value: position.value)
  }

  /// The position after a worked day after the last open one, where a run chosen since then can still be exchanged
  /// for a later one.
  func rested(_ position: Position, from choice: LeavePlanSearch.Choice) -> Position {
    isLongest && choice.stage == 0 ? Position(stage: 0, value: 0) : worked(position)
  }

  /// The position after a day off.
  func off(_ position: Position) -> Position {
    if isLongest {
      return Position(stage: position.stage, value: position.value + (position.stage == 1 ? 1 : 0))
    }
    let won = position.stage == minimum ? 1 : position.stage == minimum - 1 ? minimum : 0
    return Position(stage: min(position.stage + 1, minimum), value: position.value + won)
  }

  /// The position after a day off with which the chosen run begins; nil if it cannot begin there.
  func begun(_ position: Position) -> Position? {
    isLongest && position.stage == 0 ? Position(stage: 1, value: 1) : nil
  }
}
