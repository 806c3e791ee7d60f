public import FastiCivil
public import FastiLeave

/// A warning about leave, as a value.
public enum LeaveNotice: Hashable, Sendable {
  /// Hours are lost on a carry-over date unless they are taken before.
  case expiring(LeaveType, Hours, Day)
  /// A forecast falls below the floor, first on a day.
  case underFloor(LeaveType, Hours, Day, floor: Hours)
}

extension PageWords {
  /// A notice as a sentence.
  public func callAsFunction(_ notice: LeaveNotice) -> String {
    switch notice {
    case .expiring(let type, let hours, let day):
      self(.leaveExpiring, self(leave: type), self.hours(hours), date(day))
    case .underFloor(let type, let hours, let day, let floor):
      self(.leaveUnderFloor, self(leave: type), self.hours(hours), date(day), self.hours(floor))
    }
  }
}
