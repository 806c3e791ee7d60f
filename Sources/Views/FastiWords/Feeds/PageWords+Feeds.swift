public import FastiAgenda

extension PageWords {
  /// The parts of a feed, by the kind of most of their entries.
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
