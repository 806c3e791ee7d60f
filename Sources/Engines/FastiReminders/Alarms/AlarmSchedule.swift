public import FastiCivil

/// All planned notifications, in order: occurrences of reminders and alarms of other items.
public struct AlarmSchedule: Hashable, Sendable {
  /// Earlier moments first, at the same moment in the order of keys; each key once.
  public let alarms: [PlannedAlarm]

  /// The alarms after the present moment and within the days of a window.
  ///
  /// - Parameters:
  ///   - reminders: The schedule of the reminders, whose occurrences keep their keys.
  ///   - occurrences: The occurrences with alarms. Those that begin on the days of ``AlarmedOccurrence/beginning(for:leads:)``
  ///     are enough.
  ///   - window: The moments and clocks.
  /// - Complexity: O(*n* log *n*) in the number of alarms.
  public init(_ reminders: Schedule, _ occurrences: some Sequence<AlarmedOccurrence>, in window: PlanWindow) {
    var alarms = reminders.occurrences.map { PlannedAlarm($0) }
    for alarm in AlarmSchedule.alarms(of: occurrences, in: window)
    where alarm.instant > window.now && alarm.instant <= window.end {
      alarms.append(alarm)
    }
    self.init(sorting: alarms)
  }

  /// The alarms of a period of time: those after a moment and up to another, including the second.
  ///
  /// Consecutive periods give each alarm exactly once.
  /// - Parameter window: The clocks; its moments are not used.
  public init(
    _ occurrences: some Sequence<AlarmedOccurrence>, after start: Instant, through end: Instant, in window: PlanWindow
  ) {
    self.init(
      sorting: AlarmSchedule.alarms(of: occurrences, in: window).filter { $0.instant > start && $0.instant <= end })
  }

  private init(sorting alarms: [PlannedAlarm]) {
    var ordered: [PlannedAlarm] = []
    ordered.reserveCapacity(alarms.count)
    for alarm in alarms.sorted(by: PlannedAlarm.isBefore) where ordered.last?.key != alarm.key { ordered.append(alarm) }
    self.alarms = ordered
  }

  /// The earliest alarms of all kinds together, up to the limit of a channel, and the number of those left out.
  /// - Parameter cap: The limit of the channel; a negative number is zero.
  public func plan(cap: Int = NotificationPlan.defaultCap) -> (scheduled: ArraySlice<PlannedAlarm>, deferred: Int) {
    let scheduled = alarms.prefix(max(0, cap))
    return (scheduled, alarms.count - scheduled.count)
  }

  private static func alarms(of occurrences: some Sequence<AlarmedOccurrence>, in window: PlanWindow) -> [PlannedAlarm]
  {
    var alarms: [PlannedAlarm] = []
    for occurrence in occurrences {
      let own = window.zone(occurrence.clocks)
      for lead in occurrence.leads { alarms.append(occurrence.alarm(lead, own: own, reader: window.here)) }
    }
    return alarms
  }
}

extension PlanWindow {
  /// The zone of a reminder or an event; the local zone if its place is not known.
  func zone(_ zone: ReminderZone) -> Zone { times(zone).zone }

  /// The last second of the last local day.
  var end: Instant { Instant(seconds: here.instant(hereTimes.days.last + 1, .midnight).seconds - 1) }
}
