import FastiCivil
import FastiPerson
import FastiRecords
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

/// The options for the fields of an event.
enum EventOptions {
  static let on = Option("on", .day, "DATE", help: "the day, or the first of several")
  static let until = Option("until", .day, "DATE", help: "the last day of an event of several days")
  static let at = Option("at", .text, "TIME", help: "when it begins, 09:30; '' for the whole day")
  static let type = Option(
    "type", .choice(["event", "trip", "birthday", "money"]), "TYPE", help: "event, trip, birthday or money")
  static let every = Option(
    "every", .choice(["year", "month", "week", "day", "never"]), "STEP", help: "year, month, week, day or never")
  static let last = Option("last", .day, "DATE", help: "the last day on which a repeated event may begin")
  static let notes = Option("notes", .text, "TEXT", help: "notes")

  static let all = [on, until, at, type, every, last, notes]

  static let details = [
    "A 31st comes on the last day of shorter months, 29 February on 28 February of common years."
  ]

  /// The draft from the options.
  static func draft(_ context: Context) throws(Failure) -> EventDraft {
    let invocation = context.invocation
    var draft = EventDraft()
    draft.on = try context.day(on)
    draft.until = try context.day(until)
    draft.last = try context.day(last)
    draft.at = invocation[at]
    draft.type = invocation[type]
    draft.every = invocation[every]
    draft.notes = invocation[notes]
    return draft
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
      ])
  }

  static func run(_ context: Context) throws(Failure) {
    var draft = try EventOptions.draft(context)
    draft.title = context.invocation.argument(0)
    let item = try EditEvents(try context.store()).add(draft)
    context.answer(item) { context in EventText(context).write(item, today: nil) }
    context.report(done: .sayAdded)
  }
}

/// `fasti event list`.
enum EventList: Command {
  static let name = "list"
  static let from = Option("from", .day, "DATE", help: "the first day; today unless said")
  static let to = Option("to", .day, "DATE", help: "the last day; a year later unless said")

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
    let planner = try Planner.read(from: try context.store(), notesIn: range)
    let items = planner.occurrences(touching: range)
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
    return isAll ? context.told(all) : context.told(between, .day(range.first), .day(range.last))
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
      details: EventOptions.details,
      arguments: [Argument("ID", .text, help: "its id, or the digits that event list shows")],
      options: [title] + EventOptions.all,
      examples: [Example("fasti event edit 9a7e21d4 --at 10:00", "at another time")],
      statuses: [
        StatusNote(.no, "nothing changed: it had these values already"),
        StatusNote(.notFound, "there is no such event"),
      ])
  }

  static func run(_ context: Context) throws(Failure) {
    var draft = try EventOptions.draft(context)
    draft.title = context.invocation[title]
    let id = context.invocation.argument(0) ?? ""
    let item = try EditEvents(try context.store()).edit(id, draft)
    context.answer(item) { context in EventText(context).write(item, today: nil) }
    try context.report(edited: context.told(.sayChanged), already: context.told(.sayPlannerEvent))
  }
}

/// `fasti event delete ID`.
enum EventDelete: Command {
  static let name = "delete"

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Delete an event with all its occurrences",
      arguments: [Argument("ID", .text, help: "its id, or the digits that event list shows")],
      examples: [Example("fasti event delete 9a7e21d4", "fasti undo brings it back")],
      statuses: [StatusNote(.notFound, "there is no such event")])
  }

  static func run(_ context: Context) throws(Failure) {
    let id = context.invocation.argument(0) ?? ""
    let item = try EditEvents(try context.store()).delete(id)
    context.answer(item) { _ in }
    context.report(deleted: Sentence(.sayDeletedThing, .text(item.event.title)), [id])
  }
}
