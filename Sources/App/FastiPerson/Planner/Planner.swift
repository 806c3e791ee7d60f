import FastiAgenda
import FastiCalendars
public import FastiCivil
import FastiDays
public import FastiRecords

/// The plans of a user: notes, events and countdowns, as one value.
public struct Planner: Sendable {
  /// The notes, by day.
  public let notes: [Note]
  /// The events and their ids; in any order if only those of some days were read.
  public let events: [(id: RecordID, event: Event)]
  /// The countdowns and their ids.
  public let countdowns: [(id: RecordID, countdown: Countdown)]
  /// The zones of the reader and of events; nil if no event has a zone.
  private var clocks: PlannerClocks?
  /// The active Hijri months; nil if no event recurs on a Hijri date.
  private var months: HijriMonths?

  /// When the current version of each event was written, in the order of ``events``; empty if that was not read.
  private var stamps: [Stamp] = []

  /// No plans.
  public static let empty = Planner(notes: [], events: [], countdowns: [])

  init(notes: [Note], events: [(id: RecordID, event: Event)], countdowns: [(id: RecordID, countdown: Countdown)]) {
    self.notes = notes.sorted { $0.day < $1.day }
    self.events = events
    self.countdowns = countdowns
  }

  /// The plans in a store: the notes of a range of days, or all; every event and countdown, because they may recur.
  /// - Parameter clocks: The zones of the reader; nil if only the events are needed, not their occurrences.
  /// - Throws: `.storage`; and errors of reading the reader's own zone.
  public static func read(
    from store: some Store, notesIn range: DayRange? = nil, clocks: ReaderClocks? = nil
  ) throws(Failure) -> Planner {
    try read(from: store, notes: range.map { notes(in: $0) } ?? .everything, events: .everything, clocks)
  }

  /// The plans that may be on a day of a range: its notes, the events that are near it or repeat and are not over, those of which
  /// occurrences have been moved, and every countdown.
  /// - Throws: `.storage`; and for the reader's own zone what reading it throws.
  public static func read(
    from store: some Store, touching range: DayRange, clocks: ReaderClocks
  ) throws(Failure) -> Planner {
    let days = Int64(range.first.number)...Int64(range.last.number)
    return try read(from: store, notes: notes(in: range), events: .days(Event.dayColumns, days), clocks)
  }

  /// The countdowns alone, without reading any event.
  /// - Throws: `.storage`.
  public static func readCountdowns(from store: some Store) throws(Failure) -> Planner {
    do {
      return try store.read { reader throws(StoreError) in
        Planner(notes: [], events: [], countdowns: try reader.all(Countdown.self).map { ($0.id, $0.record) })
      }
    } catch { throw Failure(error) }
  }

  /// The events that have alarms, without reading the others.
  /// - Throws: `.storage`; and for the reader's own zone what reading it throws.
  public static func readAlarmed(from store: some Store, clocks: ReaderClocks) throws(Failure) -> Planner {
    var planner: Planner
    do {
      planner = try store.read { reader throws(StoreError) in
        let events = try reader.all(Event.self, where: .filled(column: "alarms"))
        return Planner(notes: [], events: events.map { ($0.id, $0.record) }, countdowns: [])
      }
    } catch { throw Failure(error) }
    try planner.show(by: clocks, in: store)
    return planner
  }

  /// Shows occurrences by the clocks of the reader and by the active Hijri months.
  private mutating func show(by clocks: ReaderClocks, in store: some Store) throws(Failure) {
    self.clocks = try clocks.clocks(for: events)
    if events.contains(where: { $0.event.recurrence.isHijri }) { months = try MonthBook.read(from: store).table() }
  }

  private static func notes(in range: DayRange) -> RecordFilter {
    .range(column: "day", Int64(range.first.number)...Int64(range.last.number))
  }

  private static func read(
    from store: some Store, notes: RecordFilter, events: RecordFilter, _ clocks: ReaderClocks?
  ) throws(Failure) -> Planner {
    var planner: Planner
    do {
      planner = try store.read { reader throws(StoreError) in
        let events = try reader.all(Event.self, where: events)
        var planner = Planner(
          notes: try reader.all(Note.self, where: notes).map(\.record), events: events.map { ($0.id, $0.record) },
          countdowns: try reader.all(Countdown.self).map { ($0.id, $0.record) })
        planner.stamps = events.map(\.stamp)
        return planner
      }
    } catch { throw Failure(error) }
    if let clocks { try planner.show(by: clocks, in: store) }
    return planner
  }

  /// A copy with only some of the plans.
  public func showing(notes: Bool, events isShown: (Event) -> Bool, countdowns: Bool) -> Planner {
    let shown = events.indices.filter { isShown(events[$0].event) }
    var planner = Planner(
      notes: notes ? self.notes : [], events: shown.map { events[$0] }, countdowns: countdowns ? self.countdowns : [])
    planner.stamps = stamps.isEmpty ? [] : shown.map { stamps[$0] }
    (planner.clocks, planner.months) = (clocks, months)
    return planner
  }

