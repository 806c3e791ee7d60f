import FastiCivil
import FastiPerson
import FastiRecords
import FastiTerminal

/// `fasti note set|show|list|delete`.
enum NoteCommand: Command {
  static let name = "note"

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Write, show and delete the notes of days", synonyms: ["diary", "memo"],
      details: ["A day has one note; writing another one replaces it, and fasti undo brings the former back."],
      examples: [
        Example("fasti note set 2026-01-08 'Dentist moved to Friday'", "a note for a day"),
        Example("fasti note show today", "what it says"),
      ],
      subcommands: [NoteSet.self, NoteShow.self, NoteList.self, NoteDelete.self])
  }
}

/// `fasti note set DATE TEXT|-`.
enum NoteSet: Command {
  static let name = "set"

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Write the note of a day; it replaces the old one",
      arguments: [
        Argument("DATE", .day, help: "2026-01-08, today, +3d ..."),
        Argument("TEXT", .text, help: "the text; - reads standard input"),
      ],
      examples: [Example("fasti note set tomorrow 'Pack the tent'", "one line; a pipe may bring several")])
  }

  static func run(_ context: Context) throws(Failure) {
    guard let day = try context.day(at: 0), let typed = context.invocation.argument(1) else { return }
    var text = typed
    if typed == "-" {
      let bytes = try context.machine.files.read("-", limit: 1 << 20)
      guard let read = String(validating: bytes, as: UTF8.self) else {
        throw Failure(.text(.notUTF8), field: .text)
      }
      text = read
    }
    let note = try EditNotes(try context.store()).set(day, text)
    context.answer(note) { _ in }
    let name = context.text(.sayPlannerNote, .day(day))
    try context.report(done: context.text(.sayPlannerKept, .text(name)), already: name)
  }
}

/// `fasti note show DATE`.
enum NoteShow: Command {
  static let name = "show"

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Show the note of a day",
      arguments: [Argument("DATE", .day, help: "2026-01-08, today, +3d ...")],
      examples: [Example("fasti note show 2026-01-08", "what it says")],
      statuses: [StatusNote(.no, "the day has no note")])
  }

  static func run(_ context: Context) throws(Failure) {
    guard let day = try context.day(at: 0) else { return }
    let planner = try Planner.read(from: try context.store(), notesIn: DayRange(day))
    guard let note = planner.notes.first.map(NoteItem.init) else {
      context.status = .no
      guard context.format == .text else { return context.answerNothing() }
      return context.report(empty: context.text(.sayPlannerNoNote, .day(day)), hint: "fasti note set \(day.iso) TEXT")
    }
    context.answer(note) { context in context.out.write(text: note.text + "\n") }
  }
}

/// `fasti note list`.
enum NoteList: Command {
  static let name = "list"
  static let from = Option("from", .day, "DATE", help: "the first day")
  static let to = Option("to", .day, "DATE", help: "the last day")

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "List notes by day",
      options: [from, to],
      examples: [Example("fasti note list --from 2026-01-01", "those of this year and later")],
      statuses: [StatusNote(.no, "there is none")])
  }

  static func run(_ context: Context) throws(Failure) {
    let range = try context.range(from: from, to: to, else: Limits.days)
    let notes = try Planner.read(from: try context.store(), notesIn: range).notes.map(NoteItem.init)
    if notes.isEmpty {
      context.status = .no
      context.report(
        empty: EventList.empty(
          range, from, to, all: .sayPlannerNoNotes, between: .sayPlannerNoNotesBetween, context),
        hint: "fasti note set today TEXT")
    }
    context.answer(notes, columns: NoteItem.columns) { context in
      for note in notes {
        for (place, line) in note.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
          context.out.write(text: (place == 0 ? note.day.iso : "          ") + "  \(line)\n")
        }
      }
    }
  }
}

/// `fasti note delete DATE`.
enum NoteDelete: Command {
  static let name = "delete"

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Delete the note of a day",
      arguments: [Argument("DATE", .day, help: "2026-01-08, today, +3d ...")],
      examples: [Example("fasti note delete 2026-01-08", "fasti undo brings it back")],
      statuses: [StatusNote(.notFound, "the day has no note")])
  }

  static func run(_ context: Context) throws(Failure) {
    guard let day = try context.day(at: 0) else { return }
    let note = try EditNotes(try context.store()).delete(day)
    context.answer(note) { _ in }
    let label = context.text(.sayPlannerNote, .day(day))
    context.report(deleted: Sentence(.sayDeletedThing, .text(label)), [day.iso])
  }
}
