import FastiAgenda
import FastiCivil
import FastiPerson
import FastiRecords
import FastiReminders
import FastiTerminal

/// `fasti event add|list|edit|delete`.
enum EventCommand: Command {
  static let name = "event"

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Manage events: appointments, trips, birthdays, payments", synonyms: ["appointment", "plan", "meeting"],
      examples: [
        Example("fasti event add 'Ada' --on 1815-12-10 --type birthday --every year", "a birthday"),
        Example("fasti event add Rom --on 2026-05-01 --until 2026-05-08 --type trip", "a trip of eight days"),
      ],
      subcommands: [EventAdd.self, EventList.self, EventEdit.self, EventDelete.self])
  }
}

/// `fasti event add TITLE --on DATE`.
enum EventAdd: Command {
  static let name = "add"

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Add an event",
      details: EventOptions.details,
      arguments: [Argument("TITLE", .text, help: "the title")],
      options: EventOptions.all,
      examples: [
        Example("fasti event add Dentist --on 2026-02-12 --at 09:30", "an appointment"),
        Example("fasti event add Rent --on 2026-01-31 --every month --type money", "on the last day of every month"),
        Example(
          "fasti event add Choir --on 2026-02-02 --at 19:00 --for 1h30 --every '2 weeks' --on-days mo,we --times 20",
          "twenty times"),
        Example(
          "fasti event add Board --on 2026-02-10 --nth 2nd-tue --at 18:00 --to 20:00 --place 'Room 5'", "monthly"),
        Example("fasti event add Feast --every 'year on 1 shawwal'", "on a date of the Hijri calendar"),
        Example(
          "fasti event add Rom --on 2026-05-01 --until 2026-05-08 --type trip --budget '900 EUR'", "what it may cost"),
        Example("fasti event add Fika --on 2026-02-12 --symbol coffee --color orange", "with a symbol and its colour"),
        Example("fasti event add Call --on 2026-02-12 --at 09:00 --in Asia/Tokyo", "at nine in Tokyo"),
        Example(
          "fasti event add Exam --on 2026-02-12 --at 09:00 --alarm 1h --alarm 'day before at 18:00'",
          "two notifications before it begins"),
      ])
  }

  static func run(_ context: Context) throws(Failure) {
    var draft = try EventOptions.draft(context, isNew: true)
    draft.title = context.invocation.argument(0)
    let editing = EditEvents(try context.store(), zones: context.machine.zones)
    let item = try EventOptions.answering { () throws(Failure) in try editing.add(draft) }
    context.answer(item) { context in EventText(context).write(item, today: nil) }
    context.report(done: .sayAdded)
  }
}

/// `fasti event list`.
enum EventList: Command {
  static let name = "list"
  static let from = Option("from", .day, "DATE", help: "the first day; default: today")
  static let to = Option("to", .day, "DATE", help: "the last day; default: a year later")

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "List events, one line for each occurrence",
      options: [from, to],
      examples: [Example("fasti event list --from 2026-01-01 --to 2026-12-31", "a year")],
      statuses: [StatusNote(.no, "there is none")])
  }

  static func run(_ context: Context) throws(Failure) {
    let today = try context.today()
    let first = try context.day(from) ?? today
    let year = DayRange(first).widened(before: 0, after: 365)
    let range = try context.range(from: from, to: to, else: year)
    let planner = try context.planner(range)
    var items = planner.occurrences(touching: range)
    // The lines of a CSV have the same cells.
    if context.format == .csv, items.contains(where: { $0.event.saysMore }) {
      let hasAlarms = items.contains { !$0.event.alarms.isEmpty }
      let hasBudget = items.contains { $0.event.budget != nil }
      let hasLook = items.contains { $0.event.look != .plain }
      for place in items.indices {
        (items[place].writesAll, items[place].writesAlarms, items[place].writesBudget) = (true, hasAlarms, hasBudget)
        items[place].writesLook = hasLook
      }
    }
    if items.isEmpty {
      context.status = .no
      context.report(
        empty: empty(range, from, to, all: .sayPlannerNoEvents, between: .sayPlannerNoEventsBetween, context),
        hint: "fasti event add TITLE --on DATE")
    }
    context.answer(items, columns: EventItem.columns) { context in
      for item in items { EventText(context).write(item, today: today) }
    }
    if !context.invocation.has(to) { reportLater(planner, range.last, context) }
  }

  /// Writes that there is nothing, with the range unless it covers all days.
  static func empty(
    _ range: DayRange, _ from: Option, _ to: Option, all: Template, between: Template, _ context: Context
  ) -> String {
    let isAll = range == Limits.days && !context.invocation.has(from) && !context.invocation.has(to)
    return isAll ? context.text(all) : context.text(between, .day(range.first), .day(range.last))
  }

  /// Writes how many events begin only after the shown year, and how to list them. Occurrences of those that began
  /// before are not counted, since most of them have no end.
  private static func reportLater(_ planner: Planner, _ last: Day, _ context: Context) {
    guard context.format == .text, last < Limits.days.last else { return }
    let later = planner.events(beginningAfter: last)
    guard let farthest = later.map(\.start).max() else { return }
    context.report(
      later.count == 1 ? .sayPlannerLaterOne : .sayPlannerLaterMany, .number(later.count), .day(last),
      .text("fasti event list --to \(farthest.iso)"))
  }
}

