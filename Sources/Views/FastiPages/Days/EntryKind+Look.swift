import FastiAgenda

// A colour is never the only sign: each kind also has a letter in a box and a shape of its mark.
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
    case .leaveUsed: "item used"
    case .leaveAccrued: "item green"
    case .leaveRaised: "item raised"
    case .leaveLowered: "item lowered"
    case .payday: "item teal"
    }
  }

  /// The class of a bar in a grid: its colour.
  var chipStyle: StaticString {
    switch self {
    case .holiday, .countdown: "chip pink"
    case .observance: "chip plain"
    case .note: "chip cream"
    case .event, .reminder, .busy: "chip cyan"
    case .trip: "chip orange"
    case .birthday: "chip purple"
    case .money, .leaveAccrued: "chip green"
    case .payday: "chip teal"
    case .leaveUsed: "chip used"
    case .leaveLowered: "chip lowered"
    case .leaveRaised: "chip raised"
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
    case .leaveUsed: "mark used square"
    case .leaveAccrued: "mark green square"
    case .leaveRaised: "mark raised square"
    case .leaveLowered: "mark lowered square"
    case .payday: "mark teal round"
    }
  }
}
