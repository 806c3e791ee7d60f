public import FastiCivil
public import FastiRecords

/// Writes and deletes the notes of days. Each call is one change that can be undone.
public struct EditNotes {
  private let store: any Store

  public init(_ store: any Store) { self.store = store }

  /// Writes the note of a day; it replaces an earlier one. Line ends become line feeds, and blank lines at its end are
  /// removed.
  /// - Throws: `.invalid` for an empty text, control characters or more than 65,536 bytes.
  public func set(_ day: Day, _ typed: String) throws(Failure) -> NoteItem {
    var text = typed.split(separator: "\r\n", omittingEmptySubsequences: false).joined(separator: "\n")
    while let last = text.last, last.isWhitespace { text.removeLast() }
    guard !text.isEmpty else {
      throw Failure(.text(.emptyNote), field: .text)
    }
    let note = Note(day: day, text: try TypedText.lines(text, .input(.text)))
    try store.change(ChangeAction(.edit, .note, day.iso)) { writer throws(StoreError) in _ = try writer.put(note) }
    return NoteItem(note)
  }

  /// Deletes the note of a day.
  /// - Returns: Its text.
  /// - Throws: `.notFound` when it has none.
  @discardableResult
  public func delete(_ day: Day) throws(Failure) -> NoteItem {
    var deleted: Note?
    try store.change(ChangeAction(.delete, .note, day.iso)) { writer throws(StoreError) in
      deleted = try writer.record(Note.self, key: day.iso)
      try writer.delete(Note.self, key: day.iso)
    }
    guard let deleted else {
      throw Failure(.thing(.unknown(.note, nearest: nil)), field: .date, value: day.iso)
    }
    return NoteItem(deleted)
  }
}
