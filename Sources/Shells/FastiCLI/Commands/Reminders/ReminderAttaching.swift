import FastiCivil
import FastiPerson
import FastiRecords
import FastiTerminal

/// `fasti reminder attach ID FILE|URL`.
enum ReminderAttachCommand: Command {
  static let name = "attach"

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Attach a photo, a file or a link to a reminder", synonyms: ["attachment", "document"],
      details: [
        "Files are copied into the data folder, at most 100 MB each; the type is read from their content, and their "
          + "name is only a label. Links are http or https."
      ],
      arguments: [ReminderText.id, Argument("FILE|URL", .file, help: "a file, or an address with its scheme")],
      examples: [
        Example("fasti reminder attach 9a7e21d4 zakat.pdf", "a copy of the file"),
        Example("fasti reminder attach 9a7e21d4 https://example.org/zakat", "a link"),
      ],
      statuses: [StatusNote(.invalid, "a folder, a device, another scheme, more than 100 MB; nothing is stored")])
  }

  static func run(_ context: Context) throws(Failure) {
    let entry = try context.reminderEntry(try context.reminders())
    let attach = AttachToReminder(
      try context.store(), try context.attachmentFolder(), now: context.machine.clock.now)
    _ = try attach(context.invocation.argument(1) ?? "", to: entry.id)
    let book = try context.reminders()
    let item = try context.reminderLister(book).item(try book.entry(entry.id.text))
    context.answer(item) { ReminderText($0).writeAttachments(item) }
    context.report(done: .sayAttached)
  }
}

/// `fasti reminder detach ID ATTACHMENT`.
enum ReminderDetachCommand: Command {
  static let name = "detach"

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Remove an attachment from a reminder",
      details: ["The file stays for 30 days at least, so that fasti undo brings it back."],
      arguments: [
        ReminderText.id, Argument("ATTACHMENT", help: "its name, or its id in reminder show --json"),
      ],
      examples: [Example("fasti reminder detach 9a7e21d4 zakat.pdf", "fasti undo brings it back")],
      statuses: [
        StatusNote(.notFound, "there is no such reminder, or it has no such attachment"),
        StatusNote(.invalid, "it has several attachments with that name"),
      ])
  }

  static func run(_ context: Context) throws(Failure) {
    let entry = try context.reminderEntry(try context.reminders())
    let found = try FindAttachments(try context.store())
      .remove(context.invocation.argument(1) ?? "", from: entry.id)
    let book = try context.reminders()
    let item = try context.reminderLister(book).item(try book.entry(entry.id.text))
    context.answer(item) { ReminderText($0).writeAttachments(item) }
    context.report(done: .sayDetached, .text(found.name))
  }
}
