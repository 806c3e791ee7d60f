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
    return try edit(typed, scope, at: original) { _ in draft }
  }

  /// Changes the fields of a draft that depends on the present content of the event.
  /// - Throws: What the draft throws; otherwise as with a draft, without `.usage`.
  public func edit(
    _ typed: String, _ scope: EventScope, at original: Day?, _ draft: (Event) throws(Failure) -> EventDraft
  ) throws(Failure) -> EventItem {
    let id = try find(typed)
    let done = try store.revise(id, ChangeAction(.edit, .event, id.text), .event) {
      (old: Event) throws(Failure) -> Edit in
      try planned(old, id, try draft(old), scope, at: original)
    } _: { edit, writer throws(StoreError) in
      for (place, event) in edit.events {
        _ = try writer.put(event, id: place)
        guard place != id, let lines = try writer.record(CalendarObject.self, id: id) else { continue }
        if let lines = lines.copied(for: event.title) { _ = try writer.put(lines, id: place) }
      }
    }
    return done.item
  }

  /// An edit of an event.
  private struct Edit {
    /// What was edited, for the answer.
    let item: EventItem
    /// The events to write: the edited one, and the one that is separated from it.
    let events: [(id: RecordID, event: Event)]
  }

  /// What a draft makes of an event.
  private func planned(
    _ old: Event, _ id: RecordID, _ draft: EventDraft, _ scope: EventScope, at original: Day?
  ) throws(Failure) -> Edit {
    guard let original else { return whole(try made(draft, old).event, id) }
    let months = try old.months(in: store)
    let day = try old.occurrence(of: original, months).day
    var draft = draft
    switch scope {
    case .all:
      draft.shift(by: old.recurrence.first - day)
      return whole(try made(draft, old).event, id)
    case .from: draft.shift(by: original - day)
    case .only: break
    }
    if scope == .only, !draft.again.isEmpty {
      throw Failure(.usage(.exclusive(.recurrences, .input(.occurrence), .input(.every))), field: .every)
    }
    let parts = try EventParts(old, scope, at: original, months: months)
    let event = try made(draft, parts.chosen).event
    guard let rest = parts.rest else { return whole(event, id) }
    if event == parts.chosen {
      return Edit(
        item: EventItem(id: id, event: old, start: event.recurrence.first, original: original), events: [])
    }
    if scope == .only, event.on(parts.chosen.recurrence) == parts.chosen {
      return moved(old, id, original, to: event.recurrence.first)
    }
    let other = store.newID()
    return Edit(
      item: EventItem(id: other, event: event, start: event.recurrence.first), events: [(id, rest), (other, event)])
  }

  private func whole(_ event: Event, _ id: RecordID) -> Edit {
    Edit(item: EventItem(id: id, event: event, start: event.recurrence.first), events: [(id, event)])
  }

  /// Moves one occurrence to another day.
  private func moved(_ old: Event, _ id: RecordID, _ original: Day, to day: Day) -> Edit {
    var recurrence = old.recurrence
    // A moved Hijri month moves the occurrence too, so its day is kept as an own one.
    if day == original, !recurrence.isHijri {
      recurrence.changes.restore(original)
    } else {
      recurrence.changes.set(.moved(to: day), of: original)
    }
    let event = old.on(recurrence)
    return Edit(item: EventItem(id: id, event: event, start: day, original: original), events: [(id, event)])
  }

  /// Deletes an event, one of its occurrences, or one and all later ones.
  /// - Parameter original: The occurrence, by its day in the rule; nil for all.
  /// - Throws: `.notFound` for an unknown id or occurrence.
  public func delete(
    _ typed: String, _ scope: EventScope = .all, at original: Day? = nil
  ) throws(Failure) -> DeletedEvents {
    let id = try find(typed)
    let (gone, rest) = try store.revise(id, ChangeAction(.delete, .event, id.text), .event) {
      (event: Event) throws(Failure) -> (gone: Event, rest: Event?) in
      guard let original else { return (event, nil) }
      let parts = try EventParts(event, scope, at: original, months: try event.months(in: store))
      return (parts.chosen, parts.rest)
    } _: { parts, writer throws(StoreError) in
      if let rest = parts.rest {
        _ = try writer.put(rest, id: id)
      } else {
        _ = try writer.delete(Event.self, id: id)
        _ = try writer.delete(CalendarObject.self, id: id)
      }
    }
    return DeletedEvents(item: EventItem(id: id, event: gone, start: gone.recurrence.first), leavesSome: rest != nil)
  }

  private func find(_ typed: String) throws(Failure) -> RecordID {
    try RecordID.meant(by: typed, among: try Planner.read(from: store).events.map(\.id), .event)
  }
}

extension Event {
  /// The active Hijri months, if it recurs on a Hijri date; nil for any other event.
  /// - Throws: `.storage`.
  package func months(in store: any Store) throws(Failure) -> HijriMonths? {
    recurrence.isHijri ? try MonthBook.read(from: store).table() : nil
  }
}
