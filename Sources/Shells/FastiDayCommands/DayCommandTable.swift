public import FastiTerminal

/// The table of the commands about days, which do not read plans; a new command needs a file and a line here.
public enum DayCommandTable {
  /// Calendars and the sky.
  public static var sky: [any Command.Type] { [ConvertCommand.self, SkyCommand.self] }
  /// Holidays and regions.
  public static var holidays: [any Command.Type] {
    [HolidaysCommand.self, IsHolidayCommand.self, ExplainCommand.self, RegionsCommand.self]
  }
  /// The commands of `fasti rules`, except those that read untrusted files.
  public static var rules: [any Command.Type] {
    [
      RulesListCommand.self, RulesShowCommand.self, RulesAddCommand.self, RulesEditCommand.self,
      RulesResetCommand.self, RulesDeleteCommand.self, RulesCheckCommand.self, RulesExportCommand.self,
    ]
  }
  /// The Hijri months.
  public static var months: [any Command.Type] { [HijriCommand.self] }
  /// Exchange rates.
  public static var currency: [any Command.Type] { [CurrencyCommand.self] }
  /// The weather, and its place.
  public static var weather: [any Command.Type] { [WeatherCommand.self, PlaceCommand.self] }
  /// Business days.
  public static var workdays: [any Command.Type] { [DaysCommand.self] }
  /// The commands that read and write settings.
  public static var settings: [any Command.Type] { [ConfigCommand.self] }
  /// The commands of `fasti export` about days.
  public static var exports: [any Command.Type] { [ExportDimensionCommand.self] }
}
