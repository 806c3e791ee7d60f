import FastiAgenda
public import FastiRecords

/// Adds, changes and deletes events. Each call is one change that can be undone.
public struct EditEvents {
  private let store: any Store

  public init(_ store: any Store) { self.store = store }

  /// Adds an event.
  /// - Throws: What is wrong with the draft.
  public func add(_ draft: EventDraft) throws(Failure) -> EventItem {
    let event = try draft.event(changing: nil)
    let id = store.newID()
    try store.change(ChangeAction(.add, .event, id.text)) { writer throws(StoreError) in
      _ = try writer.put(event, id: id)
    }
    return EventItem(id: id, event: event, start: event.recurrence.first)
  }

  /// Changes what a draft names, and leaves the rest.
  /// - Throws: `.usage` where nothing was said, `.notFound` for an unknown id, and what is wrong with the draft.
  public func edit(_ typed: String, _ draft: EventDraft) throws(Failure) -> EventItem {
    guard !draft.isEmpty else {
      throw Failure(.usage(.nothingToChange))
    }
    let (id, old) = try find(typed)
    let event = try draft.event(changing: old)
    try store.change(ChangeAction(.edit, .event, id.text)) { writer throws(StoreError) in
      _ = try writer.put(event, id: id)
    }
    return EventItem(id: id, event: event, start: event.recurrence.first)
  }

  /// Deletes an event with all its occurrences.
  /// - Throws: `.notFound` for an unknown id.
  public func delete(_ typed: String) throws(Failure) -> EventItem {
    let (id, event) = try find(typed)
    try store.change(ChangeAction(.delete, .event, id.text)) { writer throws(StoreError) in
      _ = try writer.delete(Event.self, id: id)
    }
    return EventItem(id: id, event: event, start: event.recurrence.first)
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
