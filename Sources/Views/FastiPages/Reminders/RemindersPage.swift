public import FastiWords

/// Reminders on Hijri dates: the next notifications, all reminders, and a Hijri month as a grid.
public struct RemindersPage: Sendable {
  /// The next notifications, in order.
  public var upcoming: [UpcomingRow]
  /// The number of days ahead that ``upcoming`` covers.
  public var horizon: Int
  /// The reminders, the next ones first.
  public var reminders: [ReminderRow]
  /// The month; nil outside the table.
  public var month: HijriGrid?
  /// The number of notifications in the days ahead.
  public var scheduled: ScheduledCount

  /// Reminders and a month.
  public init(
    upcoming: [UpcomingRow], horizon: Int, _ reminders: [ReminderRow], month: HijriGrid?,
    scheduled: ScheduledCount
  ) {
    self.upcoming = upcoming
    self.horizon = horizon
    self.reminders = reminders
    self.month = month
    self.scheduled = scheduled
  }
}
