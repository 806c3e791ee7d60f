public import FastiAgenda
public import FastiFormats

extension FeedPart {
  /// The colour of a calendar of some parts: that of its kind where there is one.
  public static func look(of parts: Set<FeedPart>) -> ICalendarLook {
    let parts = parts.subtracting([.alarms])
    guard parts.count == 1, let part = parts.first else { return .everything }
    return ICalendarLook(part.kind)
  }

  /// The kind of entry that it holds, or most of it.
  public var kind: EntryKind {
    switch self {
    case .holidays: .holiday
    case .notes: .note
    case .events, .alarms: .event
    case .countdowns: .countdown
    case .reminders: .reminder
    case .used: .leaveUsed
    case .accrued: .leaveAccrued
    case .adjustments: .leaveRaised
    case .payday: .payday
    }
  }
}
