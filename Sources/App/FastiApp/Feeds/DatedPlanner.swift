import FastiAgenda
import FastiCivil

/// What is planned, with when and how often each thing was changed: what a feed has to tell its subscribers.
public struct DatedPlanner: Sendable {
  let notes: [Dated<Note>]
  let events: [Dated<Event>]
  let countdowns: [Dated<Countdown>]

  /// What a store holds of some parts, in one snapshot.
  /// - Throws: `.storage`.
  /// - Complexity: O(*n*) in the number of versions.
  public static func read(from store: some Store, _ parts: Set<FeedPart>) throws(Failure) -> DatedPlanner {
    do {
      return try store.read { reader throws(StoreError) in
        DatedPlanner(
          notes: parts.contains(.notes) ? Dated.newest(try reader.versions(Note.self)) : [],
          events: parts.contains(.events) ? Dated.newest(try reader.versions(Event.self)) : [],
          countdowns: parts.contains(.countdowns) ? Dated.newest(try reader.versions(Countdown.self)) : [])
      }
    } catch { throw Failure(error) }
  }
}

/// A thing as it is, when it was last changed, and how often.
struct Dated<Content: Record>: Sendable {
  let id: RecordID
  let record: Content
  /// Milliseconds of Unix time.
  let changed: Int64
  /// The number of its versions before this one.
  let sequence: Int

  /// The things that exist, out of all their versions by id and age.
  static func newest(_ versions: [Version<Content>]) -> [Dated<Content>] {
    var found: [Dated<Content>] = []
    var start = 0
    for (place, version) in versions.enumerated() {
      if version.id != versions[start].id { start = place }
      let isLast = place + 1 == versions.count || versions[place + 1].id != version.id
      guard isLast, !version.deleted else { continue }
      found.append(
        Dated(
          id: version.id, record: version.record, changed: version.stamp.milliseconds, sequence: place - start))
    }
    return found
  }
}

extension Dated<Note> {
  /// The note as an entry, if its day is in the range: its first line is the title.
  func entry(in range: DayRange) -> Entry? {
    guard range.contains(record.day) else { return nil }
    let lines = record.text.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
    return Entry(
      uid: id.text, kind: .note, title: String(lines[0]), days: DayRange(record.day),
      notes: lines.count > 1 ? String(lines[1]) : "", changed: changed, sequence: sequence)
  }
}

extension Dated<Event> {
  /// The occurrences that touch a range. One that comes again has a name for each day it comes on.
  func entries(in range: DayRange, _ zone: Zone) -> [Entry] {
    let event = record
    return event.starts(touching: range).map { day in
      // An event of several days stands on whole days; its hour goes before its title.
      let isTimed = event.time != nil && event.length == 1
      let hour = event.length > 1 ? event.time.map { "\($0.iso.prefix(5)) " } ?? "" : ""
      return Entry(
        uid: event.recurrence.repetition == nil ? id.text : "\(id.text)/\(day.iso)", kind: event.type.entryKind,
        title: hour + event.title, days: DayRange(day).widened(before: 0, after: event.length - 1),
        start: isTimed ? event.time.map { zone.instant(day, $0) } : nil, notes: event.notes, changed: changed,
        sequence: sequence)
    }
  }
}

extension Dated<Countdown> {
  /// The days it counts to within a range.
  func entries(in range: DayRange) -> [Entry] {
    let countdown = record
    return countdown.recurrence.starts(in: range).map { day in
      Entry(
        uid: countdown.recurrence.repetition == nil ? id.text : "\(id.text)/\(day.iso)", kind: .countdown,
        title: countdown.title, days: DayRange(day), changed: changed, sequence: sequence)
    }
  }
}

extension EventType {
  /// The kind of entry such an event is.
  fileprivate var entryKind: EntryKind {
    switch self {
    case .event: .event
    case .trip: .trip
    case .birthday: .birthday
    case .money: .money
    }
  }
}
