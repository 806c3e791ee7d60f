import FastiAgenda
public import FastiCivil
public import FastiRecords

/// Which occurrences of an event an edit or a deletion is about. The raw values are words of forms.
public enum EventScope: String, CaseIterable, Sendable {
  /// All of them.
  case all
  /// One of them.
  case only
  /// One of them and all later ones.
  case from
}

/// An event taken apart at one of its occurrences.
struct EventParts {
  /// What the edit or the deletion is about.
  let chosen: Event
  /// What stays as it is; nil for nothing.
  let rest: Event?

  /// - Parameter original: What names the occurrence: the day on which the rule has it.
  /// - Throws: `.notFound` where the event does not have that occurrence.
  init(_ event: Event, _ scope: EventScope, at original: Day) throws(Failure) {
    let recurrence = event.recurrence
    let occurrence = try event.occurrence(of: original)
    switch scope {
    case .all: (chosen, rest) = (event, nil)
    case .only:
      guard !recurrence.isOnce, let once = try? Recurrence(first: occurrence.day) else {
        (chosen, rest) = (event, nil)
        return
      }
      var others = recurrence
      others.changes.set(.dropped, of: original)
      chosen = event.on(once)
      rest = others.nextOccurrence(onOrAfter: Limits.days.first) == nil ? nil : event.on(others)
    case .from:
      guard let later = recurrence.from(original) else { throw EventParts.none(on: original) }
      chosen = event.on(later)
      let earlier = recurrence.before(original)
      rest = earlier?.nextOccurrence(onOrAfter: Limits.days.first) == nil ? nil : earlier.map { event.on($0) }
    }
  }

  /// The failure that no occurrence begins on a day.
  static func none(on day: Day, next: Day? = nil) -> Failure {
    Failure(.days(.noOccurrence), field: .input(.occurrence), value: day.iso, hint: next.map { .value($0.iso) })
  }
}

extension Event {
  /// The occurrence that an original day names.
  /// - Throws: `.notFound` where there is none.
  func occurrence(of original: Day) throws(Failure) -> RecurrenceDay {
    if let found = recurrence.occurrence(of: original) { return found }
    throw EventParts.none(on: original)
  }
}

extension Planner {
  /// The occurrence of an event that begins on a day where the reader is.
  /// - Parameter typed: The id of the event, or a part of it.
  /// - Throws: `.notFound` for an unknown id, and where none begins on that day.
  public func occurrence(of typed: String, beginningOn day: Day) throws(Failure) -> EventItem {
    let id = try RecordID.meant(by: typed, among: events.map(\.id), .event)
    if let found = occurrences(touching: DayRange(day)).first(where: { $0.id == id && $0.start == day }) {
      return found
    }
    let event = events.first { $0.id == id }?.event
    throw EventParts.none(on: day, next: event.map { next(id, $0, onOrAfter: day).start })
  }
}
