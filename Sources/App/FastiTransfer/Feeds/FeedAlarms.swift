import FastiCivil
import FastiDays
import FastiFormats
import FastiPerson
import FastiRecords
import FastiReminders

/// The standing alarms for the entries of a feed: each holiday gets them once, from its most specific subject.
struct FeedAlarms {
  private let standing: EntryAlarms
  /// The clocks of the reader.
  private let here: Zone
  /// The holidays that already have their alarms: two regions may have a holiday on the same day with the same name.
  private var told: Set<String> = []

  /// The alarms of a store; nil if a feed does not contain alarms, or hides their content.
  /// - Throws: `.storage`; `.invalid` when a stored rule cannot be read.
  init?(
    _ parts: Set<FeedPart>, hiding: Set<FeedHiding>, from store: any Store, zones: any Zones, here: Zone,
    language: String
  ) throws(Failure) {
    guard parts.contains(.alarms), !hiding.contains(.details) else { return nil }
    self.here = here
    standing = try EntryAlarms.read(from: store, zones: zones, language: language)
    if standing.isEmpty { return nil }
  }

  /// The alarms of a holiday.
  mutating func extras(of item: HolidayItem) -> ICalendarExtras {
    let leads = standing.leads(of: item)
    guard !leads.isEmpty, told.insert("\(item.day.iso) \(item.name)").inserted else { return ICalendarExtras() }
    return extras(leads, triggers(of: item.day), item.name)
  }

  /// The alarms of a countdown to a day.
  func extras(ofCountdown id: RecordID, on day: Day, _ title: borrowing Span<UInt8>) -> ICalendarExtras {
    var extras = ICalendarExtras()
    extras.alarms(standing.leads(of: id, else: .countdowns), triggers(of: day), title: title)
    return extras
  }

  /// The alarms of an occurrence of a reminder, except the one at its time.
  /// - Parameter own: The zone of the reminder; nil if it has none.
  func extras(
    ofReminder id: RecordID, _ occurrence: ReminderOccurrence, own: Zone?, _ title: String
  ) -> ICalendarExtras {
    let triggers = AlarmTriggers(
      occurrence.wall, own: own, here: here, begins: occurrence.instant, on: occurrence.day)
    return extras(standing.leads(of: id, else: .reminders), triggers, title)
  }

  private func triggers(of day: Day) -> AlarmTriggers {
    AlarmTriggers(WallTime(day, .midnight), own: nil, here: here, begins: nil, on: day)
  }

  private func extras(_ leads: [AlarmLead], _ triggers: AlarmTriggers, _ title: String) -> ICalendarExtras {
    var extras = ICalendarExtras()
    let bytes = Array(title.utf8)
    extras.alarms(leads, triggers, title: bytes.span)
    return extras
  }
}
