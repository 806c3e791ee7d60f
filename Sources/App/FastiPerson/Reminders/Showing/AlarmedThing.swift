import FastiAgenda
import FastiCalendars
import FastiCivil
import FastiRecords
import FastiReminders

/// An event, a countdown or a reminder with alarms.
struct AlarmedThing: Sendable {
  /// The source of its days.
  enum Days: Sendable {
    /// An event or a countdown: the days of a recurrence.
    case recurrence(Recurrence)
    /// A reminder on a Hijri date.
    case reminder(Reminder)
  }

  let source: AlarmSource
  let id: ReminderID
  let title: String
  /// The place; may be empty.
  let place: String
  /// The zone that it names.
  let zone: String?
  let notes: String
  /// When it begins; nil for a whole day.
  let time: TimeOfDay?
  /// The zone of its hours.
  let clocks: ReminderZone
  let leads: [AlarmLead]
  /// When it or its alarms were last written.
  let since: Instant
  private let days: Days

  init(_ version: Version<Event>, _ clocks: ReminderZone) {
    let event = version.record
    source = .event
    id = ReminderID(version.id)
    (title, place, zone, notes, time) = (event.title, event.place, event.zone, event.notes, event.time)
    self.clocks = event.time == nil ? .floating : clocks
    leads = event.alarms.all
    since = version.stamp.moment
    days = .recurrence(event.recurrence)
  }

  init(_ version: Version<Countdown>, _ leads: AlarmLeads, since: Instant) {
    source = .countdown
    id = ReminderID(version.id)
    (title, place, zone, notes, time) = (version.record.title, "", nil, "", nil)
    clocks = .floating
    self.leads = leads.all
    self.since = max(since, version.stamp.moment)
    days = .recurrence(version.record.recurrence)
  }

  init(_ entry: ReminderBook.Entry, _ leads: AlarmLeads, since: Instant) {
    source = .reminder
    id = ReminderID(entry.id)
    (title, place, zone, notes) = (entry.record.title, "", entry.record.zone, entry.record.notes)
    time = entry.record.time
    clocks = entry.reminder.zone
    self.leads = leads.all
    self.since = max(since, Instant(seconds: entry.record.updated / 1_000))
    days = .reminder(entry.reminder)
  }

  /// The occurrences with an alarm within a range of the reader's days.
  func occurrences(for range: DayRange, _ reminders: ReminderBook) -> [AlarmedOccurrence] {
    let begin = AlarmedOccurrence.beginning(for: range, leads: leads)
    switch days {
    case .recurrence(let recurrence):
      return recurrence.occurrences(in: begin, months: reminders.months).map {
        occurrence(.day($0.original), WallTime($0.day, time ?? .midnight))
      }
    case .reminder(let reminder):
      let start = Instant(seconds: reminders.here.instant(begin.first, .midnight).seconds - 1)
      let window = reminders.window(now: start, days: begin.count + 1)
      return reminder.occurrences(in: window).map {
        occurrence(.hijri(year: $0.key.year, index: $0.key.index), $0.wall)
      }
    }
  }

  private func occurrence(_ original: AlarmOccurrence, _ start: WallTime) -> AlarmedOccurrence {
    AlarmedOccurrence(source: source, thing: id, original: original, start: start, clocks: clocks, leads: leads)
  }
}

extension ReminderID {
  /// The same number as the id of the record.
  init(_ id: RecordID) { self.init(high: id.high, low: id.low) }
}

extension Stamp {
  /// The second in which the stamp was given.
  var moment: Instant { Instant(seconds: milliseconds / 1_000) }
}
