import FastiCivil
import FastiFormats
import FastiReminders

/// The alarms of an event of a calendar file that the planner supports.
struct ForeignAlarms {
  private(set) var leads = AlarmLeads.none
  /// The number of other alarms.
  private(set) var left = 0
  /// The kept alarms: those that are not supported, and those with more than a time for the title.
  private(set) var kept: [[ContentLine]] = []

  /// - Parameter isWholeDay: Whether the event has no time: an alarm before its midnight is then a time of a day.
  init(_ alarms: [ICalendarFile.Alarm], isWholeDay: Bool) {
    for alarm in alarms {
      guard let lead = Self.lead(alarm, isWholeDay), let more = try? AlarmLeads(leads.all + [lead]) else {
        left += 1
        kept.append(alarm.lines)
        continue
      }
      leads = more
      guard alarm.saysMore else { continue }
      // It is exported again while the event has this lead.
      kept.append(alarm.lines)
      kept[kept.count - 1].insert(ContentLine(ICalendarFile.Alarm.name, text: lead.text), at: 1)
    }
  }

  private static func lead(_ alarm: ICalendarFile.Alarm, _ isWholeDay: Bool) -> AlarmLead? {
    guard let before = alarm.before else { return nil }
    // A lead of another Fasti that a trigger cannot express.
    if !alarm.text.isEmpty, let own = try? AlarmLead(text: alarm.text) { return own }
    guard before.seconds % 60 == 0 else { return nil }
    if before.seconds == 0, before.days >= 0 { return try? AlarmLead(.days(before.days)) }
    let minutes = before.days * 1_440 + before.seconds / 60
    guard isWholeDay else { return minutes < 0 ? nil : try? AlarmLead(.minutes(minutes)) }
    // On the day itself after midnight, or on an earlier day.
    let days = minutes <= 0 ? 0 : (minutes + 1_439) / 1_440
    let clock = days * 1_440 - minutes
    guard let time = try? TimeOfDay(hour: clock / 60, minute: clock % 60) else { return nil }
    return try? AlarmLead(.day(days, at: time))
  }
}
