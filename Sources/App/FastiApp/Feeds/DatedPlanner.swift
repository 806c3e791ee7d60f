import FastiAgenda
import FastiCivil

/// What is planned, as the entries of a feed: each is made as its row comes by.
struct DatedPlanner {
  /// The days that are wanted.
  let range: DayRange
  /// The zone whose clocks hours are told by.
  let zone: Zone

  /// Hands over what a store holds of some parts, in one snapshot.
  /// - Throws: `.storage`.
  /// - Complexity: O(*n*) in the number of versions.
  func forEachEntry(
    _ parts: Set<FeedPart>, from store: some Store, _ body: (Entry) -> Void
  ) throws(Failure) {
    do throws(StoreError) {
      try store.read { reader throws(StoreError) in
        if parts.contains(.notes) { try reader.forEachThing(of: Note.self) { entry($0, $1, body) } }
        if parts.contains(.events) { try reader.forEachThing(of: Event.self) { entries($0, $1, body) } }
        if parts.contains(.countdowns) { try reader.forEachThing(of: Countdown.self) { entries($0, $1, body) } }
      }
    } catch { throw Failure(error) }
  }

  /// The note if its day is in the range: its first line is the title.
  private func entry(_ version: Version<Note>, _ sequence: Int, _ body: (Entry) -> Void) {
    let note = version.record
    guard range.contains(note.day) else { return }
    let lines = note.text.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
    body(
      Entry(
        name: version.name(on: nil), kind: .note, title: String(lines[0]), days: DayRange(note.day),
        notes: lines.count > 1 ? String(lines[1]) : "", changed: version.stamp.milliseconds, sequence: sequence))
  }

  /// The occurrences that touch the range. One that comes again has a name for each day it comes on.
  private func entries(_ version: Version<Event>, _ sequence: Int, _ body: (Entry) -> Void) {
    let event = version.record
    event.recurrence.forEachStart(in: range.widened(before: event.length - 1, after: 0)) { day in
      // An event of several days stands on whole days; its hour goes before its title.
      let isTimed = event.length == 1
      body(
        Entry(
          name: version.name(on: event.recurrence.repetition == nil ? nil : day), kind: event.type.entryKind,
          title: isTimed || event.time == nil ? event.title : event.titleWithHour,
          days: DayRange(day).widened(before: 0, after: event.length - 1),
          start: isTimed ? event.time.map { zone.instant(day, $0) } : nil, notes: event.notes,
          changed: version.stamp.milliseconds, sequence: sequence))
    }
  }

  /// The days it counts to within the range.
  private func entries(_ version: Version<Countdown>, _ sequence: Int, _ body: (Entry) -> Void) {
    let recurrence = version.record.recurrence
    recurrence.forEachStart(in: range) { day in
      body(
        Entry(
          name: version.name(on: recurrence.repetition == nil ? nil : day), kind: .countdown,
          title: version.record.title, days: DayRange(day), changed: version.stamp.milliseconds, sequence: sequence))
    }
  }
}

extension Version {
  /// Its thing's name in feeds; with a day, that of one occurrence.
  @inline(__always)
  fileprivate func name(on day: Day?) -> EntryName {
    if let day { .day(day, high: id.high, low: id.low) } else { .id(high: id.high, low: id.low) }
  }
}

extension Event {
  /// `08:30 Title`, where it has an hour.
  fileprivate var titleWithHour: String { time.map { "\($0.iso.prefix(5)) \(title)" } ?? title }
}
