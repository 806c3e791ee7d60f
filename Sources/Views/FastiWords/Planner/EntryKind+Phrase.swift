public import FastiAgenda

extension EntryKind {
  /// The word for the kind on pages.
  public var phrase: Phrase {
    switch self {
    case .holiday: .kindHoliday
    case .observance: .kindObservance
    case .note: .kindNote
    case .event, .busy: .kindEvent
    case .trip: .kindTrip
    case .birthday: .kindBirthday
    case .money: .kindMoney
    case .countdown: .kindCountdown
    case .reminder: .kindReminder
    case .leaveUsed: .kindLeaveUsed
    case .leaveAccrued: .kindLeaveAccrued
    case .leaveRaised: .kindLeaveRaised
    case .leaveLowered: .kindLeaveLowered
    case .payday: .kindPayday
    }
  }

  /// The one or two letters in its box.
  public var signPhrase: Phrase {
    switch self {
    case .holiday: .signHoliday
    case .observance: .signObservance
    case .note: .signNote
    case .event, .busy: .signEvent
    case .trip: .signTrip
    case .birthday: .signBirthday
    case .money: .signMoney
    case .countdown: .signCountdown
    case .reminder: .signReminder
    case .leaveUsed: .signLeaveUsed
    case .leaveAccrued: .signLeaveAccrued
    case .leaveRaised: .signLeaveRaised
    case .leaveLowered: .signLeaveLowered
    case .payday: .signPayday
    }
  }
}

extension EventType {
  /// The name of the event type.
  public var phrase: Phrase {
    switch self {
    case .event: .kindEvent
    case .trip: .kindTrip
    case .birthday: .kindBirthday
    case .money: .kindMoney
    }
  }
}

extension Repetition {
  /// The name of a repetition.
  public var phrase: Phrase {
    switch self {
    case .day: .everyDay
    case .week: .everyWeek
    case .month: .everyMonth
    case .year: .everyYear
    }
  }
}
