public import FastiLeave

extension PageWords {
  /// The name of a kind of leave; a user's own name is not translated.
  public func callAsFunction(leave type: LeaveType) -> String {
    switch type {
    case .vacation: self(.vacation)
    case .sick: self(.sick)
    case .comp: self(.comp)
    default: type.string
    }
  }

  /// The action of an entry.
  public func callAsFunction(_ action: LeaveAction) -> String {
    switch action {
    case .used: self(.kindLeaveUsed)
    case .accrued: self(.kindLeaveAccrued)
    case .adjustment(.positive): self(.kindLeaveRaised)
    case .adjustment(.negative): self(.kindLeaveLowered)
    }
  }

  /// `−8.00 Vacation`, for places where the end may be cut off.
  public func brief(_ type: LeaveType, _ signed: Hours) -> String {
    "\(hours(signed, signed: true)) \(self(leave: type))"
  }

  /// `Vacation −8.00 h`.
  public func line(_ type: LeaveType, _ signed: Hours) -> String {
    "\(self(leave: type)) \(self(.hoursShort, hours(signed, signed: true)))"
  }
}