  /// The occurrences of events on the days of a range in the reader's zone: by first day, whole days before hours, then
  /// by title.
  public func occurrences(touching range: DayRange) -> [EventItem] {
    var items: [EventItem] = []
    for (place, (id, event)) in events.enumerated() {
      let start = items.count
      if let clocks, let named = event.zone.flatMap({ clocks[$0] }) {
        let shown = event.hours(named).occurrences(of: event.recurrence, on: range, in: clocks.here, months: months)
        for item in shown { items.append(EventItem(id: id, event: event, shown: item)) }
      } else {
        for found in event.occurrences(touching: range, months: months) {
          items.append(EventItem(id: id, event: event, start: found.day, original: found.original))
        }
      }
      guard stamps.indices.contains(place) else { continue }
      for index in start..<items.count { items[index].stamp = stamps[place] }
    }
    // Places are sorted instead of items, which are large.
    let order = items.map { $0.order }
    return items.indices.sorted { order[$0] < order[$1] }.map { items[$0] }
  }

  /// The days of a range on which something is planned.
  public func days(in range: DayRange) -> Set<Day> {
    var days = Set(notes.map { $0.day }.filter { range.contains($0) })
    for (_, event) in events {
      if let clocks, let named = event.zone.flatMap({ clocks[$0] }) {
        let shown = event.hours(named).occurrences(of: event.recurrence, on: range, in: clocks.here, months: months)
        for item in shown { days.formUnion(item.time.days.intersection(range).map { Array($0) } ?? []) }
      } else {
        for found in event.occurrences(touching: range, months: months) {
          let lasts = DayRange(found.day).widened(before: 0, after: event.length - 1)
          days.formUnion(lasts.intersection(range).map { Array($0) } ?? [])
        }
      }
    }
    for (_, countdown) in countdowns { days.formUnion(countdown.recurrence.starts(in: range)) }
    return days
  }

  /// The first occurrence of an event that is on a day or begins after it, otherwise its first one, in the reader's
  /// zone.
  public func next(_ id: RecordID, _ event: Event, onOrAfter day: Day) -> EventItem {
    let recurrence = event.recurrence
    guard let clocks, let named = event.zone.flatMap({ clocks[$0] }) else {
      let next = recurrence.nextOccurrence(onOrAfter: day, months: months)
      return EventItem(id: id, event: event, start: next?.day ?? recurrence.first, original: next?.original)
    }
    let hours = event.hours(named)
    // In another zone it may begin on an earlier or later day.
    var from = day - 3
    while let next = recurrence.nextOccurrence(onOrAfter: from, months: months) {
      let shown = LocalEventTime(hours, on: next.day, in: clocks.here)
      if shown.days.first >= day {
        return EventItem(id: id, event: event, shown: LocalOccurrence(occurrence: next, time: shown))
      }
      from = next.day + 1
    }
    let first = RecurrenceDay(original: recurrence.first, day: recurrence.first)
    return EventItem(
      id: id, event: event,
      shown: LocalOccurrence(occurrence: first, time: LocalEventTime(hours, on: first.day, in: clocks.here)))
  }

  /// The last day before a day on which an event that repeats began, in the reader's zone; nil if there is none in the two years before
  /// it, and for an event that comes once.
  public func last(_ event: Event, before day: Day) -> Day? {
    guard !event.recurrence.isOnce, let range = try? DayRange(day - 800, day - 1) else { return nil }
    guard let clocks, let named = event.zone.flatMap({ clocks[$0] }) else {
      return event.recurrence.occurrences(in: range, months: months).last?.day
    }
    return event.hours(named).occurrences(of: event.recurrence, on: range, in: clocks.here, months: months)
      .last { $0.time.days.first < day }?.time.days.first
  }

  /// The events that begin only after a day, each at its first occurrence.
  public func events(beginningAfter day: Day) -> [EventItem] {
    events.compactMap { id, event in
      event.recurrence.first > day ? next(id, event, onOrAfter: event.recurrence.first) : nil
    }
  }

  /// The user's countdowns, each with its next day from `today` on; one whose only day has passed is included.
  public func countdowns(on today: Day) -> [CountdownItem] {
    countdowns.map { id, countdown in
      let recurrence = countdown.recurrence
      return CountdownItem(
        id: id, title: countdown.title, day: recurrence.next(onOrAfter: today) ?? recurrence.first, today: today,
        isYearly: recurrence.repetition != nil)
    }
  }
}

extension EventItem {
  /// The sort key of occurrences.
  fileprivate var order: (Day, Int, String, RecordID) { (start, begin?.seconds ?? -1, event.title, id) }
}
