public import FastiAgenda
public import FastiLeave

// Things of one line, as lists, messages and the history tell them.
extension PageWords {
  /// `Vacation −8.00 h`.
  public func line(_ type: LeaveType, _ signed: Hours) -> String {
    "\(self(leave: type)) \(self(.hoursShort, hours(signed, signed: true)))"
  }

  /// What a feed can hold, by the kind of entry that most of it is.
  public func callAsFunction(part kind: EntryKind) -> String {
    switch kind {
    case .holiday: self(.partHolidays)
    case .note: self(.partNotes)
    case .event: self(.partEvents)
    case .countdown: self(.countdowns)
    case .reminder: self(.reminders)
    case .leaveUsed: self(.partUsed)
    case .leaveAccrued: self(.partAccrued)
    case .leaveRaised, .leaveLowered: self(.partAdjusted)
    case .payday: self(.paydays)
    case .observance, .trip, .birthday, .money, .busy: self(kind.phrase)
    }
  }
}
