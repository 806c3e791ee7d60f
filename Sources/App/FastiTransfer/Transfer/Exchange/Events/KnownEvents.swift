import FastiPerson
import FastiRecords

/// What a store has of what a calendar file may contain.
struct KnownEvents {
  private(set) var events: [RecordID: Event] = [:]
  /// What is kept of files.
  private(set) var objects: [RecordID: CalendarObject] = [:]
  /// Those of the events that an import of a calendar wrote and nothing has changed since.
  private(set) var imported: Set<RecordID> = []

  /// - Complexity: Only where the file differs from the store are the changes read that wrote these events.
  init(_ reader: any StoreReader, for file: ForeignCalendar) throws(StoreError) {
    for version in try reader.all(Event.self) { events[version.id] = version.record }
    for version in try reader.all(CalendarObject.self) { objects[version.id] = version.record }
    var authors: [RecordID: RecordID] = [:]
    for item in file.items {
      for id in differing(item) { authors[id] = try reader.author(of: id) }
    }
    guard !authors.isEmpty else { return }
    var imports: Set<RecordID> = []
    for change in try reader.changes() where change.change.isCalendarImport {
      imports.insert(change.change.id)
    }
    imported = Set(authors.filter { imports.contains($0.value) }.keys)
  }

  /// The events of an item that are there and are not what the file says, and those of an earlier import beyond what it has now.
  private func differing(_ item: ForeignCalendar.Item) -> [RecordID] {
    var ids = left(of: item)
    for (index, event) in item.events.enumerated() {
      let id = item.id(index)
      if let known = events[id], known != event.event.keepingUnsaid(of: known) { ids.append(id) }
    }
    return ids
  }

  /// The events that an earlier import of an item made beyond those it has now.
  func left(of item: ForeignCalendar.Item) -> [RecordID] {
    guard item.reason != .repeated, item.reason != .noEvent else { return [] }
    var left: [RecordID] = []
    while events[item.id(item.events.count + left.count)] != nil {
      left.append(item.id(item.events.count + left.count))
    }
    return left
  }
}

extension Change {
  /// Whether it imported a file as events; older programs kept the command line.
  fileprivate var isCalendarImport: Bool {
    guard let action = ChangeAction(text: command) else { return command.hasPrefix("import ") }
    return (action.verb, action.kind) == (.import, .calendar)
  }
}
