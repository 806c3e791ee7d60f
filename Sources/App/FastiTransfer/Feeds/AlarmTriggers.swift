import FastiCivil
import FastiFormats
import FastiReminders

/// How long before an entry begins its alarms are due.
struct AlarmTriggers {
  /// An occurrence whose moments are known.
  private struct Occurrence {
    let alarmed: AlarmedOccurrence
    /// Its own clocks.
    let own: Zone
    /// The clocks of the reader.
    let here: Zone
    /// When its entry begins.
    let begins: Instant
  }

  /// The time at which the entry begins; nil for a whole day.
  private let time: TimeOfDay?
  /// Nil for a series, whose alarms have one trigger for all of its occurrences.
  private let occurrence: Occurrence?

  /// The triggers of a series that begins at a time; nil for whole days.
  init(series time: TimeOfDay?) { (self.time, occurrence) = (time, nil) }

  /// The triggers of an entry that is one occurrence, computed from moments, so that they are right in every zone and
  /// across a change of clocks.
  /// - Parameters:
  ///   - start: The day and time at which it begins by its own clocks; midnight for a whole day.
  ///   - own: Its own clocks; nil for those of the reader.
  ///   - here: The clocks of the reader.
  ///   - begins: The moment at which its entry begins; nil if the entry is a whole day.
  ///   - day: The first day of its entry.
  init(_ start: WallTime, own: Zone?, here: Zone, begins: Instant?, on day: Day) {
    time = begins == nil ? nil : start.time
    // Only its moments are used: what it is called does not matter here.
    let alarmed = AlarmedOccurrence(
      source: .event, thing: ReminderID(high: 0, low: 0), original: .day(start.day), start: start,
      clocks: own == nil ? .floating : .place(0), leads: [])
    occurrence = Occurrence(
      alarmed: alarmed, own: own ?? here, here: here, begins: begins ?? here.instant(day, .midnight))
  }

  /// The trigger of an alarm: days before the start by the calendar, or minutes, which are negative after the start;
  /// and the alarm itself if the trigger does not express it completely.
  func trigger(_ lead: AlarmLead) -> (days: Int, minutes: Int, own: String?) {
    let usual = lead.trigger(before: time)
    let exact = occurrence.map { trigger(lead, of: $0) } ?? usual
    return (exact.days, exact.minutes, lead.isTrigger(before: time) && exact == usual ? nil : lead.text)
  }

  private func trigger(_ lead: AlarmLead, of one: Occurrence) -> (days: Int, minutes: Int) {
    let alarm = one.alarmed.alarm(lead, own: one.own, reader: one.here)
    let minutes = Int((one.begins.seconds - alarm.instant.seconds) / 60)
    // Days before midnight of a whole day are days of the calendar in every zone.
    let floats = time == nil && one.alarmed.start.time == .midnight
    if case .days(let count) = lead.kind, floats || minutes == count * 1_440 { return (count, 0) }
    return (0, minutes)
  }
}

extension ICalendarExtras {
  /// Writes alarms after all other properties of an entry.
  mutating func alarms(_ leads: [AlarmLead], _ triggers: AlarmTriggers, title: borrowing Span<UInt8>) {
    for lead in leads {
      let (days, minutes, own) = triggers.trigger(lead)
      alarm(days: days, minutes: minutes, title: title, own: own)
    }
  }
}

extension AlarmLead {
  /// The trigger before each occurrence of a series.
  /// - Parameter time: The time at which the event begins; nil for a whole day.
  fileprivate func trigger(before time: TimeOfDay?) -> (days: Int, minutes: Int) {
    switch kind {
    case .minutes(let count): (0, count)
    case .days(let count): (count, 0)
    case .day(let count, let clock): (0, count * 1_440 + ((time?.seconds ?? 0) - clock.seconds) / 60)
    }
  }

  /// Whether that trigger expresses the alarm completely: for a whole day a time on a day, for an hour a length of
  /// time.
  fileprivate func isTrigger(before time: TimeOfDay?) -> Bool {
    switch kind {
    case .minutes(let count): time != nil || count == 0
    case .days: true
    case .day(let count, let clock): time == nil && (count > 0 || clock.seconds > 0) && clock.seconds % 60 == 0
    }
  }
}
