import FastiAgenda
package import FastiCalendars
public import FastiCivil
import FastiDays
public import FastiRecords

/// Adds, changes and deletes events. Each call is one change that can be undone.
public struct EditEvents {
  private let store: any Store
  private let zones: (any Zones)?

  /// - Parameter zones: The source of zones; with it, a typed zone must exist on this machine.
  public init(_ store: any Store, zones: (any Zones)? = nil) {
    self.store = store
    self.zones = zones
  }

  /// Adds an event.
  /// - Throws: What is wrong with the draft.
  public func add(_ draft: EventDraft) throws(Failure) -> EventItem {
    let (event, months) = try made(draft, nil)
    let id = store.newID()
    try store.change(ChangeAction(.add, .event, id.text)) { writer throws(StoreError) in
      _ = try writer.put(event, id: id)
    }
    guard let months, let next = event.recurrence.nextOccurrence(onOrAfter: event.recurrence.first - 3, months: months)
    else { return EventItem(id: id, event: event, start: event.recurrence.first) }
    return EventItem(id: id, event: event, start: next.day, original: next.original)
  }

  /// The event that a draft would add, at its first occurrence. Nothing is written, and its id is not used.
  /// - Throws: What is wrong with the draft.
  public func preview(_ draft: EventDraft) throws(Failure) -> EventItem {
    let (event, months) = try made(draft, nil)
    let first = event.recurrence.first
    let next = event.recurrence.nextOccurrence(onOrAfter: months == nil ? first : first - 3, months: months)
    return EventItem(id: RecordID(high: 0, low: 0), event: event, start: next?.day ?? first, original: next?.original)
  }

  /// The event of a draft, and the active months if it recurs on a Hijri date.
  private func made(_ draft: EventDraft, _ old: Event?) throws(Failure) -> (event: Event, months: HijriMonths?) {
    let event = try draft.event(changing: old, zones: zones)
    guard let months = try event.months(in: store) else { return (event, nil) }
    return (try draft.event(changing: old, zones: zones, months: months), months)
  }

  /// Changes the fields of a draft, and keeps the others.
  ///
  /// A change of one occurrence creates a separate event for it, or moves the occurrence if only its day changes; a
  /// change of one and all later ones creates another event for them, and the earlier ones stay.
  /// - Parameter original: The occurrence for which the draft was filled, by its day in the rule; nil for the whole
  ///   event. Days of the draft are those of this occurrence.
  /// - Throws: `.usage` when no field is given, `.notFound` for an unknown id or occurrence, and what is wrong with the
  ///   draft.
  public func edit(
    _ typed: String, _ draft: EventDraft, _ scope: EventScope = .all, at original: Day? = nil
  ) throws(Failure) -> EventItem {
    guard !draft.isEmpty else {
      throw Failure(.usage(.nothingToChange))
    }
    let (id, old) = try find(typed)
    guard let original else { return try put(try made(draft, old).event, id) }
    let months = try old.months(in: store)
    let day = try old.occurrence(of: original, months).day
    var draft = draft
    switch scope {
    case .all:
      draft.shift(by: old.recurrence.first - day)
      return try put(try made(draft, old).event, id)
    case .from: draft.shift(by: original - day)
    case .only: break
    }
    if scope == .only, !draft.again.isEmpty {
      throw Failure(.usage(.exclusive(.recurrences, .input(.occurrence), .input(.every))), field: .every)
    }
    let parts = try EventParts(old, scope, at: original, months: months)
    let event = try made(draft, parts.chosen).event
    guard let rest = parts.rest else { return try put(event, id) }
    if event == parts.chosen { return EventItem(id: id, event: old, start: event.recurrence.first, original: original) }
    if scope == .only, event.on(parts.chosen.recurrence) == parts.chosen {
      return try move(old, id, original, to: event.recurrence.first)
    }
    let other = store.newID()
    try store.change(ChangeAction(.edit, .event, id.text)) { writer throws(StoreError) in
      _ = try writer.put(rest, id: id)
      _ = try writer.put(event, id: other)
      if let lines = try writer.record(CalendarObject.self, id: id)?.copied(for: event.title) {
        _ = try writer.put(lines, id: other)
      }
    }
    return EventItem(id: other, event: event, start: event.recurrence.first)
  }

  private func put(_ event: Event, _ id: RecordID) throws(Failure) -> EventItem {
    try store.change(ChangeAction(.edit, .event, id.text)) { writer throws(StoreError) in
      _ = try writer.put(event, id: id)
    }
    return EventItem(id: id, event: event, start: event.recurrence.first)
  }

  /// Moves one occurrence to another day.
  private func move(_ old: Event, _ id: RecordID, _ original: Day, to day: Day) throws(Failure) -> EventItem {
    var recurrence = old.recurrence
    // A moved Hijri month moves the occurrence too, so its day is kept as an own one.
    if day == original, !recurrence.isHijri {
      recurrence.changes.restore(original)
    } else {
      recurrence.changes.set(.moved(to: day), of: original)
    }
    let event = old.on(recurrence)
    _ = try put(event, id)
    return EventItem(id: id, event: event, start: day, original: original)
  }

  /// Deletes an event, one of its occurrences, or one and all later ones.
  /// - Parameter original: The occurrence, by its day in the rule; nil for all.
  /// - Throws: `.notFound` for an unknown id or occurrence.
  public func delete(
    _ typed: String, _ scope: EventScope = .all, at original: Day? = nil
  ) throws(Failure) -> DeletedEvents {
    let (id, event) = try find(typed)
    let parts = try original.map { day throws(Failure) in
      try EventParts(event, scope, at: day, months: try event.months(in: store))
    }
    let gone = parts?.chosen ?? event
    try store.change(ChangeAction(.delete, .event, id.text)) { writer throws(StoreError) in
      if let rest = parts?.rest {
        _ = try writer.put(rest, id: id)
      } else {
        _ = try writer.delete(Event.self, id: id)
        _ = try writer.delete(CalendarObject.self, id: id)
      }
    }
    return DeletedEvents(
      item: EventItem(id: id, event: gone, start: gone.recurrence.first), leavesSome: parts?.rest != nil)
  }

  private func find(_ typed: String) throws(Failure) -> (id: RecordID, event: Event) {
    let events = try Planner.read(from: store).events
    let id = try RecordID.meant(by: typed, among: events.map(\.id), .event)
    guard let found = events.first(where: { $0.id == id }) else {
      throw Failure(.thing(.unknown(.event, nearest: nil)), field: .id, value: typed)
    }
    return found
  }
}

extension Event {
  /// The active Hijri months, if it recurs on a Hijri date; nil for any other event.
  /// - Throws: `.storage`.
  package func months(in store: any Store) throws(Failure) -> HijriMonths? {
    recurrence.isHijri ? try MonthBook.read(from: store).table() : nil
  }
}
