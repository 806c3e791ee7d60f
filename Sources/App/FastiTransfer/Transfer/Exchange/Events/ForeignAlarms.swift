import FastiCivil
import FastiFormats
import FastiReminders

/// The alarms of an event of a calendar file, as far as the planner has such ones.
struct ForeignAlarms {
  private(set) var leads = AlarmLeads.none
  /// How many are not among them.
  private(set) var left = 0
  /// What is kept of them: those that are not among the leads, and those that say more than when to show the title.
  private(set) var kept: [[ContentLine]] = []

  /// - Parameter isWholeDay: Whether the event has no time: an alarm before its midnight is at a time of a day.
  init(_ alarms: [ICalendarFile.Alarm], isWholeDay: Bool) {
    for alarm in alarms {
      guard let lead = Self.lead(alarm, isWholeDay), let more = try? AlarmLeads(leads.all + [lead]) else {
        left += 1
        kept.append(alarm.lines)
        continue
      }
      leads = more
      guard alarm.saysMore else { continue }
      // It goes out again as long as the event has this lead.
      kept.append(alarm.lines)
      kept[kept.count - 1].insert(ContentLine(ICalendarFile.Alarm.name, text: lead.text), at: 1)
    }
  }

  private static func lead(_ alarm: ICalendarFile.Alarm, _ isWholeDay: Bool) -> AlarmLead? {
    guard let before = alarm.before else { return nil }
    // What another Fasti meant, which a trigger cannot say.
    if !alarm.text.isEmpty, let own = try? AlarmLead(text: alarm.text) { return own }
    guard before.seconds % 60 == 0 else { return nil }
    if before.seconds == 0, before.days >= 0 { return try? AlarmLead(.days(before.days)) }
    let minutes = before.days * 1_440 + before.seconds / 60
    guard isWholeDay else { return minutes < 0 ? nil : try? AlarmLead(.minutes(minutes)) }
    // On the day itself after its midnight, or on a day before.
    let days = minutes <= 0 ? 0 : (minutes + 1_439) / 1_440
    let clock = days * 1_440 - minutes
    guard let time = try? TimeOfDay(hour: clock / 60, minute: clock % 60) else { return nil }
    return try? AlarmLead(.day(days, at: time))
  }
}
