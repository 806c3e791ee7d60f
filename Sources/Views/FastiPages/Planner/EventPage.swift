public import FastiAgenda
public import FastiCivil

/// The editor of an event. Posted to ``Paths/events``, or to ``Paths/event(_:)`` of the one that is changed.
public struct EventPage: Sendable {
  /// The id of the event that is changed; nil for a new one.
  public var id: String?
  /// What it is called.
  public var name: FieldInput
  /// The first day.
  public var on: FieldInput
  /// The last day; empty for the same.
  public var until: FieldInput
  /// The clock time; empty for whole days.
  public var at: FieldInput
  /// What sort it is.
  public var type: EventType
  /// How often it comes again; nil for once.
  public var every: Repetition?
  /// The last day on which it may come again; empty for endlessly.
  public var last = FieldInput()
  /// What else there is to say.
  public var notes = FieldInput()
  /// The version it was filled from; empty for a new event.
  public var seen = ""
  /// What it was made into meanwhile; nil for nothing.
  public var conflict: Conflict?

  /// The editor of a new event.
  public init(
    id: String? = nil, name: FieldInput = FieldInput(), on: FieldInput, until: FieldInput = FieldInput(),
    at: FieldInput = FieldInput(),
    type: EventType = .event, every: Repetition? = nil
  ) {
    self.id = id
    self.name = name
    self.on = on
    self.until = until
    self.at = at
    self.type = type
    self.every = every
  }
}

extension Paths {
  /// The editor of a new event, on a day.
  public static func newEvent(_ day: Day?) -> Path { path("/events/new", on: day) }
  /// Adds an event.
  public static let events = Path("/events")
  /// The editor of an event, and where its change is posted.
  public static func event(_ id: String) -> Path { path("/events/", id) }
  /// Where the button that deletes an event posts to.
  public static func deleteEvent(_ id: String) -> Path { path("/events/", id, "/delete") }
}
