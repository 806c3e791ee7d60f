import FastiCivil
import FastiPerson
import FastiRecords
import FastiReminders
import FastiTerminal

/// `fasti reminder list`.
enum ReminderListCommand: Command {
  static let name = "list"

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "List the reminders; as text, the next ones first",
      examples: [Example("fasti reminder list --json", "with everything about them")],
      statuses: [StatusNote(.no, "there is none")])
  }

  static func run(_ context: Context) throws(Failure) {
    let book = try context.reminders()
    let items = try context.reminderLister(book).all()
    if items.isEmpty {
      context.status = .no
      context.report(empty: context.text(.sayReminderNone), hint: "fasti reminder add Zakat --on 9-1")
    }
    context.warn(book.warnings)
    context.answer(items, columns: ReminderItem.columns) { context in
      for item in items.sorted(by: nextFirst) { ReminderText(context).writeLine(item) }
    }
  }

  /// Programs get reminders in the order in which they were made.
  private static func nextFirst(_ one: ReminderItem, _ other: ReminderItem) -> Bool {
    switch (one.next?.occurrence.instant, other.next?.occurrence.instant) {
    case (let one?, let other?): one < other
    case (let one, let other): one != nil && other == nil
    }
  }
}

/// `fasti reminder show ID`.
enum ReminderShowCommand: Command {
  static let name = "show"

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Show all details of a reminder",
      arguments: [ReminderText.id],
      examples: [Example("fasti reminder show 9a7e21d4", "with notes and attachments")])
  }

  static func run(_ context: Context) throws(Failure) {
    let book = try context.reminders()
    let item = try context.reminderLister(book).item(try context.reminderEntry(book))
    context.warn(book.warnings)
    context.answer(item) { ReminderText($0).writeBlock(item) }
  }
}

/// `fasti reminder upcoming`.
enum ReminderUpcomingCommand: Command {
  static let name = "upcoming"
  static let now = Option("now", .text, "INSTANT", help: "the moment to plan from: 2026-02-18T00:30:00-06:00")
  static let days = Option("days", .int(1...366), "N", help: "how many days, today included (default 30)")
  static let cap = Option("cap", .int(0...100_000), "N", help: "how many the channel holds (default 64)")

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Show the reminders of the next days",
      details: [
        "A projected date moves if a month begins on another day than calculated. What does not fit into the channel "
          + "is deferred until there is room."
      ],
      options: [now, days, cap],
      examples: [
        Example("fasti reminder upcoming", "the next 30 days"),
        Example("fasti reminder upcoming --lang ar", "with Arabic names of the months"),
      ],
      statuses: [StatusNote(.no, "there is nothing to come")])
  }

  static func run(_ context: Context) throws(Failure) {
    let moment = try context.moment(now)
    let book = try context.reminders(at: moment)
    let upcoming = UpcomingReminders(
      book, now: moment, days: context.invocation.int(days) ?? PlanWindow.days,
      cap: context.invocation.int(cap) ?? NotificationPlan.defaultCap, language: context.language)
    if upcoming.items.isEmpty { context.status = .no }
    context.warn(book.warnings)
    switch context.format {
    case .csv: context.answer(upcoming.items, columns: UpcomingItem.columns) { _ in }
    case .json, .text: context.answer(upcoming) { UpcomingText($0, book).write(upcoming) }
    }
  }
}
