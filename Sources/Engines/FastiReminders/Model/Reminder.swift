public import FastiCivil

/// A reminder: a day of the Hijri year, a time, and a number of days.
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
  /// The number of days.
  public let duration: ReminderDuration
  /// The policy for day 30 in a month of 29 days.
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

/// On how many consecutive days a reminder notifies.
public enum ReminderDuration: Hashable, Sendable {
  /// A number of days, 1 to 60, also across the end of a month or year.
  case days(Int)
  /// Every day of the month, 29 or 30.
  case wholeMonth
}

/// The zone in which a reminder's time is read.
public enum ReminderZone: Hashable, Sendable {
  /// The zone of the place where the user is.
  case floating
  /// The zone of one place: its number in ``PlanWindow/places``.
  case place(Int)
}

/// Every limit of a reminder, declared once.
public enum ReminderLimits {
  /// Months of the Hijri year, 1 = Muharram.
  public static let month: ClosedRange<Int> = 1...12
  /// Days of the longest Hijri month.
  public static let day: ClosedRange<Int> = 1...30
  /// The Hijri years that may be written.
  public static let year: ClosedRange<Int> = 1...9999
  /// The number of days of a reminder that lasts several days.
  public static let duration: ClosedRange<Int> = 1...60
}

/// The id of a reminder: 128 bits, in the order in which reminders were made.
public struct ReminderID: Hashable, Comparable, Sendable {
  /// The first eight bytes, big-endian.
  public let high: UInt64
  /// The last eight bytes, big-endian.
  public let low: UInt64

  @inline(__always)
  public init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// In the order of the bytes: the order of reminders with equal moments.
  @inline(__always)
  public static func < (left: ReminderID, right: ReminderID) -> Bool {
    (left.high, left.low) < (right.high, right.low)
  }
}
