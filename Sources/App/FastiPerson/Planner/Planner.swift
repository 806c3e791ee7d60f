import FastiAgenda
public import FastiCivil
public import FastiRecords

/// The plans of a user: notes, events and countdowns, as one value.
public struct Planner: Sendable {
  /// The notes, by day.
  public let notes: [Note]
  /// The events and their ids.
  public let events: [(id: RecordID, event: Event)]
  /// The countdowns and their ids.
  public let countdowns: [(id: RecordID, countdown: Countdown)]

  /// No plans.
  public static let empty = Planner(notes: [], events: [], countdowns: [])

  init(notes: [Note], events: [(id: RecordID, event: Event)], countdowns: [(id: RecordID, countdown: Countdown)]) {
    self.notes = notes.sorted { $0.day < $1.day }
    self.events = events
    self.countdowns = countdowns
  }

  /// The plans in a store: the notes of a range of days, or all; every event and countdown, since they may repeat.
  /// - Throws: `.storage`.
  public static func read(from store: some Store, notesIn range: DayRange? = nil) throws(Failure) -> Planner {
    do {
      return try store.read { reader throws(StoreError) in
        var filter = RecordFilter.everything
        if let range { filter = .range(column: "day", Int64(range.first.number)...Int64(range.last.number)) }
        return Planner(
          notes: try reader.all(Note.self, where: filter).map(\.record),
          events: try reader.all(Event.self).map { ($0.id, $0.record) },
          countdowns: try reader.all(Countdown.self).map { ($0.id, $0.record) })
      }
    } catch { throw Failure(error) }
  }

  /// What is left of it where not everything is shown.
  public func showing(notes: Bool, events: Bool, countdowns: Bool) -> Planner {
    Planner(
      notes: notes ? self.notes : [], events: events ? self.events : [],
      countdowns: countdowns ? self.countdowns : [])
  }

  /// The occurrences of events that touch a range: by first day, whole days before hours, then by title.
  public func occurrences(touching range: DayRange) -> [EventItem] {
    var items: [EventItem] = []
    for (id, event) in events {
      for start in event.starts(touching: range) { items.append(EventItem(id: id, event: event, start: start)) }
    }
    return items.sorted { $0.order < $1.order }
  }

  /// The events that begin only after a day, each at its first occurrence.
  public func events(beginningAfter day: Day) -> [EventItem] {
    events.compactMap { id, event in
      let first = event.recurrence.first
      return first > day ? EventItem(id: id, event: event, start: first) : nil
    }
  }

  /// The user's countdowns, each to its next day from `today` on; one whose only day has passed is included.
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
  fileprivate var order: (Day, Int, String, RecordID) { (start, event.time?.seconds ?? -1, event.title, id) }
}
