public import FastiCalendars
public import FastiCivil

/// The Hijri months that reminders follow.
public enum ReminderMonths {
  /// The months of the years around a day.
  public static func around(_ day: Day) -> MonthTable {
    let year = (day.year - 622) * 33 / 32
    return .ummAlQura(years: (year - 3)...(year + 12))
  }
}
