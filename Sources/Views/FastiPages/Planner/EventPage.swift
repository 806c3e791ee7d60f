public import FastiAgenda

/// The editor of an event. Posted to ``Paths/events``, or to ``Paths/event(_:)`` of the one that is changed, with
/// `title`, `on`, `until`, `at`, `type`, `every`, `last`, `notes`.
public struct EventPage: Sendable {
  /// The id of the event that is changed; nil for a new one.
  public var id: String?
  /// What it is called.
  public var name: Typed
  /// The first day.
  public var on: Typed
  /// The last day; empty for the same.
  public var until: Typed
  /// The clock time; empty for whole days.
  public var at: Typed
  /// What sort it is.
  public var type: EventType
  /// How often it comes again; nil for once.
  public var every: Repetition?
  /// The last day on which it may come again; empty for endlessly.
  public var last = Typed()
  /// What else there is to say.
  public var notes = Typed()
  /// The version it was filled from; empty for a new event.
  public var seen = ""
  /// What it was made into meanwhile; nil for nothing.
  public var conflict: Conflict?

  /// The editor of a new event.
  public init(
    id: String? = nil, name: Typed = Typed(), on: Typed, until: Typed = Typed(), at: Typed = Typed(),
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
