public import FastiCivil
public import FastiWords

/// The editor of a day's note. Posted to ``Paths/note(_:)``.
public struct NoteForm: Hashable, Sendable {
  public var day: Day
  /// What stands in it.
  public var text: FieldInput

  /// The version it was filled from.
  public var seen: String
  /// What it was made into meanwhile; nil for nothing.
  public var conflict: Conflict?

  /// The note of a day; empty for none.
  public init(_ day: Day, _ text: FieldInput = FieldInput(), seen: String = "") {
    self.day = day
    self.text = text
    self.seen = seen
  }

  /// This form, where that one stands by now: what was typed is kept, and both are shown.
  public func against(_ standing: NoteForm, _ words: PageWords) -> NoteForm {
    var form = self
    form.seen = standing.seen
    let label = words(label: Field.text)
    form.conflict = Conflict(
      standing: [(label, standing.text.text)], typed: [(label, text.text)], keep: Paths.day(day))
    return form
  }

  enum Field: String, FormField {
    case text

    static let form: StaticString = "note"
    var label: Phrase? { .note }
  }
}

extension Paths {
  /// Writes the note of a day; an empty text deletes it.
  public static func note(_ day: Day) -> Path {
    path("/day/") { writer in
      writer.write(day)
      writer.write("/note")
    }
  }
}
