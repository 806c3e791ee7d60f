import FastiAgenda
import FastiCalendars
public import FastiCivil
public import FastiRecords

/// The occurrences of an event that an edit or a deletion affects. The raw values are used in forms.
public enum EventScope: String, CaseIterable, Sendable {
  /// All occurrences.
  case all
  /// One occurrence.
  case only
  /// One occurrence and all later ones.
  case from
}

/// An event that was split at one of its occurrences.
struct EventParts {
  /// The part that is edited or deleted.
  let chosen: Event
  /// The part that does not change; nil if there is none.
  let rest: Event?

  /// - Parameters:
  ///   - original: The occurrence, by its day in the rule.
  ///   - months: The active Hijri months, for an event on Hijri dates; nil for any other.
  /// - Throws: `.notFound` when the event does not have that occurrence.
  init(_ event: Event, _ scope: EventScope, at original: Day, months: HijriMonths?) throws(Failure) {
    let recurrence = event.recurrence
    let occurrence = try event.occurrence(of: original, months)
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

  /// The failure that an occurrence does not begin on a day.
  static func none(on day: Day, next: Day? = nil) -> Failure {
    Failure(.days(.noOccurrence), field: .input(.occurrence), value: day.iso, hint: next.map { .value($0.iso) })
  }
}

extension Event {
  /// The occurrence with an original day.
  /// - Throws: `.notFound` when there is none.
  func occurrence(of original: Day, _ months: HijriMonths?) throws(Failure) -> RecurrenceDay {
    if let found = recurrence.occurrence(of: original, months: months) { return found }
    throw EventParts.none(on: original)
  }
}

extension Planner {
  /// The occurrence of an event that begins on a day in the reader's zone.
  /// - Parameter typed: The id of the event, or a part of it.
  /// - Throws: `.notFound` for an unknown id, and when no occurrence begins on that day.
  public func occurrence(of typed: String, beginningOn day: Day) throws(Failure) -> EventItem {
    let id = try RecordID.meant(by: typed, among: events.map(\.id), .event)
    if let found = occurrences(touching: DayRange(day)).first(where: { $0.id == id && $0.start == day }) {
      return found
    }
    let event = events.first { $0.id == id }?.event
    throw EventParts.none(on: day, next: event.map { next(id, $0, onOrAfter: day).start })
  }
}
