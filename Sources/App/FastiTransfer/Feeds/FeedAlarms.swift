import FastiCivil
import FastiDays
import FastiFormats
import FastiPerson
import FastiRecords
import FastiReminders

/// The standing alarms as the entries of a feed have them: each holiday once, by its most particular subject.
struct FeedAlarms {
  private let standing: EntryAlarms
  /// The holidays that have their alarms already: two regions may keep one day under one name.
  private var told: Set<String> = []

  /// Those of a store; nil where a feed does not ask for alarms, or hides what they would say.
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

  /// The alarms of a reminder, besides that at its time.
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
  /// Writes alarms after all else there is to say of an entry.
  /// - Parameter time: When it begins; nil for a whole day.
  mutating func alarms(_ leads: [AlarmLead], before time: TimeOfDay?, title: borrowing Span<UInt8>) {
    for lead in leads {
      let (days, minutes) = lead.trigger(before: time)
      alarm(days: days, minutes: minutes, title: title, own: lead.isTrigger(before: time) ? nil : lead.text)
    }
  }
}

extension AlarmLead {
  /// The trigger of its alarm: days before the start by the calendar, or minutes, which are negative after it.
  /// - Parameter time: When the event begins; nil for a whole day.
  fileprivate func trigger(before time: TimeOfDay?) -> (days: Int, minutes: Int) {
    switch kind {
    case .minutes(let count): return (0, count)
    case .days(let count): return (count, 0)
    case .day(let count, let clock): return (0, count * 1_440 + ((time?.seconds ?? 0) - clock.seconds) / 60)
    }
  }

  /// Whether the trigger says all of it: of a whole day a time on a day, of an hour a length of time.
  func isTrigger(before time: TimeOfDay?) -> Bool {
    switch kind {
    case .minutes(let count): time != nil || count == 0
    case .days: true
    case .day(let count, let clock): time == nil && (count > 0 || clock.seconds > 0) && clock.seconds % 60 == 0
    }
  }
}
