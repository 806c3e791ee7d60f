import FastiCivil
import FastiPerson
import FastiRecords

/// `fasti reminder detach ID ATTACHMENT`.
enum ReminderDetachCommand: Command {
  static let name = "detach"

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Take a photo, a file or a link off a reminder",
      details: ["The file stays for 30 days at least, so that fasti undo brings it back."],
      arguments: [
        ReminderText.id, Argument("ATTACHMENT", help: "its name, or its id as reminder show --json tells it"),
      ],
      examples: [Example("fasti reminder detach 9a7e21d4 zakat.pdf", "fasti undo brings it back")],
      statuses: [
        StatusNote(.notFound, "there is no such reminder, or nothing of that name is attached to it"),
        StatusNote(.invalid, "several things of that name are attached to it"),
      ])
  }

  static func run(_ context: Context) throws(Failure) {
    let entry = try context.reminderEntry(try context.reminders())
    let found = try FindAttachments(try context.store())
      .remove(context.invocation.argument(1) ?? "", from: entry.id, command: context.commandText)
    let book = try context.reminders()
    let item = try context.reminderLister(book).item(try book.entry(entry.id.text))
    context.answer(item) { ReminderText($0).writeAttachments(item) }
    context.say("took off \(found.name); to take it back: fasti undo")
  }
}
