public import FastiCivil

/// Reminders on Hijri dates, and a Hijri month as a grid.
public struct RemindersPage: Sendable {
  /// The reminders, by their next day.
  public var reminders: [ReminderRow]
  /// The month; nil when no table reaches it.
  public var month: HijriGrid?
  /// How many notifications are scheduled, of how many there will be.
  public var scheduled: (count: Int, of: Int)

  /// Reminders and a month.
  public init(_ reminders: [ReminderRow], month: HijriGrid?, scheduled: (count: Int, of: Int)) {
    self.reminders = reminders
    self.month = month
    self.scheduled = scheduled
  }
}

/// A reminder in a list.
public struct ReminderRow: Hashable, Sendable {
  /// Its id.
  public var id: String
  /// What it is called.
  public var title: String
  /// Its Hijri date in words: `1 Ramadan`.
  public var hijri: String
  /// When it comes next; nil for never again.
  public var next: Day?
  /// The clock time.
  public var time: TimeOfDay
  /// How many days it lasts.
  public var length: Int

  /// A reminder.
  public init(id: String, _ title: String, hijri: String, next: Day?, time: TimeOfDay, length: Int = 1) {
    self.id = id
    self.title = title
    self.hijri = hijri
    self.next = next
    self.time = time
    self.length = length
  }
}

/// A Hijri month over the Gregorian week.
public struct HijriGrid: Hashable, Sendable {
  /// Its name and year in words: `Ramadan 1447`.
  public var title: String
  /// Its name in Arabic; nil for none.
  public var arabic: String?
  /// Its Gregorian days, 29 or 30.
  public var days: DayRange
  /// Where its days come from, in words: `calculated`.
  public var source: String
  /// The days with a reminder.
  public var marked: [Day]

  /// A month.
  public init(_ title: String, arabic: String? = nil, days: DayRange, source: String, marked: [Day] = []) {
    self.title = title
    self.arabic = arabic
    self.days = days
    self.source = source
    self.marked = marked
  }
}
