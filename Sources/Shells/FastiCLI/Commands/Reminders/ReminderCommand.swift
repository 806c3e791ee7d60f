/// `fasti reminder`: days of the Hijri year to be reminded of.
enum ReminderCommand: Command {
  static let name = "reminder"

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Be reminded of days of the Hijri year",
      details: [
        "A reminder falls on a day of a Hijri month, every Hijri year or in one, for one day or several. "
          + "fasti notify run tells it when its time comes.",
        "Every change can be undone: fasti undo.",
      ],
      examples: [
        Example("fasti reminder add Zakat --on 9-1", "1 Ramadan, every year, at midnight"),
        Example("fasti reminder upcoming", "what the next 30 days bring"),
      ],
      subcommands: [
        ReminderAddCommand.self, ReminderListCommand.self, ReminderShowCommand.self, ReminderEditCommand.self,
        ReminderDeleteCommand.self, ReminderAttachCommand.self, ReminderDetachCommand.self,
        ReminderUpcomingCommand.self,
      ])
  }
}
