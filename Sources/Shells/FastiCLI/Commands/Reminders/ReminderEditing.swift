import FastiCivil
import FastiPerson
import FastiRecords
import FastiTerminal

/// `fasti reminder add TITLE`.
enum ReminderAddCommand: Command {
  static let name = "add"

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Add a reminder",
      details: [
        "Day 30 of a month that has 29 days that year falls on its last day, unless --day30 says otherwise. "
          + "A time that clocks skip is delivered later, by as much as they were put forward.",
        "A Hijri day begins at sunset, so a birth in the evening falls on the next one. --born with --after-sunset "
          + "says so.",
      ],
      arguments: [Argument("TITLE", help: "what to be reminded of")],
      options: ReminderOptions.all,
      examples: [
        Example("fasti reminder add Zakat --on 9-1 --time 08:00", "every year on 1 Ramadan"),
        Example("fasti reminder add 'Amina, born' --born 2011-05-03 --after-sunset", "every year on its Hijri day"),
        Example("fasti reminder add Fasting --on 9-1 --days month", "on each day of Ramadan"),
        Example("fasti reminder add Hajj --on 1447-12-8 --days 6", "once"),
      ],
      statuses: [StatusNote(.invalid, "a date, time or number lies outside its limits; nothing is stored")])
  }

  static func run(_ context: Context) throws(Failure) {
    var input = ReminderOptions.input(context.invocation, title: context.invocation.argument(0))
    try context.readBirth(&input)
    let id = try context.reminderEditor().add(input)
    let book = try context.reminders()
    let item = try context.reminderLister(book).item(try book.entry(id.text))
    context.answer(item) { context in
      context.out.write(text: item.id.short + "\n")
      ReminderText(context).writeNext(item)
    }
    context.reportIfOver(item, in: book)
    context.report(done: .sayAdded)
  }
}

/// `fasti reminder edit ID`.
enum ReminderEditCommand: Command {
  static let name = "edit"

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Change a reminder; options not given keep their values",
      arguments: [ReminderText.id],
      options: [ReminderOptions.title] + ReminderOptions.all + [ReminderOptions.disable, ReminderOptions.enable],
      examples: [
        Example("fasti reminder edit 9a7e21d4 --time 07:30", "another time"),
        Example("fasti reminder edit 9a7e21d4 --zone ''", "in the time zone of wherever you are"),
      ],
      statuses: [
        StatusNote(.no, "nothing changed: it had these values already"),
        StatusNote(.notFound, "there is no such reminder"),
      ])
  }

  static func run(_ context: Context) throws(Failure) {
    let invocation = context.invocation
    var input = ReminderOptions.input(invocation, title: invocation[ReminderOptions.title])
    try context.readBirth(&input)
    switch (invocation.has(ReminderOptions.enable), invocation.has(ReminderOptions.disable)) {
    case (true, true):
      throw Failure(.usage(.exclusive(.enabling, ReminderOptions.enable.field, ReminderOptions.disable.field)))
    case (true, false): input.isEnabled = true
    case (false, true): input.isEnabled = false
    case (false, false): break
    }
    let entry = try context.reminderEntry(try context.reminders())
    try context.reminderEditor().edit(entry.id, input)
    let book = try context.reminders()
    let item = try context.reminderLister(book).item(try book.entry(entry.id.text))
    context.answer(item) { ReminderText($0).writeNext(item) }
    context.reportIfOver(item, in: book)
    let title = item.record.title
    try context.report(edited: context.text(.sayChangedThing, .text(title)), already: title)
  }
}

/// `fasti reminder delete ID`.
enum ReminderDeleteCommand: Command {
  static let name = "delete"

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Delete a reminder and what is attached to it",
      arguments: [ReminderText.id],
      examples: [Example("fasti reminder delete 9a7e21d4", "fasti undo brings it back, attachments included")])
  }

  static func run(_ context: Context) throws(Failure) {
    let book = try context.reminders()
    let entry = try context.reminderEntry(book)
    let item = try context.reminderLister(book).item(entry)
    try context.reminderEditor().delete(entry.id)
    context.answer(item) { _ in }
    context.report(deleted: Sentence(.sayDeletedThing, .text(entry.record.title)), [entry.id.text])
  }
}
