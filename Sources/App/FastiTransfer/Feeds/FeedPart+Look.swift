public import FastiAgenda
public import FastiFormats

extension FeedPart {
  /// The colour of a calendar of some parts: that of its kind of entries, if there is one kind.
  public static func look(of parts: Set<FeedPart>) -> ICalendarLook {
    let parts = parts.subtracting([.alarms])
    guard parts.count == 1, let part = parts.first else { return .everything }
    return ICalendarLook(part.kind)
  }

  /// The kind of all or most of its entries.
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
