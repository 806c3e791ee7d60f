public import FastiCivil
public import FastiPerson
public import FastiRecords

/// What importing a calendar does, or would do.
public struct EventsImport: ImportPlan {
  /// Why something of the file does not come in.
  public enum Reason: String, Hashable, Sendable, CaseIterable {
    /// It was called off.
    case cancelled
    /// It has no beginning that can be read, or one outside the years 1583 to 2999.
    case noDate
    /// It comes more often than once a day.
    case tooOften
    /// All its occurrences are left out.
    case nothingLeft
    /// It is a holiday, a note, a countdown, a reminder or leave of another Fasti, which feeds are no way to move.
    case noEvent
    /// It is an occurrence of an event that is there already.
    case partOfAnother
    /// Another event of the file says the same, under the same UID.
    case repeated
  }

  /// What could not be taken as it stands.
  public enum Remark: Hashable, Sendable {
    /// Its hours are told by clocks of another place, and are told by those of here now.
    case otherClocks(String)
    /// Nobody knows its clocks, so its hours are taken as those of here.
    case unknownClocks(String)
    /// Its hours differ, over the year or within a day; all its occurrences have that of the first.
    case hoursDiffer
    /// It comes again in a way the planner cannot say, so it was written out; the last day where it goes on after that.
    case writtenOut(until: Day?)
    /// Its title or notes are too long, or hold characters that command terminals.
    case shortened
    /// It cannot end when the file says: before its beginning, never, or years away; it lasts that many days.
    case endCut(days: Int)
    /// Another event of the file has its UID, so its id was made of its title and beginning.
    case sharesUID
  }

  /// One event of the planner.
  public struct Part: Sendable {
    /// Its id, which follows from the file.
    public let id: RecordID
    /// What it says.
    public let event: Event
    /// What becomes of it.
    public let outcome: ImportOutcome
  }

  /// An event of the file with all its occurrences: one or more events of the planner, or none.
  public struct Item: Sendable {
    /// The name it has in the file.
    public let uid: String
    /// Its title.
    public let title: String
    /// The events it becomes.
    public let parts: [Part]
    /// What could not be taken as it stands.
    public let remarks: [Remark]
    /// Why it does not come in; nil where it does.
    public let reason: Reason?
  }

  /// The events of the file, in its order.
  public let items: [Item]
  /// Events of the planner that an earlier import of the same file made and that are in it no more.
  let gone: [RecordID]
  /// How many components are no events: tasks, journals.
  public let others: Int
  /// How many lines could not be understood.
  public let broken: Int
  /// The numbers of the first of those lines, from 1.
  public let brokenLines: [Int]

  /// How many events have an outcome.
  public func count(_ outcome: ImportOutcome) -> Int {
    items.reduce(0) { $0 + $1.parts.filter { $0.outcome == outcome }.count }
  }

  /// How many do not come in, for a reason.
  public func count(_ reason: Reason) -> Int { items.filter { $0.reason == reason }.count }

  /// How many events of an earlier import go, because the file has them no more.
  public var removed: Int { gone.count }

  /// Whether there is nothing to write.
  public var isEmpty: Bool { count(.new) == 0 && count(.replaced) == 0 && gone.isEmpty }
}
