public import FastiCivil
public import FastiRecords

/// Writes and deletes the notes of days. Each call is one change that can be undone.
public struct EditNotes {
  private let store: any Store

  /// The notes of a store.
  public init(_ store: any Store) { self.store = store }

  /// Writes the note of a day, in place of the one it had. Line ends become line feeds, blank lines at its end go.
  /// - Throws: `.invalid` for an empty text, control characters or more than 65,536 bytes.
  public func set(_ day: Day, _ typed: String, command: String) throws(Failure) -> NoteItem {
    var text = typed.split(separator: "\r\n", omittingEmptySubsequences: false).joined(separator: "\n")
    while let last = text.last, last.isWhitespace { text.removeLast() }
    guard !text.isEmpty else {
      throw Failure(
        .invalid, code: "empty-note", "the note is empty", field: "TEXT", hint: "fasti note delete \(day.iso)",
        cause: .text(.emptyNote))
    }
    let note = Note(day: day, text: try TypedText.lines(text, "TEXT"))
    try store.change(command) { writer throws(StoreError) in _ = try writer.put(note) }
    return NoteItem(note)
  }

  /// Deletes the note of a day.
  /// - Returns: What it said.
  /// - Throws: `.notFound` when it has none.
  @discardableResult
  public func delete(_ day: Day, command: String) throws(Failure) -> NoteItem {
    var deleted: Note?
    try store.change(command) { writer throws(StoreError) in
      deleted = try writer.record(Note.self, key: day.iso)
      try writer.delete(Note.self, key: day.iso)
    }
    guard let deleted else {
      throw Failure(
        .notFound, code: "no-note", "\(day.iso) has no note", field: "DATE", value: day.iso, hint: "fasti note list",
        cause: .thing(.unknown(.note, nearest: nil)))
    }
    return NoteItem(deleted)
  }
}
