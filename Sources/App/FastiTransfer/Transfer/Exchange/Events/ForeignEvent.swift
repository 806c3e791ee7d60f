import FastiPerson

/// An event of the planner from a file, with the further content of the file.
struct ForeignEvent: Hashable, Sendable {
  /// The event as it would be written.
  let event: Event
  /// The content that its columns cannot express; nil for none.
  var object: CalendarObject?
}
