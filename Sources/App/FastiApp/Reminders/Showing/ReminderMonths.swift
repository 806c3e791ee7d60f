public import FastiCalendars
public import FastiCivil

/// The Hijri months that reminders follow: the active ones.
public enum ReminderMonths {
  /// The months of the years around a day: far enough ahead for a reminder of one year to come.
  public static func around(_ day: Day, in book: MonthBook) -> MonthTable {
    // 33 Hijri years are 32 Gregorian ones, within a week.
    let year = (day.year - 622) * 33 / 32
    return book.table(years: (year - 3)...(year + 12))
  }
}
