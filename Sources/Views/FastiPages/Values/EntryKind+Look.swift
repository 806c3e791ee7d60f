import FastiAgenda

// Colour is meaning, and never alone: each kind has a sign in a box and a shape as a mark too.
extension EntryKind {
  /// The class of a line: its colour.
  var itemStyle: StaticString {
    switch self {
    case .holiday: "item pink"
    case .observance: "item plain"
    case .note: "item cream"
    case .event, .reminder, .busy: "item cyan"
    case .trip: "item orange"
    case .birthday: "item purple"
    case .money: "item green"
    case .countdown: "item pink"
    case .leaveUsed: "item orange"
    case .leaveAccrued: "item green"
    case .leaveRaised: "item raised"
    case .leaveLowered: "item lowered"
    case .payday: "item green"
    }
  }

  /// The class of a small mark in a grid: its colour and its shape.
  var markStyle: StaticString {
    switch self {
    case .holiday: "mark pink square"
    case .observance: "mark plain square"
    case .note: "mark cream bar"
    case .event, .busy: "mark cyan round"
    case .reminder: "mark cyan diamond"
    case .trip: "mark orange bar"
    case .birthday: "mark purple round"
    case .money: "mark green diamond"
    case .countdown: "mark pink round"
    case .leaveUsed: "mark orange square"
    case .leaveAccrued: "mark green square"
    case .leaveRaised: "mark raised square"
    case .leaveLowered: "mark lowered square"
    case .payday: "mark green round"
    }
  }

  /// Its name.
  var phrase: Phrase {
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
  var signPhrase: Phrase {
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
