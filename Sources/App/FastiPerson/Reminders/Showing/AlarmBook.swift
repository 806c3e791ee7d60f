import FastiAgenda
import FastiCalendars
import FastiCivil
import FastiDays
public import FastiRecords
public import FastiReminders

/// Everything with alarms, zones and months: the data for a plan of alarms, in one value.
public struct AlarmBook: Sendable {
  /// The events, countdowns and reminders with alarms, by their ids.
  private let things: [ReminderID: AlarmedThing]
  /// The alarms of holidays; nil if there are none.
  private let holidays: HolidayAlarms?
  /// When the standing alarms were last written.
  private let since: Instant
  /// The zones of reminders, then those that events name.
  private let places: [Zone]
  /// The reminders; alarms use their zones and months.
  private let reminders: ReminderBook

  /// Reads everything with alarms.
  /// - Parameters:
  ///   - reminders: The reminders, with the zone of the reader and the active months.
  ///   - language: The language of the holidays' names.
  /// - Throws: `.storage`; `.invalid` when a stored rule cannot be read.
  public static func read(
    from store: any Store, beside reminders: ReminderBook, zones: any Zones, language: String
  ) throws(Failure) -> AlarmBook {
    let content: Content
    do {
      content = try store.read { reader throws(StoreError) in try Content(reader) }
    } catch { throw Failure(error) }
    let holidays = try HolidayAlarms(content.standing, from: store, zones: zones, language: language)
    return AlarmBook(content, holidays, beside: reminders, zones: zones)
  }

  /// The content that is read from the store in one snapshot.
  private struct Content {
    let events: [Version<Event>]
    let standing: StandingAlarms
    let since: Instant
    let countdowns: [Version<Countdown>]

    init(_ reader: any StoreReader) throws(StoreError) {
      events = try reader.all(Event.self, where: .filled(column: "alarms"))
      standing = try StandingAlarms.read(reader)
      let setting = try reader.version(Setting.self, id: Setting.id(for: SettingKey.alarmsStanding.rawValue))
      since = setting?.stamp.moment ?? Instant(seconds: 0)
      countdowns = standing.tellsCountdowns ? try reader.all(Countdown.self) : []
    }
  }

  private init(
    _ content: Content, _ holidays: HolidayAlarms?, beside reminders: ReminderBook, zones: any Zones
  ) {
    var places = reminders.places
    var numbers: [String: ReminderZone] = [:]
    var things: [ReminderID: AlarmedThing] = [:]
    for version in content.events where !version.record.alarms.isEmpty {
      var clocks = ReminderZone.floating
      if let name = version.record.zone {
        // A place that does not exist on this machine shows the stored hour, as in lists.
        if numbers[name] == nil {
          let zone = try? zones.zone(named: name)
          numbers[name] = zone == nil ? .floating : .place(places.count)
          if let zone { places.append(zone) }
        }
        clocks = numbers[name] ?? .floating
      }
      things[ReminderID(version.id)] = AlarmedThing(version, clocks)
    }
    let standing = content.standing
    for version in content.countdowns {
      let leads = standing.leads(of: version.id, else: .countdowns)
      if !leads.isEmpty { things[ReminderID(version.id)] = AlarmedThing(version, leads, since: content.since) }
    }
    for entry in reminders.enabled {
      let leads = standing.leads(of: entry.id, else: .reminders)
      if !leads.isEmpty { things[ReminderID(entry.id)] = AlarmedThing(entry, leads, since: content.since) }
    }
    self.things = things
    self.holidays = holidays
    since = content.since
    self.places = places
    self.reminders = reminders
  }

  /// Whether nothing has an alarm.
  public var isEmpty: Bool { things.isEmpty && holidays == nil }

  /// The window from a moment on, with the zones of reminders and events.
  func window(now: Instant, days: Int = PlanWindow.days) -> PlanWindow {
    PlanWindow(now: now, months: reminders.months, here: reminders.here, places: places, days: days)
  }

