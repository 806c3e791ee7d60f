public import FastiAgenda

extension EntryKind {
  /// The category under which clients show it.
  public var category: StaticString {
    switch self {
    case .holiday: "Holiday"
    case .observance: "Observance"
    case .note: "Note"
    case .event: "Event"
    case .trip: "Trip"
    case .birthday: "Birthday"
    case .money: "Money"
    case .countdown: "Countdown"
    case .reminder: "Reminder"
    case .leaveUsed: "Leave used"
    case .leaveAccrued: "Leave accrued"
    case .leaveRaised: "Adjustment +"
    case .leaveLowered: "Adjustment -"
    case .payday: "Payday"
    case .busy: "Busy"
    }
  }

  /// The CSS colour name nearest to the colour of the kind in Fasti.
  public var color: StaticString {
    switch self {
    case .holiday: "pink"
    case .observance: "mistyrose"
    case .note: "cornsilk"
    case .event, .reminder, .countdown: "paleturquoise"
    case .trip: "peachpuff"
    case .birthday: "lavender"
    case .money: "palegreen"
    case .leaveUsed: "red"
    case .leaveAccrued: "green"
    case .leaveRaised: "lightgreen"
    case .leaveLowered: "lightcoral"
    case .payday: "teal"
    case .busy: "lightgray"
    }
  }
}
