public import FastiCalendars
public import FastiCivil

/// The Hijri months that reminders follow: the active ones.
public enum ReminderMonths {
  /// The active months of the years around a day; without a book, the shipped ones.
  public static func around(_ day: Day, in book: MonthBook = .empty) -> HijriMonths {
    let year = (day.year - 622) * 33 / 32
    return book.table(years: (year - 3)...(year + 12))
  }
}
