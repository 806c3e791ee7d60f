public import FastiAgenda

extension PageWords {
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
