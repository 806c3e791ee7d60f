public import FastiCivil
public import FastiPerson
public import FastiRecords

/// The result of importing a calendar, or its preview.
public struct EventsImport: ImportPlan {
  /// Why an event of the file is left out.
  public enum Reason: String, Hashable, Sendable, CaseIterable {
    /// It was cancelled.
    case cancelled
    /// It has no readable start, or one outside the years 1583 to 2999.
    case noDate
    /// It recurs more often than once a day.
    case tooOften
    /// All its occurrences are excluded.
    case nothingLeft
    /// It is a holiday, a note, a countdown, a reminder or leave from a feed of Fasti; a feed cannot be used to import
    /// those.
    case noEvent
    /// It is an occurrence of an event that already exists.
    case partOfAnother
    /// An earlier event of the file is equal and has the same UID.
    case repeated
  }

  /// What was changed in order to import an event.
  public enum Remark: Hashable, Sendable {
    /// Its times are in another zone, and were converted to the user's zone.
    case otherClocks(String)
    /// Its zone is unknown, so its times are read as local times.
    case unknownClocks(String)
    /// Its times change during the year or within a day; all occurrences get the time of the first.
    case hoursDiffer
    /// Its recurrence is not supported by the planner, so its days are written one by one; with the last day if it
    /// continues after that.
    case writtenOut(until: Day?)
    /// Its title or notes were too long, or contained control characters.
    case shortened
    /// The end in the file is not valid (before the start, missing, or years away); the event lasts that many days.
    case endCut(days: Int)
    /// A number of its alarms was not imported: e-mails and programs, absolute times, too many.
    case alarmsLeft(Int)
    /// Properties with these names were not imported: more than are kept, parameters of times.
    case propertiesLeft([String])
    /// Properties with these names are kept for `export ics` and not shown: guests, attachments, private properties of
    /// other programs.
    case propertiesKept([String])
    /// Another event of the file has its UID, so its id was made from its title and start.
    case sharesUID
    /// A number of its occurrences have another title or time, and become events of their own, each with a new UID.
    case occurrencesApart(Int)
  }

  /// One event of the planner.
  public struct Part: Sendable {
    /// Its id, which is derived from the file.
    public let id: RecordID
    /// The event as the planner stores it.
    public let event: Event
    /// Whether it is new, a duplicate, kept or replaced.
    public let outcome: ImportOutcome
    /// The content of the file that is kept with it; nil for none.
    let object: CalendarObject?
  }

  /// A component that is not an event of the planner, kept unchanged.
  struct Kept: Sendable {
    let object: CalendarObject
    let outcome: ImportOutcome
  }

  /// An event of the file with all its occurrences: one or more events of the planner, or none.
  public struct Item: Sendable {
    /// Its UID in the file.
    public let uid: String
    /// Its title in the file.
    public let title: String
    /// The events it becomes.
    public let parts: [Part]
    /// What was changed in order to import it.
    public let remarks: [Remark]
    /// Why it is left out; nil if it is imported.
    public let reason: Reason?
    /// Whether a Fasti wrote it; that may have left out the content that is kept here.
    let isOwn: Bool
  }

  /// The events of the file, in its order.
  public let items: [Item]
  /// Events of the planner that an earlier import of the same file made and that are not in the file any more.
  let gone: [RecordID]
  /// The components that are not events: tasks, journals, events that the planner cannot express.
  let kept: [Kept]
  /// Components that were kept before and are events now.
  let keptGone: [RecordID]
  /// The number of components that are not imported because they are too long.
  public let others: Int
  /// The names of the properties of the calendar itself that are not imported.
  public let properties: [String]
  /// The number of lines that could not be parsed.
  public let broken: Int
  /// The numbers of the first of those lines, from 1.
  public let brokenLines: [Int]

  /// The number of events with an outcome.
  public func count(_ outcome: ImportOutcome) -> Int {
    items.reduce(0) { $0 + $1.parts.filter { $0.outcome == outcome }.count }
  }

  /// The number of events that are left out for a reason.
  public func count(_ reason: Reason) -> Int { items.filter { $0.reason == reason }.count }

  /// The number of events of an earlier import that are removed because they are not in the file any more.
  public var removed: Int { gone.count }

  /// The number of components that are kept unchanged.
  public var keptCount: Int { kept.count }

  /// The number of written events, and of components that are kept unchanged and were not there.
  public var written: Int { count(.new) + count(.replaced) + kept.filter { $0.outcome != .duplicate }.count }

  /// Whether there is nothing to write.
  public var isEmpty: Bool { written == 0 && gone.isEmpty && keptGone.isEmpty }
}
