public import FastiAgenda
public import FastiCivil

/// The editor of an event. It is posted to ``Paths/events``, or to ``Paths/event(_:)`` if it changes an event.
public struct EventPage: Sendable {
  /// The id of the event that is changed; nil for a new one.
  public var id: String?
  /// The occurrence at which it was opened, by its original day; nil if the event has only one, or as a whole.
  public var occurrence: Day?
  /// The occurrence that a link led to and that is there no more, by its original day; nil for none.
  public var missing: Day?
  /// Which occurrences it changes, if it was opened at one.
  public var scope = Scope.only
  /// What is typed as the title.
  public var name: FieldInput
  /// The first day of the event, as typed.
  public var on: FieldInput
  /// The last day; empty for the first day.
  public var until: FieldInput
  /// The clock time; empty for whole days.
  public var at: FieldInput
  /// The type that is chosen.
  public var type: EventType
  /// How it recurs, if the fields can express it.
  public var again: RecurrenceFields
  /// What is wrong with the recurrence.
  public var everyError: FieldError?
  /// What is wrong with the step.
  public var stepError: FieldError?
  /// How it recurs, in words, if the fields cannot express it; otherwise nil.
  public var rule: String?
  /// The number of occurrences after which it ends; empty for another end.
  public var times = FieldInput()
  /// The clock time at which it ends; empty if it is not given.
  public var to = FieldInput()
  /// The zone of its hours; empty for the zone of the reader.
  public var zone = FieldInput()
  /// Where it takes place.
  public var place = FieldInput()
  /// What is typed as the link, and what is wrong with it.
  public var url = FieldInput()
  /// Its alarms, as `10m, 1d 18:00`; empty for none.
  public var alarms = FieldInput()
  /// What it may cost, as `500 EUR`; empty if it is not given.
  public var budget = FieldInput()
  /// The symbol and the colour.
  public var look = EventLook.plain
  /// What the budget is worth in the reader's currency, in words; nil for none.
  public var worth: String?
  /// The last day on which it can recur; empty if it has no end.
  public var last = FieldInput()
  /// What is typed as notes.
  public var notes = FieldInput()
  /// The version it was filled from; empty for a new event.
  public var seen = ""
  /// Its present version, if it was changed after the form was loaded; otherwise nil.
  public var conflict: Conflict?

  /// Which occurrences a form changes. The raw values are those of the field.
  public enum Scope: String, CaseIterable, Sendable {
    /// The one at which it was opened.
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
  /// The editor of an event, and the address to which its change is posted.
  /// - Parameter original: The occurrence at which it is opened; nil for the event as a whole.
  public static func event(_ id: String, of original: Day? = nil) -> Path {
    path("/events/") { writer in
      writer.write(text: id)
      guard let original else { return }
      writer.query("of")
      writer.write(original)
    }
  }
  /// The address to which the button that deletes an event posts.
  public static func deleteEvent(_ id: String) -> Path { path("/events/", id, "/delete") }
}
