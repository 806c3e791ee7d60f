public import FastiAgenda
public import FastiCivil

/// The editor of an event. Posted to ``Paths/events``, or to ``Paths/event(_:)`` of the one that is changed.
public struct EventPage: Sendable {
  /// The id of the event that is changed; nil for a new one.
  public var id: String?
  /// The occurrence it was opened at, by the day on which the rule has it; nil for none of several.
  public var occurrence: Day?
  /// Which occurrences are meant, where there is one it was opened at.
  public var scope = Scope.only
  /// What it is called.
  public var name: FieldInput
  /// The first day of the event, as typed.
  public var on: FieldInput
  /// The last day; empty for the same.
  public var until: FieldInput
  /// The clock time; empty for whole days.
  public var at: FieldInput
  /// What sort it is.
  public var type: EventType
  /// How it comes again, where the fields can say it.
  public var again: RecurrenceFields
  /// What is wrong with the step.
  public var stepError: FieldError?
  /// How it comes again in words, where the fields cannot say it; nil for nothing else.
  public var rule: String?
  /// The number of times it comes; empty for no such end.
  public var times = FieldInput()
  /// The clock time at which it ends; empty where nothing is said of that.
  public var to = FieldInput()
  /// The zone of its hours; empty for wherever the reader is.
  public var zone = FieldInput()
  /// Where it takes place.
  public var place = FieldInput()
  /// An address that belongs to it.
  public var url = FieldInput()
  /// Its alarms, as `10m, 1d 18:00`; empty for never.
  public var alarms = FieldInput()
  /// What it may cost, as `500 EUR`; empty where nothing is said of that.
  public var budget = FieldInput()
  /// The symbol and the colour.
  public var look = EventLook.plain
  /// What the budget is worth in the reader's currency, in words; nil for nothing.
  public var worth: String?
  /// The last day on which it may come again; empty for endlessly.
  public var last = FieldInput()
  /// What else there is to say.
  public var notes = FieldInput()
  /// The version it was filled from; empty for a new event.
  public var seen = ""
  /// What it was made into meanwhile; nil for nothing.
  public var conflict: Conflict?

  /// Which occurrences a form is about. The raw values are those of the field.
  public enum Scope: String, CaseIterable, Sendable {
    /// The one it was opened at.
    case only
    /// That one and all later ones.
    case from
    /// All of them.
    case all
  }

  /// The value of `every` that leaves a rule as it is.
  public static let keptRule = "kept"

  /// The editor of a new event.
  public init(
    id: String? = nil, name: FieldInput = FieldInput(), on: FieldInput, until: FieldInput = FieldInput(),
    at: FieldInput = FieldInput(),
    type: EventType = .event, again: RecurrenceFields = RecurrenceFields()
  ) {
    self.id = id
    self.name = name
    self.on = on
    self.until = until
    self.at = at
    self.type = type
    self.again = again
  }
}

extension Paths {
  /// The editor of a new event, on a day.
  public static func newEvent(_ day: Day?) -> Path { path("/events/new", on: day) }
  /// Adds an event.
  public static let events = Path("/events")
  /// The editor of an event, and where its change is posted.
  /// - Parameter original: The occurrence it is opened at; nil for the event as a whole.
  public static func event(_ id: String, of original: Day? = nil) -> Path {
    path("/events/") { writer in
      writer.write(text: id)
      guard let original else { return }
      writer.query("of")
      writer.write(original)
    }
  }
  /// Where the button that deletes an event posts to.
  public static func deleteEvent(_ id: String) -> Path { path("/events/", id, "/delete") }
}
