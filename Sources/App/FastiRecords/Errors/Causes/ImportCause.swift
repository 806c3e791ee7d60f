public import FastiCivil

/// Why a file of another program, or of this one, cannot be brought in.
public enum ImportCause: Hashable, Sendable {
  /// A zero byte, which no text has.
  case zeroByte
  /// Bytes that are no UTF-8.
  case notUTF8
  /// A calendar that ends before its end is said.
  case cutCalendar
  /// No calendar at all.
  case noCalendar
  /// What it is can be told neither from its name nor from its content.
  case unknownFormat
  /// A file of the planner in another format.
  case otherFormat(String)
  /// It would become more events than that.
  case tooManyEvents(most: Int)
  /// A countdown that comes neither every year nor once.
  case countdownRepeats
  /// The planner has the event of that title, and it says something else.
  case otherEvent(title: String)
  /// The planner has the thing, and it says something else.
  case otherThing(ThingCause.Kind, Day, line: Int)
  /// The ledger has another profile.
  case otherProfile
  /// The ledger has the entry, and it says something else.
  case otherEntry(id: String, line: Int?)
}
