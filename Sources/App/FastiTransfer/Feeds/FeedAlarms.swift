import FastiCivil
import FastiDays
import FastiFormats
import FastiPerson
import FastiRecords
import FastiReminders

/// The standing alarms for the entries of a feed: each holiday gets them once, from its most specific subject.
struct FeedAlarms {
  private let standing: EntryAlarms
  /// The holidays that already have their alarms: two regions may have a holiday on the same day with the same name.
  private var told: Set<String> = []

  /// The alarms of a store; nil if a feed does not contain alarms, or hides their content.
  /// - Throws: `.storage`; `.invalid` when a stored rule cannot be read.
  init?(
    _ parts: Set<FeedPart>, hiding: Set<FeedHiding>, from store: any Store, zones: any Zones, language: String
  ) throws(Failure) {
    guard parts.contains(.alarms), !hiding.contains(.details) else { return nil }
    standing = try EntryAlarms.read(from: store, zones: zones, language: language)
    if standing.isEmpty { return nil }
  }

  /// The alarms of a holiday.
  mutating func extras(of item: HolidayItem) -> ICalendarExtras {
    let leads = standing.leads(of: item)
    guard !leads.isEmpty, told.insert("\(item.day.iso) \(item.name)").inserted else { return ICalendarExtras() }
    return extras(leads, before: nil, item.name)
  }

  /// The alarms of a countdown.
  func extras(ofCountdown id: RecordID, _ title: borrowing Span<UInt8>) -> ICalendarExtras {
    var extras = ICalendarExtras()
    extras.alarms(standing.leads(of: id, else: .countdowns), before: nil, title: title)
    return extras
  }

  /// The alarms of a reminder, except the one at its time.
  func extras(ofReminder id: RecordID, at time: TimeOfDay, _ title: String) -> ICalendarExtras {
    extras(standing.leads(of: id, else: .reminders), before: time, title)
  }

  private func extras(_ leads: [AlarmLead], before time: TimeOfDay?, _ title: String) -> ICalendarExtras {
    var extras = ICalendarExtras()
    let bytes = Array(title.utf8)
    extras.alarms(leads, before: time, title: bytes.span)
    return extras
  }
}

extension ICalendarExtras {
  /// Writes alarms after all other properties of an entry.
  /// - Parameter time: The time at which it begins; nil for a whole day.
  mutating func alarms(_ leads: [AlarmLead], before time: TimeOfDay?, title: borrowing Span<UInt8>) {
    for lead in leads {
      let (days, minutes) = lead.trigger(before: time)
      alarm(days: days, minutes: minutes, title: title, own: lead.isTrigger(before: time) ? nil : lead.text)
    }
  }
}

extension AlarmLead {
  /// The trigger of its alarm: days before the start by the calendar, or minutes, which are negative after the start.
  /// - Parameter time: The time at which the event begins; nil for a whole day.
  fileprivate func trigger(before time: TimeOfDay?) -> (days: Int, minutes: Int) {
    switch kind {
    case .minutes(let count): return (0, count)
    case .days(let count): return (count, 0)
    case .day(let count, let clock): return (0, count * 1_440 + ((time?.seconds ?? 0) - clock.seconds) / 60)
    }
  }

  /// Whether the trigger expresses the alarm completely: for a whole day a time on a day, for an hour a length of time.
  func isTrigger(before time: TimeOfDay?) -> Bool {
    switch kind {
    case .minutes(let count): time != nil || count == 0
    case .days: true
    case .day(let count, let clock): time == nil && (count > 0 || clock.seconds > 0) && clock.seconds % 60 == 0
    }
  }
}
