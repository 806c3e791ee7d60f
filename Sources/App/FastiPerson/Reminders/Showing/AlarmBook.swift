import FastiAgenda
import FastiCalendars
public import FastiCivil
import FastiDays
public import FastiRecords
public import FastiReminders

/// Everything that has alarms, with clocks and months: what a plan of alarms needs, as one value.
public struct AlarmBook: Sendable {
  /// The things with alarms, by their ids.
  let things: [ReminderID: AlarmedThing]
  /// The clocks of reminders, then those of the zones that events name.
  private let places: [Zone]
  /// The reminders, whose clocks and months are those of the alarms.
  private let reminders: ReminderBook

  /// Reads what has alarms.
  /// - Parameter reminders: The reminders; they have the clocks of the reader and the active months.
  /// - Throws: `.storage`.
  public static func read(
    from store: any Store, beside reminders: ReminderBook, zones: any Zones
  ) throws(Failure) -> AlarmBook {
    do {
      let events = try store.read { reader throws(StoreError) in
        try reader.all(Event.self, where: .filled(column: "alarms"))
      }
      return AlarmBook(events, beside: reminders, zones: zones)
    } catch { throw Failure(error) }
  }

  init(_ events: [Version<Event>], beside reminders: ReminderBook, zones: any Zones) {
    var places = reminders.places
    var numbers: [String: ReminderZone] = [:]
    var things: [ReminderID: AlarmedThing] = [:]
    for version in events where !version.record.alarms.isEmpty {
      var clocks = ReminderZone.floating
      if let name = version.record.zone {
        // A place that is not on this machine shows the hour that was written, as lists do.
        if numbers[name] == nil {
          let zone = try? zones.zone(named: name)
          numbers[name] = zone == nil ? .floating : .place(places.count)
          if let zone { places.append(zone) }
        }
        clocks = numbers[name] ?? .floating
      }
      let thing = AlarmedThing(version, clocks)
      things[thing.id] = thing
    }
    self.things = things
    self.places = places
    self.reminders = reminders
  }

  /// Whether nothing has an alarm.
  public var isEmpty: Bool { things.isEmpty }

  /// The window of a moment, with the clocks of reminders and events.
  func window(now: Instant, days: Int = PlanWindow.days) -> PlanWindow {
    PlanWindow(now: now, months: reminders.months, here: reminders.here, places: places, days: days)
  }

  /// The occurrences that have an alarm within a range of the reader's days.
  func occurrences(for days: DayRange) -> [AlarmedOccurrence] {
    var found: [AlarmedOccurrence] = []
    for thing in things.values.sorted(by: { $0.id < $1.id }) {
      found += thing.occurrences(for: days, reminders.months)
    }
    return found
  }

  /// The alarms after a moment, up to the end of a window.
  func known(after start: Instant, in window: PlanWindow, days: DayRange) -> [KnownAlarm] {
    let occurrences = occurrences(for: days)
    var starts: [OccurrenceName: WallTime] = [:]
    for occurrence in occurrences {
      starts[OccurrenceName(thing: occurrence.thing, original: occurrence.original)] = occurrence.start
    }
    let end = Instant(seconds: reminders.here.instant(days.last + 1, .midnight).seconds - 1)
    return AlarmSchedule(occurrences, after: start, through: end, in: window).alarms.compactMap { alarm in
      guard case .alarm(let name) = alarm.key, let thing = things[name.thing],
        let start = starts[OccurrenceName(thing: name.thing, original: name.occurrence)]
      else { return nil }
      return KnownAlarm(name: name, instant: alarm.instant, start: start, since: thing.since)
    }
  }

  /// An alarm as people read it; nil for one of a thing that is not there.
  public func item(_ alarm: KnownAlarm) -> AlarmItem? {
    guard let thing = things[alarm.name.thing] else { return nil }
    var shown = alarm.start
    if case .place(let number) = thing.clocks {
      let moment = places[number].instant(alarm.start.day, alarm.start.time)
      shown = WallTime(reminders.here.day(at: moment), reminders.here.time(at: moment))
    }
    return AlarmItem(
      name: alarm.name, instant: alarm.instant, due: wall(alarm.instant), day: shown.day,
      time: thing.event.time == nil ? nil : shown.time, title: thing.event.title, place: thing.event.place,
      zone: thing.event.zone, notes: thing.event.notes)
  }

  /// What the reader's clocks show at a moment.
  func wall(_ moment: Instant) -> WallTime { WallTime(reminders.here.day(at: moment), reminders.here.time(at: moment)) }
}

/// An occurrence of something, by its original day.
private struct OccurrenceName: Hashable {
  let thing: ReminderID
  let original: Day
}

/// An event with alarms.
struct AlarmedThing: Sendable {
  let id: ReminderID
  let event: Event
  /// Whose clocks show its hours.
  let clocks: ReminderZone
  /// When it was last written.
  let since: Instant

  init(_ version: Version<Event>, _ clocks: ReminderZone) {
    id = ReminderID(high: version.id.high, low: version.id.low)
    event = version.record
    self.clocks = version.record.time == nil ? .floating : clocks
    since = Instant(seconds: version.stamp.milliseconds / 1_000)
  }

  /// The occurrences that have an alarm within a range of the reader's days.
  func occurrences(for days: DayRange, _ months: HijriMonths) -> [AlarmedOccurrence] {
    let begin = AlarmedOccurrence.beginning(for: days, leads: event.alarms.all)
    return event.recurrence.occurrences(in: begin, months: months).map { found in
      AlarmedOccurrence(
        source: .event, thing: id, original: found.original, start: WallTime(found.day, event.time ?? .midnight),
        clocks: clocks, leads: event.alarms.all)
    }
  }
}
