import FastiDayCommands
public import FastiTerminal

/// The table of all commands; a new command is a file and a line here.
public enum CommandTable {
  /// Every command. Computed, so that starting the program builds no tables.
  public static var sections: [CommandSection] {
    [
      CommandSection(
        "Days",
        [
          TodayCommand.self, DayCommand.self, WeekCommand.self, MonthCommand.self, YearCommand.self, AgendaCommand.self,
        ] + DayCommandTable.sky),
      CommandSection("Holidays", DayCommandTable.holidays + [RulesCommand.self]),
      CommandSection("Hijri months", DayCommandTable.months),
      CommandSection("Business days", DayCommandTable.workdays),
      CommandSection("Money", DayCommandTable.currency),
      CommandSection("Weather", DayCommandTable.weather),
      CommandSection("Leave", [LeaveCommand.self]),
      CommandSection(
        "Planner",
        [
          AddCommand.self, NoteCommand.self, EventCommand.self, CountdownCommand.self, SearchCommand.self,
          FeedCommand.self,
          WidgetCommand.self, ServeCommand.self, TokenCommand.self, PeopleCommand.self, OpenCommand.self,
        ]),
      CommandSection("Reminders", [ReminderCommand.self, NotifyCommand.self]),
      CommandSection(
        "Your data",
        [
          UndoCommand.self, RedoCommand.self, HistoryCommand.self, BackupCommand.self, ExportCommand.self,
          ImportCommand.self, SyncCommand.self, DeviceCommand.self, ConflictsCommand.self, EraseCommand.self,
          StoreCommand.self,
          DatabaseCommand.self, SpaceCommand.self,
        ]),
      CommandSection(
        "The program",
        DayCommandTable.settings + [PathsCommand.self, DoctorCommand.self] + ProgramDefinition.ownCommands
          + [VersionCommand.self]),
    ]
  }

  /// Every command, without headings.
  public static var all: [any Command.Type] { sections.flatMap(\.commands) }

  /// The commands most people need, for `fasti` alone.
  static let frequent = [
    "today", "week", "month", "year", "holidays", "explain", "regions", "convert",
  ]
}