  /// The occurrences with an alarm within a range of the reader's days.
  /// - Throws: `.invalid` when a rule cannot answer.
  func occurrences(for days: DayRange) throws(Failure) -> [AlarmedOccurrence] {
    var found: [AlarmedOccurrence] = []
    for thing in things.values.sorted(by: { $0.id < $1.id }) { found += thing.occurrences(for: days, reminders) }
    guard let holidays else { return found }
    for occasion in try holidays.occasions(in: holidays.beginning(for: days)) {
      found.append(
        AlarmedOccurrence(
          source: occasion.source, thing: occasion.thing, original: .day(occasion.day),
          start: WallTime(occasion.day, .midnight), leads: occasion.leads))
    }
    return found
  }

  /// The alarms after a moment, up to the end of a window.
  /// - Throws: `.invalid` when a rule cannot answer.
  func known(after start: Instant, in window: PlanWindow, days: DayRange) throws(Failure) -> [CurrentAlarm] {
    let occurrences = try occurrences(for: days)
    var starts: [OccurrenceName: WallTime] = [:]
    for occurrence in occurrences {
      starts[OccurrenceName(thing: occurrence.thing, original: occurrence.original)] = occurrence.start
    }
    let end = Instant(seconds: reminders.here.instant(days.last + 1, .midnight).seconds - 1)
    return AlarmSchedule(occurrences, after: start, through: end, in: window).alarms.compactMap { alarm in
      guard case .alarm(let name) = alarm.key,
        let start = starts[OccurrenceName(thing: name.thing, original: name.occurrence)]
      else { return nil }
      return CurrentAlarm(name: name, instant: alarm.instant, start: start, since: things[name.thing]?.since ?? since)
    }
  }

  /// An alarm for people; nil if its thing does not exist.
  public func item(_ alarm: CurrentAlarm) -> AlarmItem? {
    guard let thing = things[alarm.name.thing] else {
      return title(of: alarm.name).map { title in
        AlarmItem(
          name: alarm.name, instant: alarm.instant, due: wall(alarm.instant), day: alarm.start.day, time: nil,
          title: title, place: "", zone: nil, notes: "")
      }
    }
    var shown = alarm.start
    if case .place(let number) = thing.clocks {
      let moment = places[number].instant(alarm.start.day, alarm.start.time)
      shown = WallTime(reminders.here.day(at: moment), reminders.here.time(at: moment))
    }
    return AlarmItem(
      name: alarm.name, instant: alarm.instant, due: wall(alarm.instant), day: shown.day,
      time: thing.time == nil ? nil : shown.time, title: thing.title, place: thing.place, zone: thing.zone,
      notes: thing.notes)
  }

  /// The title of an alarm's thing; nil if it does not exist.
  func title(of name: AlarmName) -> String? {
    if let thing = things[name.thing] { return thing.title }
    return holidays?.title(of: name)
  }

  /// The wall time at a moment in the reader's zone.
  func wall(_ moment: Instant) -> WallTime { WallTime(reminders.here.day(at: moment), reminders.here.time(at: moment)) }
}

/// An occurrence of a thing.
private struct OccurrenceName: Hashable {
  let thing: ReminderID
  let original: AlarmOccurrence
}

extension StandingAlarms {
  /// The standing alarms of a store.
  static func read(_ reader: any StoreReader) throws(StoreError) -> StandingAlarms {
    let text = try reader.record(Setting.self, key: SettingKey.alarmsStanding.rawValue)?.value
    return text.flatMap { try? StandingAlarms(text: $0) } ?? .none
  }

  /// Whether it has alarms for all countdowns or for a thing with an id, which may be a countdown.
  fileprivate var tellsCountdowns: Bool {
    entries.contains { entry in
      if case .named(let name) = entry.subject { return RecordID(text: name) != nil }
      return entry.subject == .countdowns
    }
  }

  /// The alarms of a thing: its own, or those of its kind.
  func leads(of id: RecordID, else kind: AlarmSubject) -> AlarmLeads {
    let own = self[.named(id.text)]
    return own.isEmpty ? self[kind] : own
  }
}