/// `fasti event edit ID`.
enum EventEdit: Command {
  static let name = "edit"
  static let title = Option("title", .text, "TITLE", help: "the title")

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Change an event; options not given keep their values",
      details: [
        "Of an event that repeats, all occurrences are changed. With --only it is one, which becomes an event of its own, or is "
          + "moved if only its day changes. With --from it is that one and all later ones, which become another event."
      ] + EventOptions.details,
      arguments: [Argument("ID", .text, help: "its id, or the digits that event list shows")],
      options: [title] + EventOptions.all + [EventOptions.noAlarm, EventOptions.only, EventOptions.from],
      examples: [
        Example("fasti event edit 9a7e21d4 --at 10:00", "at another time"),
        Example("fasti event edit 9a7e21d4 --only 2026-02-16 --on 2026-02-17", "one of them a day later"),
        Example("fasti event edit 9a7e21d4 --from 2026-03-02 --at 10:00", "at another time from March on"),
      ],
      statuses: [
        StatusNote(.no, "nothing changed: it had these values already"),
        StatusNote(.notFound, "the event does not exist, or does not begin on that day"),
      ])
  }

  static func run(_ context: Context) throws(Failure) {
    var draft = try EventOptions.draft(context)
    draft.title = context.invocation[title]
    let id = context.invocation.argument(0) ?? ""
    let editing = EditEvents(try context.store(), zones: context.machine.zones)
    let (scope, original) = try EventOptions.scope(id, context)
    // The days on which occurrences begin now; the original day of one that was moved is another.
    let (only, from) = (try context.day(EventOptions.only), try context.day(EventOptions.from))
    let item = try EventOptions.answering { () throws(Failure) in
      guard context.invocation.has(EventOptions.until), draft.on == nil else {
        return try editing.edit(id, draft, scope, at: original)
      }
      return try editing.edit(id, scope, at: original) { (old: Event) throws(Failure) -> EventDraft in
        var edit = draft
        edit.until = try context.day(EventOptions.until, endsWhatBegins: only ?? from ?? old.recurrence.first)
        return edit
      }
    }
    context.answer(item) { context in EventText(context).write(item, today: nil) }
    try context.report(edited: context.text(.sayChanged), already: context.text(.sayPlannerEvent))
  }
}

/// `fasti event delete ID`.
enum EventDelete: Command {
  static let name = "delete"

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Delete an event with all its occurrences, or some of them",
      arguments: [Argument("ID", .text, help: "its id, or the digits that event list shows")],
      options: [EventOptions.only, EventOptions.from],
      examples: [
        Example("fasti event delete 9a7e21d4", "fasti undo brings it back"),
        Example("fasti event delete 9a7e21d4 --only 2026-02-16", "one of them"),
      ],
      statuses: [StatusNote(.notFound, "the event does not exist, or does not begin on that day")])
  }

  static func run(_ context: Context) throws(Failure) {
    let id = context.invocation.argument(0) ?? ""
    let (scope, original) = try EventOptions.scope(id, context)
    let gone = try EditEvents(try context.store()).delete(id, scope, at: original)
    context.answer(gone.item) { _ in }
    let said = Sentence(.sayDeletedThing, .sentence(gone.sentence(context.words)))
    if gone.leavesSome { context.report(.sayUndoable, .sentence(said)) } else { context.report(deleted: said, [id]) }
  }
}
