import FastiAgenda
public import FastiCivil
public import FastiPerson
public import FastiRecords

/// Notes, events and countdowns of a file.
public struct PlannerFile: Sendable {
  /// The things of the file, in its order.
  public var items: [Item] = []

  /// One thing, with its existing or future id.
  public struct Item: Sendable {
    /// Its id: the file's, otherwise one derived from its content, so that reading a file again gives the same things.
    public let id: RecordID
    public let thing: Thing
    /// The content lines that are kept of an event; nil where the file has none of it.
    let object: CalendarObject?
    /// The line it begins on.
    let line: Int
    /// Whether the file gives one of its days, which may not be the first: a list has only the next day of a yearly
    /// countdown.
    let isOneOfItsDays: Bool
  }

  /// A note, an event or a countdown with its content.
  public enum Thing: Hashable, Sendable {
    /// The note of a day.
    case note(Note)
    /// An event with its first day and its recurrence.
    case event(Event)
    /// A countdown to a day, once or every year.
    case countdown(Countdown)

    /// `note`, `event` or `countdown`.
    public var word: StaticString {
      switch self {
      case .note: "note"
      case .event: "event"
      case .countdown: "countdown"
      }
    }

    /// How an import names what this is.
    public var kind: ImportCause.Thing {
      switch self {
      case .note: .note
      case .event: .event
      case .countdown: .countdown
      }
    }

    /// Its day, or its first day.
    public var day: Day {
      switch self {
      case .note(let note): note.day
      case .event(let event): event.recurrence.first
      case .countdown(let countdown): countdown.recurrence.first
      }
    }

    /// Its name for people; for a note its first line.
    public var title: String {
      switch self {
      case .note(let note): String(note.text.split(separator: "\n").first ?? "")
      case .event(let event): event.title
      case .countdown(let countdown): countdown.title
      }
    }
  }
}
