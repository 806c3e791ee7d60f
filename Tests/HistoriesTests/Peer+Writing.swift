import FastiAgenda
import FastiCivil
import FastiDays
import FastiLeave
import FastiPerson
import FastiRecords

/// Where a text can be written.
enum TextPlace: Hashable {
  case setting(String)
  case note(Day)
  case event(RecordID, EventPart)
  case entry(RecordID)
  case countdown(RecordID)
}

/// The parts of an event that devices can change independently.
enum EventPart: CaseIterable {
  case title, place, notes, url

  /// The text in that part.
  func text(of event: Event) -> String {
    switch self {
    case .title: event.title
    case .place: event.place
    case .notes: event.notes
    case .url: event.url
    }
  }

  /// The event with a text in that part.
  func putting(_ text: String, into old: Event?) throws -> Event {
    Event(
      title: self == .title ? text : old?.title ?? "title",
      recurrence: try old?.recurrence ?? Recurrence(first: Day(iso: "2026-02-05")),
      place: self == .place ? text : old?.place ?? "", url: self == .url ? "https://a/\(text)" : old?.url ?? "",
      notes: self == .notes ? text : old?.notes ?? "")
  }
}

extension Peer {
  /// Writes a text into one part of a thing; a note keeps its lines if the text is added to them.
  func write(_ text: String, _ place: TextPlace, adding: Bool = false) throws {
    switch place {
    case .setting(let key): try put(Setting(key: key, value: text))
    case .note(let day):
      let old = try store.read { reader throws(StoreError) in try reader.record(Note.self, key: day.iso)?.text }
      try put(Note(day: day, text: adding ? old.map { "\($0)\n\(text)" } ?? text : text))
    case .event(let id, let part):
      let old = try event(id)
      try put(try part.putting(text, into: old?.deleted == true ? nil : old?.record), id: id)
    case .entry(let id):
      let entry = try LeaveEntry(
        day: Day(iso: "2026-02-05"), type: LeaveType("vacation"), action: .used, hours: Hours(whole: 8),
        note: Array(text.utf8))
      try put(LeaveEntryRecord(entry: entry, created: 1), id: id)
    case .countdown(let id):
      try put(Countdown(title: text, recurrence: try Recurrence(first: Day(iso: "2026-02-05"))), id: id)
    }
  }

  private func put<Content: KeyedRecord>(_ record: Content) throws {
    try store.write(store.newChange("write")) { writer throws(StoreError) in _ = try writer.put(record) }
  }

  private func put<Content: Record>(_ record: Content, id: RecordID) throws {
    try store.write(store.newChange("write")) { writer throws(StoreError) in _ = try writer.put(record, id: id) }
  }

  func delete(_ place: TextPlace) throws {
    try store.write(store.newChange("delete")) { writer throws(StoreError) in
      switch place {
      case .setting(let key): try writer.delete(Setting.self, key: key)
      case .note(let day): try writer.delete(Note.self, key: day.iso)
      case .event(let id, _): try writer.delete(Event.self, id: id)
      case .entry(let id): try writer.delete(LeaveEntryRecord.self, id: id)
      case .countdown(let id): try writer.delete(Countdown.self, id: id)
      }
    }
  }

  /// The newest version of an event.
  func event(_ id: RecordID) throws -> Version<Event>? {
    try store.read { reader throws(StoreError) in try reader.version(Event.self, id: id) }
  }
}
