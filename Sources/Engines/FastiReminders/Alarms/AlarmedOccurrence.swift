public import FastiCivil

/// An occurrence of an item with alarms, from the planner, the almanac or a reminder.
public struct AlarmedOccurrence: Hashable, Sendable {
  /// The kind of item.
  public let source: AlarmSource
  /// The item: the two halves of its id.
  public let thing: ReminderID
  /// The name of the occurrence.
  public let original: AlarmOccurrence
  /// The day and time at which it begins in ``clocks``; midnight for whole days.
  public let start: WallTime
  /// Whose clocks show ``start``; whole days float.
  public let clocks: ReminderZone
  /// Its alarms, in any order; duplicates are delivered once.
  public let leads: [AlarmLead]

  /// An occurrence and its alarms.
  public init(
    source: AlarmSource, thing: ReminderID, original: AlarmOccurrence, start: WallTime,
    clocks: ReminderZone = .floating, leads: [AlarmLead]
  ) {
    self.source = source
    self.thing = thing
    self.original = original
    self.start = start
    self.clocks = clocks
    self.leads = leads
  }

  /// The days on which an item can begin whose alarms are delivered within a range of days. A store is queried for these.
  /// - Parameter leads: All existing leads.
  public static func beginning(for days: DayRange, leads: some Sequence<AlarmLead>) -> DayRange {
    var most = 0
    for lead in leads {
      switch lead.kind {
      case .minutes(let count): most = max(most, count / 1_440 + 1)
      case .days(let count), .day(let count, _): most = max(most, count)
      }
    }
    // The days of one moment in two zones are at most three days apart.
    return days.widened(before: 3, after: most + 3)
  }
}

/// A notification to deliver at a moment.
public struct PlannedAlarm: Hashable, Sendable {
  /// The key under which it is delivered once.
  public let key: AlarmKey
  /// The moment.
  public let instant: Instant
  /// The requested day and time; in a gap of the clocks the moment has a later clock time.
  public let wall: WallTime

  /// An alarm from its parts.
  public init(key: AlarmKey, instant: Instant, wall: WallTime) {
    self.key = key
    self.instant = instant
    self.wall = wall
  }

  /// An occurrence of a reminder, under its own key.
  public init(_ occurrence: ReminderOccurrence) {
    self.init(key: .reminder(occurrence.key), instant: occurrence.instant, wall: occurrence.wall)
  }

  /// Earlier moments first; at the same moment in the order of keys.
  static func isBefore(_ left: PlannedAlarm, _ right: PlannedAlarm) -> Bool {
    left.instant == right.instant ? left.key < right.key : left.instant < right.instant
  }
}

extension AlarmedOccurrence {
  /// One of its alarms.
  ///
  /// - Parameters:
  ///   - own: The clocks of ``clocks``.
  ///   - reader: The user's zone, in which a time such as 18:00 is read.
  public func alarm(_ lead: AlarmLead, own: Zone, reader: Zone) -> PlannedAlarm {
    let key = AlarmKey.alarm(AlarmName(source: source, thing: thing, occurrence: original, lead: lead))
    switch lead.kind {
    case .minutes(let count):
      let instant = Instant(seconds: own.instant(start.day, start.time).seconds - Int64(count) * 60)
      return PlannedAlarm(key: key, instant: instant, wall: WallTime(own.day(at: instant), own.time(at: instant)))
    case .days(let count):
      let wall = WallTime(start.day - count, start.time)
      return PlannedAlarm(key: key, instant: own.instant(wall.day, wall.time), wall: wall)
    case .day(let count, let time):
      // The day before is counted from the day in the reader's zone.
      let shown = clocks == .floating ? start.day : reader.day(at: own.instant(start.day, start.time))
      let wall = WallTime(shown - count, time)
      return PlannedAlarm(key: key, instant: reader.instant(wall.day, wall.time), wall: wall)
    }
  }
}
