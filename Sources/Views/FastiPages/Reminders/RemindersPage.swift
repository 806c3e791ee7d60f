public import FastiWords

/// Reminders on Hijri dates: what comes next, all of them, and a Hijri month as a grid.
public struct RemindersPage: Sendable {
  /// What is to be delivered next, in order.
  public var upcoming: [UpcomingRow]
  /// The days ahead in which ``upcoming`` was looked for.
  public var horizon: Int
  /// The reminders, those to come first.
  public var reminders: [ReminderRow]
  /// The month; nil when no table reaches it.
  public var month: HijriGrid?
  /// How many notifications the days ahead hold.
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
