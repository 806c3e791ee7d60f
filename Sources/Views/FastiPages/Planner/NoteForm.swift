public import FastiCivil

/// The editor of a day's note. Posted to ``Paths/note(_:)`` with the field `text`.
public struct NoteForm: Hashable, Sendable {
  /// The day.
  public var day: Day
  /// What stands in it.
  public var text: Typed

  /// The note of a day; empty for none.
  public init(_ day: Day, _ text: Typed = Typed()) {
    self.day = day
    self.text = text
  }
}
