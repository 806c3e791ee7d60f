public import FastiCivil
public import FastiWords

/// The editor of a day's note. Posted to ``Paths/note(_:)``.
public struct NoteForm: Hashable, Sendable {
  public var day: Day
  /// The content of the field.
  public var text: FieldInput

  /// The version from which the form was filled.
  public var seen: String
  /// The version that was saved meanwhile; nil for none.
  public var conflict: Conflict?

  /// The note of a day; empty for none.
  public init(_ day: Day, _ text: FieldInput = FieldInput(), seen: String = "") {
    self.day = day
    self.text = text
    self.seen = seen
  }

  /// This form beside a version that was saved meanwhile: the typed text is kept, and both are shown.
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
