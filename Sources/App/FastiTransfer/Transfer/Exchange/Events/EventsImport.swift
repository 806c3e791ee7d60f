public import FastiCivil
public import FastiPerson
public import FastiRecords

/// The result of importing a calendar, or its preview.
public struct EventsImport: ImportPlan {
  /// Why an event of the file is left out.
  public enum Reason: String, Hashable, Sendable, CaseIterable {
    /// It was cancelled.
    case cancelled
    /// It has no start that can be read, or one outside the years 1583 to 2999.
    case noDate
    /// It recurs more often than once a day.
    case tooOften
    /// All its occurrences are excluded.
    case nothingLeft
    /// It is a holiday, a note, a countdown, a reminder or leave of another Fasti; feeds are not a way to move those.
    case noEvent
    /// It is an occurrence of an event that exists already.
    case partOfAnother
    /// Another event of the file is equal and has the same UID.
    case repeated
  }

  /// What was changed in order to import an event.
  public enum Remark: Hashable, Sendable {
    /// Its times are in another zone, and were converted to the user's.
    case otherClocks(String)
    /// Its zone is unknown, so its times are taken as local times.
    case unknownClocks(String)
    /// Its times differ, over the year or within a day; all occurrences get that of the first.
    case hoursDiffer
    /// It recurs in a way that the planner does not support, so its days were written out; the last day where it goes
    /// on after that.
    case writtenOut(until: Day?)
    /// Its title or notes were too long, or contained control characters.
    case shortened
    /// The end in the file is not possible (before the start, never, or years away); the event lasts that many days.
    case endCut(days: Int)
    /// So many of its alarms are not taken: e-mails and programs, moments of their own, too many.
    case alarmsLeft(Int)
    /// Properties of these names are not taken: more than is kept, parameters of times.
    case propertiesLeft([String])
    /// Properties of these names are kept for `export ics` and shown nowhere: guests, attachments, what other programs keep for
    /// themselves.
    case propertiesKept([String])
    /// Another event of the file has its UID, so its id was made from its title and start.
    case sharesUID
  }

  /// One event of the planner.
  public struct Part: Sendable {
    /// Its id, which is derived from the file.
    public let id: RecordID
    /// The event as the planner keeps it.
    public let event: Event
    /// Whether it is new, a duplicate, kept or replaced.
    public let outcome: ImportOutcome
    /// What is kept of the file beside it; nil for nothing.
    let object: CalendarObject?
  }

  /// A component that is no event of the planner, kept as it is.
  struct Kept: Sendable {
    let object: CalendarObject
    let outcome: ImportOutcome
  }

  /// An event of the file with all its occurrences: one or more events of the planner, or none.
  public struct Item: Sendable {
    /// Its UID in the file.
    public let uid: String
    /// What the file calls it.
    public let title: String
    /// The events it becomes.
    public let parts: [Part]
    /// What was changed in order to import it.
    public let remarks: [Remark]
    /// Why it is left out; nil where it is imported.
    public let reason: Reason?
    /// Whether a Fasti wrote it, which may have left out what is kept of it.
    let isOwn: Bool
  }

  /// The events of the file, in its order.
  public let items: [Item]
  /// Events of the planner that an earlier import of the same file made and that the file no longer contains.
  let gone: [RecordID]
  /// The components that are no events: tasks, journals, events that the planner cannot say.
  let kept: [Kept]
  /// Components that were kept and are events now.
  let keptGone: [RecordID]
  /// How many components are not taken, because they are longer than what is kept.
  public let others: Int
  /// The names of the properties of the calendar itself that are not taken.
  public let properties: [String]
  /// How many lines could not be parsed.
  public let broken: Int
  /// The numbers of the first of those lines, from 1.
  public let brokenLines: [Int]

  /// How many events have an outcome.
  public func count(_ outcome: ImportOutcome) -> Int {
    items.reduce(0) { $0 + $1.parts.filter { $0.outcome == outcome }.count }
  }

  /// How many are left out for a reason.
  public func count(_ reason: Reason) -> Int { items.filter { $0.reason == reason }.count }

  /// How many events of an earlier import are removed, because the file no longer contains them.
  public var removed: Int { gone.count }

  /// How many components are kept as they are.
  public var keptCount: Int { kept.count }

  /// Whether there is nothing to write.
  public var isEmpty: Bool {
    count(.new) == 0 && count(.replaced) == 0 && gone.isEmpty && keptGone.isEmpty
      && !kept.contains { $0.outcome == .new || $0.outcome == .replaced }
  }
}
