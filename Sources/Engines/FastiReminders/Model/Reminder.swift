public import FastiCivil

/// When to remind: a day of the Hijri year, a time, and for how long.
///
/// ```swift
/// let reminder = try Reminder(id: id, month: 9, day: 1, time: .midnight)   // 1 Ramadan, every year
/// ```
public struct Reminder: Hashable, Sendable {
  public let id: ReminderID
  /// The Hijri month, 1 = Muharram to 12.
  public let month: Int
  /// The day of the month, 1 to 30; the first of several.
  public let day: Int
  /// Every year, or once.
  public let recurrence: ReminderRecurrence
  public let time: TimeOfDay
  /// On how many days.
  public let duration: ReminderDuration
  /// What becomes of day 30 in a month of 29.
  public let day30: Day30Policy
  /// Whose clocks show ``time``.
  public let zone: ReminderZone

  /// A reminder from its parts.
  /// - Throws: The first part that is wrong.
  public init(
    id: ReminderID, month: Int, day: Int, recurrence: ReminderRecurrence = .annual, time: TimeOfDay = .midnight,
    duration: ReminderDuration = .days(1), day30: Day30Policy = .last, zone: ReminderZone = .floating
  ) throws(ReminderError) {
    guard ReminderLimits.month.contains(month) else { throw .noSuchMonth(month) }
    guard ReminderLimits.day.contains(day) else { throw .noSuchDay(day) }
    if let year = recurrence.year, !ReminderLimits.year.contains(year) { throw .yearOutOfRange(year) }
    switch duration {
    case .days(let count):
      guard ReminderLimits.duration.contains(count) else { throw .durationOutOfRange(count) }
    case .wholeMonth:
      guard day == 1 else { throw .monthBeginsOnItsFirst(day) }
    }
    self.id = id
    self.month = month
    self.day = day
    self.recurrence = recurrence
    self.time = time
    self.duration = duration
    self.day30 = day30
    self.zone = zone
  }
}
