public import FastiLeave

extension PageWords {
  /// The name of a kind of leave; what the user calls an own one stays as it is.
  public func callAsFunction(leave type: LeaveType) -> String {
    switch type {
    case .vacation: self(.vacation)
    case .sick: self(.sick)
    case .comp: self(.comp)
    default: type.string
    }
  }

  /// What an entry does.
  public func callAsFunction(_ action: LeaveAction) -> String {
    switch action {
    case .used: self(.kindLeaveUsed)
    case .accrued: self(.kindLeaveAccrued)
    case .adjustment(.positive): self(.kindLeaveRaised)
    case .adjustment(.negative): self(.kindLeaveLowered)
    }
  }
}

extension PageWords {
  /// Several things in a row: `a, b and c`.
  func list(_ items: [String]) -> String {
    guard var text = items.first else { return "" }
    for (index, item) in items.enumerated().dropFirst() {
      text += index == items.count - 1 ? " \(self(.and)) \(item)" : ", \(item)"
    }
    return text
  }
}
