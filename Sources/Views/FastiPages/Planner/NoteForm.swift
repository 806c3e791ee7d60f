public import FastiCivil
public import FastiWords

/// The editor of a day's note. Posted to ``Paths/note(_:)`` with the field `text`.
public struct NoteForm: Hashable, Sendable {
  /// The day.
  public var day: Day
  /// What stands in it.
  public var text: Typed

  /// The version it was filled from.
  public var seen: String
  /// What it was made into meanwhile; nil for nothing.
  public var conflict: Conflict?

  /// The note of a day; empty for none.
  public init(_ day: Day, _ text: Typed = Typed(), seen: String = "") {
    self.day = day
    self.text = text
    self.seen = seen
  }

  /// This form, where that one stands by now: what was typed is kept, and both are shown.
  public func against(_ standing: NoteForm, _ words: PageWords) -> NoteForm {
    var form = self
    form.seen = standing.seen
    form.conflict = Conflict(
      standing: [(words(.note), standing.text.text)], typed: [(words(.note), text.text)], keep: Paths.day(day))
    return form
  }
}
