/// The list of commands; a new command is a file and a line here.
public enum CommandTable {
  /// Commands that belong together, as help shows them.
  public struct Section: Sendable {
    /// The heading.
    public let title: String
    /// The commands, in the order help shows them.
    public let commands: [any Command.Type]
  }

  /// Every command. Computed, so that starting the program builds no tables.
  public static var sections: [Section] {
    [
      Section(
        title: "Days",
        commands: [
          TodayCommand.self, DayCommand.self, WeekCommand.self, MonthCommand.self, YearCommand.self,
          ConvertCommand.self, SkyCommand.self,
        ]),
      Section(
        title: "Holidays",
        commands: [
          HolidaysCommand.self, IsHolidayCommand.self, ExplainCommand.self, RegionsCommand.self, RulesCommand.self,
        ]),
      Section(title: "Hijri months", commands: [HijriCommand.self]),
      Section(title: "Business days", commands: [DaysCommand.self]),
      Section(title: "Leave", commands: [LeaveCommand.self]),
      Section(
        title: "Planner",
        commands: [
          NoteCommand.self, EventCommand.self, CountdownCommand.self, SearchCommand.self, FeedCommand.self,
          WidgetCommand.self, ServeCommand.self, TokenCommand.self, OpenCommand.self,
        ]),
      Section(title: "Reminders", commands: [ReminderCommand.self, NotifyCommand.self]),
      Section(
        title: "Your data",
        commands: [
          UndoCommand.self, HistoryCommand.self, BackupCommand.self, ExportCommand.self, ImportCommand.self,
          StoreCommand.self,
        ]),
      Section(
        title: "The program",
        commands: [
          ConfigCommand.self, PathsCommand.self, DoctorCommand.self, CompletionsCommand.self, HelpCommand.self,
          VersionCommand.self,
        ]),
    ]
  }

  /// Every command, without headings.
  public static var all: [any Command.Type] { sections.flatMap(\.commands) }

  /// The commands most people need, for `fasti` alone.
  static let frequent = [
    "today", "week", "month", "year", "holidays", "explain", "regions", "convert",
  ]
}
