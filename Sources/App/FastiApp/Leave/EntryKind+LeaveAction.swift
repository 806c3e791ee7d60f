public import FastiAgenda
public import FastiLeave

extension EntryKind {
  /// The kind of entry that such leave is.
  public init(_ action: LeaveAction) {
    switch action {
    case .used: self = .leaveUsed
    case .accrued: self = .leaveAccrued
    case .adjustment(.positive): self = .leaveRaised
    case .adjustment(.negative): self = .leaveLowered
    }
  }
}
